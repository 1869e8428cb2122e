/** The soft ground and the text of a label, by what it means. */
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
