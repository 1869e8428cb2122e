import type { GameSession } from '@kathaloka/contract/entities';
import { beginPlay, choicesOf, type PlayState } from '@kathaloka/story';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { newOrderedId } from '../../platform/ids.ts';
import { notFound } from '../../platform/notFound.ts';
import { playableStory } from '../catalogue/public.ts';
import { limits } from './limits.ts';
import { summaryOf } from './present.ts';
import { countPlay, findSession, findTurn, insertSession, type NewTurn } from './repository.ts';
import { readSession } from './sessions.ts';
import { findNewestVersion, findPinnedVersion } from './versionsRepository.ts';
import { pinStory, sceneText, type Snapshot, snapshotOf } from './snapshots.ts';

type BeginDeps = Pick<Deps, 'db' | 'clock' | 'rateLimiter'>;

/** Begins a story as it is now. */
export async function createSession(
  deps: BeginDeps,
  { story_id }: { readonly story_id: string },
  user: SignedInUser,
): Promise<GameSession> {
  const { db, clock } = deps;
  await deps.rateLimiter.take(limits.session, user.id);
  await playableStory(deps, { id: story_id }, user);
  const id = newOrderedId();
  await inTransaction(db, async (transaction) => {
    await countPlay(transaction, story_id);
    const snapshot_id = await pinStory(transaction, { story_id, now: clock() });
    const snapshot = await snapshotOf(transaction, snapshot_id);
    const state = beginPlay(snapshot.play);
    const text = sceneText(snapshot, state);
    const first = firstTurn({ id: newOrderedId(), session_id: id, now: clock() }, snapshot, state, text);
    const story_version = (await findNewestVersion(transaction, story_id))?.number ?? 0;
    const session = { id, user_id: user.id, snapshot_id, story_version, now: clock() };
    await insertSession(transaction, { session: newSession(session, snapshot, first, state), first });
  });
  return readSession(deps, { session_id: id });
}

interface NewSessionOf {
  readonly id: string;
  readonly user_id: string;
  readonly snapshot_id: string;
  readonly story_version: number;
  readonly now: Date;
}

function newSession({ now, ...ids }: NewSessionOf, snapshot: Snapshot, first: NewTurn, state: PlayState) {
  return {
    ...ids,
    story_id: snapshot.story_id,
    created_at: now,
    updated_at: now,
    head_turn_id: first.id,
    tip_turn_id: first.id,
    ...summaryOf(snapshot, state, first.ai_response ?? null),
  };
}

function firstTurn(
  { now, ...ids }: { readonly id: string; readonly session_id: string; readonly now: Date },
  snapshot: Snapshot,
  state: PlayState,
  text: string,
): NewTurn {
  return {
    ...ids,
    committed_at: now,
    parent_id: null,
    telling_of: null,
    action_type: 'story_start',
    user_input: null,
    selected_choice: null,
    ai_response: text,
    choices: choicesOf(snapshot.play, state),
    perhaps_meant: null,
    image_url: null,
    image_alt: null,
    style: null,
    prompt: null,
    model_used: null,
    told_by: null,
    stepped_in: null,
    remembered: [],
    credits_consumed: 0,
    success: true,
    state,
    duration_ms: 0,
  };
}

/** Begins a session of its own from the state after a turn of another one. */
export async function branchSession(
  deps: BeginDeps,
  { session_id, turn_id }: { readonly session_id: string; readonly turn_id: string },
  user: SignedInUser,
): Promise<GameSession> {
  const { db, clock } = deps;
  await deps.rateLimiter.take(limits.session, user.id);
  const id = newOrderedId();
  await inTransaction(db, async (transaction) => {
    const origin = await findSession(transaction, session_id);
    const turn = origin && (await findTurn(transaction, { session_id, id: turn_id }));
    if (!turn) throw notFound('session');
    const { state, snapshot_id } = turn;
    const snapshot = await snapshotOf(transaction, snapshot_id);
    const story_version = await findPinnedVersion(transaction, origin, snapshot_id);
    const ids = { id: newOrderedId(), session_id: id, now: clock() };
    const first = {
      ...firstTurn(ids, snapshot, state, turn.ai_response ?? ''),
      image_url: turn.image_url,
      image_alt: turn.image_alt,
      style: turn.style,
    };
    const session = { id, user_id: user.id, snapshot_id, story_version, now: clock() };
    await insertSession(transaction, { session: newSession(session, snapshot, first, state), first });
  });
  return readSession(deps, { session_id: id });
}
