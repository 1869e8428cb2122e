import type { PlayMemory } from '@kathaloka/contract/entities';
import { isKnownToPlayer } from '../../../narrator/prompts/knowers.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { type EntryRow, findEntries } from './entriesRepository.ts';
import { entryIdOf } from './entryId.ts';
import { findBranches } from './pathRepository.ts';
import { personFinder } from './personNamed.ts';

/** How many entries are compared with the names of a story before others have their turn. */
const ENTRIES_A_TURN = 10;

/** What a session remembers at its newest turn, by person, without what others keep from the player. */
export async function readMemory({ db }: Pick<Deps, 'db'>, key: SessionKey): Promise<PlayMemory> {
  const session = await findSession(db, key);
  const head = session && (await findTurn(db, { ...key, id: session.head_turn_id }));
  if (!head) throw notFound('session');
  const { sheet } = await snapshotOfSession(db, { ...session, snapshot_id: head.snapshot_id });
  const rows = await findEntries(db, await findBranches(db, { ...head, user_id: key.user_id }));
  const names = (sheet.lexicon.names ?? []).flatMap(({ np, is }) => (is === 'person' ? [np] : []));
  const known = rows.filter(({ known_to }) => isKnownToPlayer(known_to));
  const personIn = personFinder(names);
  const people = new Map<string | null, EntryRow[]>();
  for (const [at, row] of known.entries()) {
    // thousands of names may have the same last word
    if (at % ENTRIES_A_TURN === 0) await nextTurn();
    const person = personIn(`${row.key.replaceAll('_', ' ')} ${row.value}`);
    const entries = people.get(person) ?? [];
    entries.push(row);
    people.set(person, entries);
  }
  return {
    people: [...people]
      .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
      .map(([name, entries]) => ({ name, entries: entries.toSorted(pinnedFirst).map(entryOf) })),
  };
}

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
