import type { PlayMemory } from '@kathaloka/contract/entities';
import { holdsPhrase, wordsIn } from '../../../narrator/phrases.ts';
import { isKnownToPlayer } from '../../../narrator/prompts/knowers.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { type EntryRow, findEntries } from './entriesRepository.ts';
import { entryIdOf } from './entryId.ts';
import { findBranches } from './pathRepository.ts';

/** What a session remembers at its newest turn, by person, without what others keep from the player. */
export async function readMemory({ db }: Pick<Deps, 'db'>, key: SessionKey): Promise<PlayMemory> {
  const session = await findSession(db, key);
  const head = session && (await findTurn(db, { ...key, id: session.head_turn_id }));
  if (!head) throw notFound('session');
  const { sheet } = await snapshotOfSession(db, { ...session, snapshot_id: head.snapshot_id });
  const rows = await findEntries(db, await findBranches(db, { ...head, user_id: key.user_id }));
  const names = (sheet.lexicon.names ?? []).flatMap(({ np, is }) => (is === 'person' ? [np] : []));
  const known = rows.filter(({ known_to }) => isKnownToPlayer(known_to));
  const people = Map.groupBy(known, (row) => personOf(row, names));
  return {
    people: [...people]
      .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
      .map(([name, entries]) => ({ name, entries: entries.toSorted(pinnedFirst).map(entryOf) })),
  };
}

/** Whom an entry concerns; null if it names nobody else, or leaves open which of two with the same last word. */
function personOf({ key, value }: EntryRow, names: readonly string[]): string | null {
  const words = wordsIn(`${key.replaceAll('_', ' ')} ${value}`);
  const named = names.filter((name) => holdsPhrase(words, wordsIn(name).slice(-1)));
  const whole = named.find((name) => holdsPhrase(words, withoutArticle(wordsIn(name))));
  const [first] = named;
  const isSure = named.filter((name) => lastOf(name) === lastOf(first ?? '')).length === 1;
  return whole ?? (first !== undefined && isSure ? first : null);
}

const lastOf = (name: string): string | undefined => wordsIn(name).at(-1);
const withoutArticle = (words: readonly string[]): readonly string[] =>
  /^(?:the|an?)$/.test(words[0] ?? '') ? words.slice(1) : words;

const pinnedFirst = (one: EntryRow, other: EntryRow): number =>
  Number(other.is_pinned) - Number(one.is_pinned) || other.depth - one.depth;

/** What a model has written is under a key; what the player has said is a sentence. */
const labelOf = ({ key, kind }: Pick<EntryRow, 'key' | 'kind'>): string =>
  kind === 'fact' ? `${key.replaceAll('_', ' ')}: ` : '';

export const textOf = ({ value, ...entry }: Pick<EntryRow, 'key' | 'kind' | 'value'>): string =>
  `${labelOf(entry)}${value}`;

/** The value of an entry whose text was corrected. */
export function valueIn(text: string, entry: Pick<EntryRow, 'key' | 'kind'>): string {
  const label = labelOf(entry);
  return text.startsWith(label) ? text.slice(label.length) : text;
}

function entryOf({ key, kind, value, quote, turn_id, by, is_pinned }: EntryRow) {
  return {
    id: entryIdOf({ turn_id, key }),
    text: textOf({ key, kind, value }),
    ...(quote !== '' && { quote }),
    turn_id,
    by,
    is_pinned,
    can_change: true,
  };
}
