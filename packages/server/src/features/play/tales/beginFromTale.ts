import { spendable } from '@kathaloka/story';
import { factWords } from '../../../narrator/factWords.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { newId, newOrderedId } from '../../../platform/ids.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { bytesOfFact, bytesOfWords } from '../memory/roomRepository.ts';
import { newSession } from '../sessions/newSession.ts';
import { findBegun, insertSessionRow } from '../stored/sessionsRepository.ts';
import { type Snapshot, snapshotOf } from '../stored/snapshots.ts';
import type { TaleCopy } from './TaleCopy.ts';
import { type InheritedTurn, insertInherited, insertMemory } from './talesRepository.ts';

interface Beginning {
  readonly user_id: string;
  /** The idempotency key: the same for every attempt to begin this session. */
  readonly key: string | undefined;
  readonly now: Date;
}

interface Begun {
  readonly session_id: string;
  /** Whether an earlier request with the same key has begun it. */
  readonly is_known: boolean;
}

/**
 * Begins a session at the end of a shared tale, with copies of its turns and memory. Copies cost nothing and
 * are not counted, because they were paid for and counted where they were told.
 */
export async function beginFromTale(
  transaction: Transaction,
  tale: TaleCopy,
  { user_id, key, now }: Beginning,
): Promise<Begun> {
  const findKnown = () => findBegun(transaction, { user_id, key, story_id: undefined });
  const known = await findKnown();
  if (known) return { session_id: known, is_known: true };
  await refuseFull(transaction, user_id);
  const id = newOrderedId();
  const { language, undo_xp, versions } = tale;
  const last = tale.turns.at(-1)!;
  const { snapshot_id } = last;
  const snapshot = (await snapshotOf(transaction, snapshot_id)).in(language);
  const story_version = new Map(versions).get(snapshot_id) ?? 0;
  // the young cannot play from a link, so the session counts in statistics
  const counted = { is_uncounted: false, now };
  const ids = { id, user_id, snapshot_id, story_version, language, creation_key: key ?? null, ...counted };
  const turns = copiesOf(tale);
  const head = { id: turns.at(-1)!.id, ai_response: last.ai_response };
  const session = newSession(ids, snapshot, head, spendable(last.state, { undo_xp }));
  const memory = memoryOf(tale, { turns, snapshot, now, session_id: id, user_id });
  const told_bytes =
    Buffer.byteLength(JSON.stringify(tale.turns)) +
    memory.facts.reduce((sum, fact) => sum + bytesOfFact(fact), bytesOfWords(memory.words.length));
  if (!(await insertSessionRow(transaction, { ...session, undo_xp, turns_told: turns.length, told_bytes })))
    return { session_id: (await findKnown()) || id, is_known: true };
  await insertInherited(transaction, { session_id: id, user_id, now }, turns);
  await insertMemory(transaction, memory);
  return { session_id: id, is_known: false };
}

interface Copied {
  readonly session_id: string;
  readonly user_id: string;
  readonly now: Date;
}

function copiesOf({ turns }: TaleCopy): InheritedTurn[] {
  const ids = turns.map(() => newOrderedId());
  return turns.map(({ is_typed: _typed, ...turn }, at) => ({
    ...turn,
    id: ids[at]!,
    parent_id: ids[at - 1] ?? null,
  }));
}

function memoryOf(
  { facts, summaries, versions, turns: told }: TaleCopy,
  {
    turns,
    snapshot,
    session_id,
    user_id,
    now,
  }: Copied & { readonly turns: readonly InheritedTurn[]; readonly snapshot: Snapshot },
) {
  const placeOf = (at: number) => ({
    turn_id: turns[at]!.id,
    session_id,
    user_id,
    branch: turns[0]!.id,
    depth: told[at]!.depth,
  });
  return {
    facts: facts.map(({ at, known_to, ...fact }) => ({
      ...placeOf(at),
      ...fact,
      known_to: JSON.stringify(known_to),
    })),
    words: facts.flatMap(({ at, key, value, known_to, kind = 'fact' }) =>
      (kind === 'fact' ? factWords([key, value, ...known_to].join(' '), snapshot.language) : []).map(
        (word) => ({ ...placeOf(at), key, word }),
      ),
    ),
    summaries: summaries.map(({ at, layer, text }) => ({
      ...placeOf(at),
      id: newId(),
      layer,
      text,
      created_at: now,
    })),
    versions: versions
      .filter(([id]) => id !== snapshot.id)
      .map(([id, story_version]) => ({ session_id, user_id, snapshot_id: id, story_version })),
  };
}
