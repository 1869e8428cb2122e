import type { SessionExport } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { buildLargeAnswer } from '../../../platform/largeAnswers.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentTurn } from '../present.ts';
import { findSession } from './sessionsRepository.ts';
import { pageOf } from './pageOf.ts';

const WHOLE = 100_000;

export async function exportSession(
  { db }: Pick<Deps, 'db'>,
  { session_id }: { readonly session_id: string },
  user: SignedInUser,
): Promise<SessionExport> {
  return buildLargeAnswer(user, () => wholeSession(db, session_id));
}

async function wholeSession(db: Queries, session_id: string): Promise<SessionExport> {
  const session = await findSession(db, session_id);
  if (!session) throw notFound('session');
  const { snapshot, turns, retellings } = await pageOf(db, session, { limit: WHOLE });
  return {
    id: session.id,
    story_id: session.story_id,
    title: snapshot.title,
    language: snapshot.language,
    started_at: session.created_at.toISOString(),
    turns: turns.map((turn) => presentTurn(turn, retellings)),
  };
}
