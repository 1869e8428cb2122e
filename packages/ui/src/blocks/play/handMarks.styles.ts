/**
 * A thin mark before the words of a hand: lines of different kinds, so that colours alone distinguish nothing. The
 * element has `data-by`. A word joiner binds the mark to the words, so that no line breaks between them.
 */
export const handMarks = `
  &::before {
    content: '\\2060';
    margin-inline-end: 0.25em;
    border-inline-start: 0.16em solid var(--kl-gold-text);
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
    border-inline-start: 0.07em solid var(--kl-text-mute);
  }
`;
