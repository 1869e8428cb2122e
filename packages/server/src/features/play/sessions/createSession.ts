import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { GameSession } from '@kathaloka/contract/entities';
import { authoredText, type PlayStory, type Retraced, retracing, type Step } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { countPlay, playableStory } from '../../catalogue/public.ts';
import { rememberLeft, withTaken } from '../../series/public.ts';
import { limits } from '../limits.ts';
import { bytesOf, type NewTurn } from '../stored/turnsRepository.ts';
import { findBegun, insertSession } from '../stored/sessionsRepository.ts';
import { getSession } from './getSession.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findNewestVersion } from '../stored/versionsRepository.ts';
import { asStored } from '../stored/inEveryLanguage.ts';
import { pinStory, type Snapshot, snapshotOf } from '../stored/snapshots.ts';
import { type BeginDeps, chosenTurn, firstTurn, newSession } from './newSession.ts';

interface Asked extends BodyOf<'createSession'> {
  /** The idempotency key: the same for every attempt to begin this session. */
  readonly key?: string | undefined;
}

/** Begins a story as it is now, and replays choices that the user made as a guest. */
export async function createSession(deps: BeginDeps, asked: Asked, user: SignedInUser): Promise<GameSession> {
  await deps.rateLimiter.take(limits.session, user.id);
  await playableStory(deps, { id: asked.story_id }, user);
  const session_id = await inTransaction(deps.db, (transaction) => begin(transaction, deps, asked, user));
  return getSession(deps, { session_id, user_id: user.id });
}

async function begin(
  transaction: Transaction,
  { clock }: Pick<BeginDeps, 'clock'>,
  { story_id, choices, seed, language: wanted, key }: Asked,
  { id: user_id, youth }: Pick<SignedInUser, 'id' | 'youth'>,
): Promise<string> {
  const is_uncounted = !!youth;
  const findKnown = () => findBegun(transaction, { user_id, key, story_id });
  const known = await findKnown();
  if (known) return known;
  await refuseFull(transaction, user_id);
  const now = clock();
  const id = newOrderedId();
  const snapshot_id = await pinStory(transaction, { story_id, now });
  const written = await snapshotOf(transaction, snapshot_id);
  const language = written.languages.find((offered) => offered === wanted) ?? null;
  const snapshot = written.in(language);
  const taken = await withTaken(transaction, { user_id, story_id, play: snapshot.play });
  // the guest may have read the story in its own language, and without the values of earlier parts
  const { steps, refusal } = await firstAccepted(
    [taken ?? snapshot.play, snapshot.play, written.play],
    (play) => retraced(retracing(play, choices, seed ?? id)),
  );
  if (refusal)
    throw new AppError('no_such_choice', 'The story has changed: it does not offer this choice any more.');
  const turns = await turnsOf({ session_id: id, user_id, now }, snapshot, steps);
  const story_version = (await findNewestVersion(transaction, story_id))?.number ?? 0;
  const ids = {
    id,
    user_id,
    snapshot_id,
    story_version,
    language,
    creation_key: key ?? null,
    is_uncounted,
    now,
  };
  const newest = turns.at(-1)!;
  const told_bytes = turns.reduce((sum, turn) => sum + bytesOf(turn), 0);
  const session = newSession(ids, snapshot, newest, newest.state);
  const added = { session: { ...session, turns_told: turns.length, told_bytes }, turns };
  // false if a concurrent request with this key has begun a session
  if (!(await insertSession(transaction, added))) return (await findKnown()) || id;
  if (!is_uncounted) await countPlay(transaction, story_id);
  await rememberLeft(transaction, { user_id, story_id, play: snapshot.play, state: newest.state, now });
  return id;
}

/** The first way that is not refused, or the last one if all are. */
async function firstAccepted(
  plays: readonly PlayStory[],
  wayIn: (play: PlayStory) => Promise<Retraced>,
): Promise<Retraced> {
  const [play, ...others] = new Set(plays);
  const way = await wayIn(play!);
  return way.refusal && others.length > 0 ? firstAccepted(others, wayIn) : way;
}

/** Lets others run after each choice: one in a great story takes milliseconds. */
async function retraced(steps: ReturnType<typeof retracing>): Promise<Retraced> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}

/** One turn for each move, told in the author's own words, as it was read. */
async function turnsOf(
  ids: SessionKey & { readonly now: Date },
  snapshot: Snapshot,
  steps: readonly Step[],
): Promise<NewTurn[]> {
  const turns: NewTurn[] = [];
  for (const { choice, state, telling } of steps) {
    const stored = asStored(snapshot, state);
    const told =
      state.node === null ? snapshot.story_prompt : authoredText(snapshot.play, { state: stored, telling });
    const turn = firstTurn({ id: newOrderedId(), ...ids }, snapshot, stored, told);
    const parent = turns.at(-1);
    turns.push(parent && choice !== null ? chosenTurn(turn, parent, choice) : turn);
    await nextTurn();
  }
  return turns;
}
