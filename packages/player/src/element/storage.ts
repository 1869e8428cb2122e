import { isJsonObject } from '@kathaloka/contract/rules';
import { readSave, type SavedReading } from '../runtime/savedReading.ts';

const PREFIX = 'kathaloka.player.';

/** The stored data of one story: the play, and the scenes seen in earlier plays. */
export interface StoredPlay {
  readonly save: SavedReading | null;
  /**
   * The plays that the reader abandoned by starting over, the latest at the end. Back at the beginning returns to it.
   */
  readonly left: readonly SavedReading[];
  /** The number of finished plays. */
  readonly plays: number;
  readonly entered: readonly string[];
}

export const NOTHING_STORED: StoredPlay = { save: null, left: [], plays: 0, entered: [] };

/** Null if the storage is unavailable: full, switched off, or forbidden in an embedded page. */
export function readStored(key: string): StoredPlay | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? NOTHING_STORED : storedIn(text);
  } catch {
    return null;
  }
}

function storedIn(text: string): StoredPlay {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return NOTHING_STORED;
  }
  if (!isJsonObject(stored)) return NOTHING_STORED;
  const { plays, entered, save, left } = stored;
  return {
    save: readSave(JSON.stringify(save ?? null)),
    left: (Array.isArray(left) ? left : [left]).flatMap(
      (each) => readSave(JSON.stringify(each ?? null)) ?? [],
    ),
    plays: Number.isSafeInteger(plays) ? Number(plays) : 0,
    entered: Array.isArray(entered) ? entered.filter((name) => typeof name === 'string') : [],
  };
}

/** Returns whether it was stored. */
export function writeStored(key: string, play: StoredPlay): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(play));
    return true;
  } catch {
    return false;
  }
}
