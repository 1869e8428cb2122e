/**
 * Returns the name of the model that told a turn, with the provider's name for it if the provider told it.
 */
export function tellerName(turn: { readonly told_by?: string | undefined }, displayName: string): string {
  return turn.told_by === undefined ? displayName : `${displayName}, ${turn.told_by}`;
}
