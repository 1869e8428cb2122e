import type { SessionExport, Turn } from '@kathaloka/contract/entities';
import type { PlayState } from '@kathaloka/story';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { JsonStream } from '../../../platform/http/jsonStream.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentTurn, shownTurn } from '../present.ts';
import { findPathIds, findRetellings, findTurns } from '../stored/turnsRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { type Snapshot, snapshotOfSession } from '../stored/snapshots.ts';

/** The number of turns in memory. */
const PAGE = 100;

export async function exportSession(
  { db }: Pick<Deps, 'db'>,
  key: SessionKey,
): Promise<JsonStream<SessionExport>> {
  const session = await findSession(db, key);
  if (!session) throw notFound('session');
  const snapshot = await snapshotOfSession(db, session);
  return new JsonStream<SessionExport>({
    id: session.id,
    story_id: session.story_id,
    title: snapshot.title,
    language: snapshot.language,
    started_at: session.created_at.toISOString(),
    turns: turnsOf(db, key, snapshot, await findPathIds(db, { ...key, from: session.head_turn_id })),
  });
}

/** Yields turns, oldest first. */
async function* turnsOf(
  db: Queries,
  key: SessionKey,
  snapshot: Snapshot,
  newestFirst: readonly string[],
): AsyncGenerator<Turn> {
  const ids = newestFirst.toReversed();
  let before: PlayState | null = null;
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const turns = await findTurns(db, key, page);
    const firsts = turns.map(({ id, telling_of }) => telling_of ?? id);
    const retellings = await findRetellings(db, key, [...new Set(firsts)]);
    for (const turn of turns) {
      // what was struck is no part of the tale
      const { struck: _, ...told } = presentTurn(shownTurn(turn, before, snapshot), retellings, snapshot);
      yield told;
      before = turn.state;
    }
  }
}
