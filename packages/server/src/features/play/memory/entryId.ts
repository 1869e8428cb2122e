import { notFound } from '../../../platform/notFound.ts';

/** A stored fact: a turn has one of each key. */
export interface EntryKey {
  readonly turn_id: string;
  readonly key: string;
}

/** The name of a fact in calls. Its key may have any letters, so it is encoded. */
export const entryIdOf = ({ turn_id, key }: EntryKey): string =>
  `${turn_id}~${Buffer.from(key).toString('base64url')}`;

export function entryKeyOf(id: string): EntryKey {
  const [turn_id, key] = id.split('~');
  if (
    turn_id === undefined ||
    key === undefined ||
    !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(turn_id)
  )
    throw notFound('session');
  return { turn_id, key: Buffer.from(key, 'base64url').toString('utf8') };
}
