/**
 * A label of the other direction is aligned with the page, not with its own direction. Not for prose, whose lines start
 * where its language starts them.
 */
export const withPage = `
  [dir='rtl'] &[dir='ltr'],
  [dir='ltr'] &[dir='rtl'] {
    text-align: end;
  }
`;

/** Like `withPage`, for clamped text on a right-to-left page, with space for an ellipsis that Chromium would cut. */
export const cutWithPage = `
  [dir='rtl'] &[dir='ltr'] {
    margin-inline-end: -1em;
    padding-inline-end: 1em;
    text-align: end;
  }
`;
