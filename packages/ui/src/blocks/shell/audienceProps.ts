/** Whether the reader is signed in; null if unknown, as on a page that the server renders for all visitors. */
export type IsSignedIn = boolean | null;

interface AudienceProps {
  readonly 'data-whose'?: 'members' | 'guests';
}

/**
 * Returns the props of the links for members and for guests; undefined for a link that is not rendered. If
 * both are rendered, `data-member` on the root element decides which is visible.
 */
export function audienceProps(isSignedIn: IsSignedIn): {
  readonly members?: AudienceProps;
  readonly guests?: AudienceProps;
} {
  if (isSignedIn === null)
    return { members: { 'data-whose': 'members' }, guests: { 'data-whose': 'guests' } };
  return isSignedIn ? { members: {} } : { guests: {} };
}
