/** The focus ring. `GlobalStyles` sets it everywhere; a part that replaces a hidden control imports it. */
export const focusRing = `
  outline: var(--kl-edge-3) solid var(--kl-focus);
  outline-offset: var(--kl-edge-3);
  box-shadow: 0 0 0 var(--kl-edge-3) var(--kl-focus-gap);
`;

/** The focus ring inside the edge, for elements whose outside is clipped. */
export const focusRingInside = `
  outline-offset: calc(-1 * var(--kl-edge-3));
  box-shadow: none;
`;

/** No focus ring: for elements that only scripts focus, or that show their focus on another part. */
export const noFocusRing = `
  outline: none;
  box-shadow: none;
`;
