/**
 * A thin mark before the words of a hand: lines of different kinds, so that colours alone distinguish nothing. The
 * element has `data-by`.
 */
export const handMarks = `
  &::before {
    content: '';
    display: inline-block;
    block-size: 0.85em;
    margin-inline-end: 0.3em;
    border-inline-start: 0.16em solid var(--kl-gold-text);
    vertical-align: -0.06em;
  }
  &[data-by='model']::before {
    border-inline-start: 0.16em dashed var(--kl-peacock-text);
  }
  &[data-by='player']::before {
    border-inline-start: 0.16em dotted var(--kl-sindoor-text);
  }
  &[data-by='rule']::before {
    border-inline-start: 0.3em double var(--kl-text-soft);
  }
  &[data-by='house']::before {
    block-size: 0.4em;
    border-inline-start: 0.16em solid var(--kl-text-mute);
  }
`;
