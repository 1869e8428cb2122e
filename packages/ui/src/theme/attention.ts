/** The focus ring. `GlobalStyles` sets it on everything; a part that replaces a hidden control uses it from here. */
export const focusRing = `
  outline: var(--kl-edge-3) solid var(--kl-focus);
  outline-offset: var(--kl-edge-3);
  box-shadow: 0 0 0 var(--kl-edge-3) var(--kl-focus-gap);
`;

/** The same, drawn inside the edge, for elements whose outside is clipped. */
export const focusRingInside = `
  outline-offset: calc(-1 * var(--kl-edge-3));
  box-shadow: none;
`;

/** For elements that are focused by a script only, or show focus on another part. */
export const noFocusRing = `
  outline: none;
  box-shadow: none;
`;
