/** The told text outside of the log: its size, lines and paragraphs. */
export const toldText = `
  font-size: calc(var(--kl-fs-18) * var(--kl-tale-scale, 1));
  line-height: var(--kl-lh-tale);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  p {
    margin: 0;
  }
  p + p {
    margin-block-start: 0.75em;
  }
`;

/** The reader's action beside the told text, with a line at its side. */
export const whatWasDone = `
  padding-inline-start: var(--kl-size-12);
  border-inline-start: var(--kl-edge-2) solid var(--kl-gold);
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-17);
  line-height: calc(var(--kl-lh-tale) * 0.8);

  > bdi {
    font-family: var(--kl-font-tale);
  }
`;
