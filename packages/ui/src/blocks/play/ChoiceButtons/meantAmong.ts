import type { PlayChoice } from '@kathaloka/contract/entities';

/** Returns the index of the choice that the player's words may have meant; -1 if it is not offered. */
export function meantAmong(choices: readonly PlayChoice[], perhapsMeant: string | undefined): number {
  return choices.findIndex(({ text, is_detour }) => !is_detour && text === perhapsMeant);
}
