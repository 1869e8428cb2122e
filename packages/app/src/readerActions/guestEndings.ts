import { localStore } from '../browser/safeStorage.ts';

const KEY = 'kathaloka.guestEndings';
/** How many stories are remembered, the last finished first. */
const MOST = 10;

type Finished = readonly [story_id: string, scenes: readonly string[]];

/** The scenes of the endings that a guest has reached in a story in this browser. */
export function guestEndings(story_id: string): readonly string[] {
  return finished().find(([id]) => id === story_id)?.[1] ?? [];
}

export function storeGuestEnding(story_id: string, scene: string): void {
  const others = finished().filter(([id]) => id !== story_id);
  const scenes = [...new Set([...guestEndings(story_id), scene])];
  localStore.write(KEY, JSON.stringify([[story_id, scenes], ...others].slice(0, MOST)));
}

/** The stored stories that a guest has finished. The stored value may be anything. */
function finished(): readonly Finished[] {
  try {
    const stored = JSON.parse(localStore.read(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isFinished) : [];
  } catch {
    return [];
  }
}

function isFinished(value: unknown): value is Finished {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !Array.isArray(value[1])) return false;
  return value[1].every((scene) => typeof scene === 'string');
}
