/** The ring around what has the keyboard's focus. `GlobalStyles` gives it to everything; a part that stands in for a hidden control asks for it here. */
export const focusRing = `
  outline: var(--kl-edge-3) solid var(--kl-focus);
  outline-offset: var(--kl-edge-3);
  box-shadow: 0 0 0 var(--kl-edge-3) var(--kl-focus-gap);
`;

/** The same inside the edge, where something clips what is outside. */
export const focusRingInside = `
  outline-offset: calc(-1 * var(--kl-edge-3));
  box-shadow: none;
`;

/** For elements that are focused by a script only, or show focus on another part. */
export const noFocusRing = `
  outline: none;
  box-shadow: none;
`;
