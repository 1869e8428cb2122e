import type { PlayState } from '@kathaloka/story';
import type { CompiledQuery } from 'kysely';
import { fromPlayer } from '../../../narrator/entries/fromPlayer.ts';
import { peopleIn } from '../../../narrator/prompts/peopleHere.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { rememberLeft } from '../../series/public.ts';
import { insertStated } from '../memory/statedRepository.ts';
import { sceneText } from '../stored/snapshots.ts';
import type { NewTurn } from '../stored/turnsRepository.ts';
import { actedTogether } from '../together/takeTurn.ts';
import type { Work } from './work.ts';

/** A turn that was told, inside the transaction that stores it. */
export interface ToldTurn {
  readonly work: Work;
  readonly turn: NewTurn;
  /** The state after the price of the turn was subtracted. */
  readonly state: PlayState;
  readonly spent: { readonly credits: number; readonly xp: number };
}

/**
 * Stores something in addition to a turn. The statements that it returns are sent and committed with those of the
 * turn.
 */
type TurnStep = (
  transaction: Transaction,
  told: ToldTurn,
) => readonly CompiledQuery[] | Promise<readonly CompiledQuery[]>;

const leaveToLaterParts: TurnStep = async (transaction, { work, turn, state }) => {
  const { user_id, snapshot } = work;
  const { story_id, play } = snapshot;
  await rememberLeft(transaction, { user_id, story_id, play, state, now: turn.committed_at });
  return [];
};

const storeWhoActed: TurnStep = (transaction, { work: { session_id, user_id, together }, turn, spent }) =>
  together ? actedTogether(transaction, { session_id, user_id, turn_id: turn.id, ...spent, together }) : [];

/** What the owner has stated in typed words, with any narrator. Nothing that the young type is stored. */
const storeStated: TurnStep = (transaction, { work, turn }) => {
  const { snapshot, parent, retellings, isYoung, session_id, user_id } = work;
  if (turn.user_input === null || isYoung) return [];
  const { language, lexicon } = snapshot.sheet;
  const present = peopleIn(lexicon, [sceneText(snapshot, parent.state), parent.ai_response ?? '']);
  const stated = fromPlayer(turn.user_input, { language, present });
  if (stated.length === 0) return [];
  const place = { turn_id: turn.id, session_id, user_id, parent, retellings };
  return [insertStated(transaction, place, stated)];
};

/** The steps in the transaction of a turn, in this order: the last one reads who acted. */
const WITH_A_TURN: readonly TurnStep[] = [leaveToLaterParts, storeWhoActed, storeStated];

export async function runTurnSteps(transaction: Transaction, told: ToldTurn): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  for (const step of WITH_A_TURN) statements.push(...(await step(transaction, told)));
  return statements;
}

type Afterwards = (deps: Deps, work: Work) => Promise<void> | undefined;

/** Makes this player read from the primary database, in every process, until the replicas have the turn. */
const noteForReplicas: Afterwards = ({ replica }, { user_id }) => replica?.noteWrite(user_id);

/** Run after the turn is committed, before it is announced. */
const AFTER_COMMIT: readonly Afterwards[] = [noteForReplicas];

export async function runAfterCommit(deps: Deps, work: Work): Promise<void> {
  for (const step of AFTER_COMMIT) await step(deps, work);
}
