import type { PlayChoice } from '@kathaloka/contract/entities';

/** Which of the choices the player's words may have meant; -1 if none of those that are offered. */
export function meantAmong(choices: readonly PlayChoice[], perhapsMeant: string | undefined): number {
  return choices.findIndex(({ text, is_detour }) => !is_detour && text === perhapsMeant);
}
