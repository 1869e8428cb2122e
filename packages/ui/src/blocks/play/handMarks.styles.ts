/**
 * A thin mark before the words of a hand: lines of different kinds, so that colours alone distinguish nothing. The
 * element has `data-by`. A word joiner binds the mark to the words, so that no line breaks between them.
 */
export const handMarks = `
  &::before {
    --kl-mark: 0.16em;
    content: '\\2060';
    margin-inline-end: 0.25em;
    border-inline-start: var(--kl-mark) solid var(--kl-gold-text);
  }
  &[data-by='model']::before {
    border-inline-start: var(--kl-mark) dashed var(--kl-peacock-text);
  }
  &[data-by='player']::before {
    border-inline-start: var(--kl-mark) dotted var(--kl-sindoor-text);
  }
  &[data-by='rule']::before {
    --kl-mark: 0.2em;
    border-inline-start: var(--kl-mark) double var(--kl-text-soft);
  }
  &[data-by='house']::before {
    --kl-mark: 0.07em;
    border-inline-start: var(--kl-mark) solid var(--kl-text-mute);
  }
`;
