/** The name of the model that told a turn, followed by the provider's name for it, if any. */
export function tellerName(turn: { readonly told_by?: string | undefined }, displayName: string): string {
  return turn.told_by === undefined ? displayName : `${displayName}, ${turn.told_by}`;
}
