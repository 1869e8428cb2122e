import { factWords } from '../../../narrator/factWords.ts';
import type { MemoryWriter } from '../../../narrator/Narrator.ts';
import type { PastTurn } from '../../../narrator/sheets.ts';
import type { Fact } from '../../../narrator/TurnReading.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { hasFacts, insertFacts } from './factsRepository.ts';
import { findBranches, findTurnsBetween, type Path } from './pathRepository.ts';
import { findForgotten, findForgottenSince, holdMemory } from './forgottenRepository.ts';
import { askedIn } from '../stored/choiceOf.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findTurn, type TurnRow } from '../stored/turnsRepository.ts';
import type { Snapshot } from '../stored/snapshots.ts';
import { readingOf, withinHearing } from './readingOf.ts';
import {
  claimSummary,
  findReach,
  findSummaries,
  type Layer,
  LAYERS,
  writeSummary,
} from './summariesRepository.ts';
import { saysForgotten, withoutForgotten } from './withoutForgotten.ts';
import { BLOCK, SHORT_BLOCK, SUMMARIES_OF_LAYER } from './blocks.ts';

type RememberDeps = Pick<Deps, 'db' | 'clock' | 'log'>;
interface Remembered extends SessionKey {
  readonly snapshot: Snapshot;
  readonly turn: Pick<TurnRow, 'id'>;
  readonly model_key: string;
  /** How long a call to its models may take. */
  readonly callMs: number;
  /** The facts of the turn, if they were read when it was told. */
  readonly facts?: readonly Fact[];
  /** What the narrator stored with the turn. */
  readonly notes?: unknown;
  /** Whether an earlier attempt may have written a part of the memory. */
  readonly isRetried?: boolean;
}

/** The maximum number of summaries of a layer that one turn writes: a long session catches up over several turns. */
const BLOCKS_AT_ONCE = 2;

/**
 * Writes the memory of a committed turn that a model told: its facts, and any summary that is due on its
 * path. Memory belongs to turns, so it stays correct if the turn is undone. False if a part of it is still
 * missing.
 */
export async function remember(
  deps: RememberDeps,
  memoryWriter: MemoryWriter,
  work: Remembered,
): Promise<boolean> {
  const { db, log } = deps;
  const { session_id, user_id } = work;
  const turn = await findTurn(db, { session_id, user_id, id: work.turn.id });
  if (!turn) return true;
  const path = await findBranches(db, { ...turn, user_id });
  const making = { deps, memoryWriter, work, path };
  // if one fails, the other is still written
  const made = await Promise.allSettled([storeFacts(making, turn), summarisePath(making)]);
  for (const result of made) {
    if (result.status === 'rejected')
      log.warn(
        { err: result.reason as Error, session: session_id },
        'the memory of a turn could not be written',
      );
  }
  return made.every((result) => result.status === 'fulfilled' && result.value);
}

interface Making {
  readonly deps: RememberDeps;
  readonly memoryWriter: MemoryWriter;
  readonly work: Remembered;
  readonly path: Path;
}

async function storeFacts(making: Making, turn: TurnRow): Promise<true> {
  const { deps, work } = making;
  const { language } = work.snapshot.sheet;
  const told = toldOf(turn);
  if (!told || isStill(turn)) return true;
  if (work.isRetried && (await hasFacts(deps.db, { user_id: work.user_id, turn_id: turn.id }))) return true;
  const rows = (work.facts ?? (await factsOf(making, turn, told))).map((fact) => ({
    ...fact,
    // who is here calls up what they know
    words: factWords([fact.key, fact.value, ...fact.known_to].join(' '), language),
  }));
  const { user_id } = work;
  await inTransaction(deps.db, async (transaction) => {
    await holdMemory(transaction, work);
    // a retelling says no more than what it retells
    const turn_id = turn.telling_of ?? turn.id;
    const forgotten = await findForgottenSince(transaction, { ...work, turn_id });
    const left = rows.filter(
      ({ key, value }) => !forgotten.some((each) => each.key === key || saysForgotten(value, each, language)),
    );
    await insertFacts(transaction, { ...turn, user_id }, left);
  });
  return true;
}

