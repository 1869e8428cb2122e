/** What the log calls who told a turn: the model by its name here, and by the provider's where that told it. */
export function tellerName(turn: { readonly told_by?: string | undefined }, displayName: string): string {
  return turn.told_by === undefined ? displayName : `${displayName}, ${turn.told_by}`;
}
