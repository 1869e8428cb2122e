/** The soft background and the text colour of a label, by its meaning. */
export const toneColours = `
  &[data-tone='success'] {
    background: var(--kl-success-soft);
    color: var(--kl-success-text);
  }
  &[data-tone='warning'] {
    background: var(--kl-warning-soft);
    color: var(--kl-warning-text);
  }
  &[data-tone='error'] {
    background: var(--kl-danger-soft);
    color: var(--kl-danger-text);
  }
  &[data-tone='info'] {
    background: var(--kl-info-soft);
    color: var(--kl-info-text);
  }
`;