async function factsOf(
  { deps: { db }, memoryWriter, work, path }: Making,
  { state }: TurnRow,
  turn: PastTurn,
): Promise<readonly Fact[]> {
  const { snapshot, model_key, callMs } = work;
  const { task, isWhispered } = await readingOf(db, { path, snapshot, state, turn, model_key });
  const { facts } = await memoryWriter.readTurn(task, AbortSignal.timeout(callMs));
  return facts.map(withinHearing(task, isWhispered));
}

/** Immerse, and Continue within a scene, have no consequences. Without a graph, Continue does. */
const isStill = ({ action_type, selected_choice, state }: TurnRow): boolean =>
  action_type === 'immerse' ||
  (action_type === 'continue' && selected_choice === null && state.node !== null && state.turns_in_node > 0);

/** Writes the summaries that are due: eight summaries of a layer make one of the next layer. */
async function summarisePath(making: Making): Promise<boolean> {
  let isWhole = true;
  for (const layer of LAYERS) {
    for (let block = 0; block < BLOCKS_AT_ONCE; block += 1) {
      const made = await summariseNext(making, layer);
      if (made === 'claimed') isWhole = false;
      if (made !== 'written') break;
    }
  }
  return isWhole;
}

/** `written` by this process, `claimed` by another one (which may have died), or `none` due. */
async function summariseNext(making: Making, layer: Layer): Promise<'written' | 'claimed' | 'none'> {
  const { deps, memoryWriter, work, path } = making;
  const { db, clock } = deps;
  const from = await findReach(db, path, { layer });
  const block = await (layer === 1 ? turnsAfter(making, from) : summariesAfter(making, layer, from));
  if (!block) return 'none';
  const [id, now] = [newId(), clock()];
  const claim = {
    id,
    now,
    layer,
    turn: block.last,
    session_id: path.session_id,
    user_id: path.user_id,
    // after twice this time another process may claim the summary
    abandonedBefore: new Date(now.getTime() - 2 * work.callMs),
  };
  if (!(await claimSummary(db, claim))) return 'claimed';
  const { model_key, snapshot } = work;
  const text = await memoryWriter.summarise(
    { model_key, story: snapshot.sheet, turns: block.turns },
    AbortSignal.timeout(work.callMs),
  );
  await inTransaction(db, async (transaction) => {
    await holdMemory(transaction, path);
    const forgotten = await findForgotten(transaction, path);
    const left = withoutForgotten(text ?? '', forgotten, snapshot.sheet.language);
    await writeSummary(transaction, { id, user_id: path.user_id, text: left });
  });
  return 'written';
}

interface Block {
  readonly turns: readonly PastTurn[];
  readonly last: Pick<TurnRow, 'id' | 'branch' | 'depth'>;
}

async function turnsAfter({ deps, memoryWriter, work, path }: Making, from: number): Promise<Block | null> {
  const to = from + (memoryWriter.hasRoomForFew?.(work.notes) ? SHORT_BLOCK : BLOCK);
  if (path.depth < to) return null;
  const turns = await findTurnsBetween(deps.db, path, { from: from + 1, to });
  const last = turns.at(-1);
  return last?.depth === to ? { last, turns: turns.flatMap((turn) => toldOf(turn) ?? []) } : null;
}

/** The oldest eight summaries of the layer below, once it has nine. */
async function summariesAfter({ deps, path }: Making, layer: Layer, from: number): Promise<Block | null> {
  const below = (layer - 1) as Layer;
  const summaries = await findSummaries(deps.db, path, { layer: below, after: from });
  const oldest = summaries.slice(0, SUMMARIES_OF_LAYER);
  const last = oldest.at(-1);
  // an unfinished summary would be missing from the next layer
  const isWritten = oldest.every(({ text }) => text !== null);
  if (summaries.length <= SUMMARIES_OF_LAYER || !last || !isWritten) return null;
  const turns = oldest.flatMap(({ text }): PastTurn[] =>
    text === null || text === '' ? [] : [{ action_type: 'summary', input: null, text }],
  );
  return { turns, last: { id: last.turn_id, branch: last.branch, depth: last.depth } };
}

function toldOf({
  action_type,
  ai_response,
  ...turn
}: Pick<
  TurnRow,
  'action_type' | 'selected_choice' | 'selected_answer' | 'user_input' | 'ai_response'
>): PastTurn | null {
  return ai_response === null ? null : { action_type, input: askedIn(turn), text: ai_response };
}
