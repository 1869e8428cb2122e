/** Text of the other direction begins where everything around it begins on the page. */
export const withPage = `
  [dir='rtl'] &[dir='ltr'],
  [dir='ltr'] &[dir='rtl'] {
    text-align: end;
  }
`;

/** The same on a right-to-left page for text that is cut after some lines. Chromium aligns a line before it adds the ellipsis, which would be cut too without room for it. */
export const cutWithPage = `
  [dir='rtl'] &[dir='ltr'] {
    margin-inline-end: -1em;
    padding-inline-end: 1em;
    text-align: end;
  }
`;
