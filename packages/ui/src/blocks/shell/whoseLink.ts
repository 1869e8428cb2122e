/** Whether somebody is signed in; null while the page does not know, as one that a server renders for everybody. */
export type IsSignedIn = boolean | null;

interface Whose {
  readonly 'data-whose'?: 'members' | 'guests';
}

/** For the link of members, and that of guests: props of those that are in the page. Which of both is seen, its root's `data-member` says. */
export function whoseLink(isSignedIn: IsSignedIn): { readonly members?: Whose; readonly guests?: Whose } {
  if (isSignedIn === null)
    return { members: { 'data-whose': 'members' }, guests: { 'data-whose': 'guests' } };
  return isSignedIn ? { members: {} } : { guests: {} };
}
