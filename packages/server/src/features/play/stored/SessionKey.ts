/**
 * A session and whose it is. Every row of play is found by both: those of one person may lie apart from those of others.
 * An administrator who reads names the owner, never themselves.
 */
export interface SessionKey {
  readonly session_id: string;
  readonly user_id: string;
}

/** Of a row of a session. */
export const keyOf = ({ id, user_id }: { readonly id: string; readonly user_id: string }): SessionKey => ({
  session_id: id,
  user_id,
});
