import { type ApiError, isRefusal } from '@kathaloka/api';
import { localStore } from '../browser/safeStorage.ts';

/** A click on like or bookmark. */
export interface Reaction {
  readonly call: 'likeStory' | 'bookmarkStory';
  readonly story_id: string;
  readonly isOn: boolean;
}

/** A click that has not reached the server. */
export interface UnsentReaction extends Reaction {
  readonly user_id: string;
  /** When it was made: a newer click, on any device, takes precedence. */
  readonly sequence: number;
}

const KEY = 'kathaloka.unsentReactions';
/** More than anybody clicks on a train ride. Beyond this number the oldest are dropped. */
const UNSENT_MAX = 200;

const hasUser = (entry: unknown): entry is UnsentReaction =>
  typeof entry === 'object' && entry !== null && typeof Reflect.get(entry, 'user_id') === 'string';

function read(): UnsentReaction[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(hasUser) : [];
  } catch {
    return [];
  }
}

const write = (unsent: readonly UnsentReaction[]): void =>
  localStore.write(KEY, unsent.length > 0 ? JSON.stringify(unsent.slice(-UNSENT_MAX)) : null);

export const unsentOf = (user_id: string): UnsentReaction[] =>
  read().filter((entry) => entry.user_id === user_id);

/** Replaces the stored click by one that was just sent: after an outage it is stored, after any other answer not. */
export function noteSent(sent: UnsentReaction, error: ApiError | undefined): void {
  const others = read().filter(
    ({ user_id, call, story_id }) =>
      user_id !== sent.user_id || call !== sent.call || story_id !== sent.story_id,
  );
  write(mayArriveLater(error) ? [...others, sent] : others);
}

/** Removes the clicks of other accounts. */
export const forgetUnsentOfOthers = (user_id: string): void => write(unsentOf(user_id));

/** Removes the clicks of an account that was deleted. */
export const forgetUnsentOf = (deleted: string): void =>
  write(read().filter(({ user_id }) => user_id !== deleted));

/** Whether the server was not reached, or failed. */
export const mayArriveLater = (error: ApiError | undefined): boolean =>
  error !== undefined && !(isRefusal(error) && error.status < 500);
