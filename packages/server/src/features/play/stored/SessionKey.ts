/**
 * A session and its owner. Every row of play is found by both, because the rows of different owners may lie
 * in different cells. An administrator who reads passes the owner, never themselves.
 */
export interface SessionKey {
  readonly session_id: string;
  readonly user_id: string;
}

/** The key of a session row. */
export const keyOf = ({ id, user_id }: { readonly id: string; readonly user_id: string }): SessionKey => ({
  session_id: id,
  user_id,
});
