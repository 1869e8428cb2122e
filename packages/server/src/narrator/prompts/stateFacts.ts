import type { PlayState } from '@kathaloka/story';
import { fencedLine } from './fence.ts';

/** The latest of what the player did, as the author calls it. */
const DEEDS_TOLD = 8;

const list = (items: readonly string[]): string => items.map((item) => fencedLine(item)).join(', ');

/** Facts of the state that a storyteller must not contradict. */
export function stateFacts({ numbers, things, deeds }: PlayState): string[] {
  return [
    ...(things.length > 0 ? [`has: ${list(things)}`] : []),
    ...numbers.map(([name, value]) => `${fencedLine(name)}: ${value}`),
    ...(deeds.length > 0 ? [`done so far: ${list(deeds.slice(-DEEDS_TOLD))}`] : []),
  ];
}
