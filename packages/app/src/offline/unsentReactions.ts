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
  /** The time of the click: a newer click, on any device, takes precedence. */
  readonly sequence: number;
}

const KEY = 'kathaloka.unsentReactions';
/** More than a reader clicks on a train journey. Beyond this number, the oldest are dropped. */
const UNSENT_MAX = 200;

function isUnsent(entry: unknown): entry is UnsentReaction {
  const { user_id, call, story_id, isOn, sequence } = Object(entry) as Partial<UnsentReaction>;
  const isReaction = call === 'likeStory' || call === 'bookmarkStory';
  const isTyped = typeof isOn === 'boolean' && typeof sequence === 'number';
  return isReaction && isTyped && typeof user_id === 'string' && typeof story_id === 'string';
}

function read(): UnsentReaction[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

const write = (unsent: readonly UnsentReaction[]): void =>
  localStore.write(KEY, unsent.length > 0 ? JSON.stringify(unsent.slice(-UNSENT_MAX)) : null);

export const unsentOf = (user_id: string): UnsentReaction[] =>
  read().filter((entry) => entry.user_id === user_id);

const isSameButton = (one: UnsentReaction, other: UnsentReaction): boolean =>
  one.user_id === other.user_id && one.call === other.call && one.story_id === other.story_id;

/**
 * Records the result of sending a click: stores the click if the server was not reached, and removes it otherwise. A
 * newer click on the same button is not changed.
 */
export function noteSent(sent: UnsentReaction, error: ApiError | undefined): void {
  const all = read();
  if (all.some((other) => isSameButton(other, sent) && other.sequence > sent.sequence)) return;
  const others = all.filter((other) => !isSameButton(other, sent));
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
