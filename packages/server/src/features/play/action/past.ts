import type { NarrationTask } from '../../../narrator/Narrator.ts';
import type { PastTurn } from '../../../narrator/sheets.ts';
import { asksOwnWords } from '../../../narrator/entries/recall.ts';
import type { Memory } from '../../../narrator/prompts/promptTypes.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { memoryOf, statedFor } from '../memory/memoryOf.ts';
import { pastStatements } from '../memory/memoryRepository.ts';
import { askedIn } from '../stored/choiceOf.ts';
import { TURNS_REMEMBERED, type Work } from './work.ts';

/** What a narrator is told of earlier turns: what it may refer to, and what it must not repeat. */
export type Past = Pick<NarrationTask, 'history' | 'memory' | 'recentTexts' | 'notes' | 'tellings'>;

/** Enough earlier tellings for the narrator not to repeat one. */
const TELLINGS_REMEMBERED = 3;

type Asked = Pick<Work, 'session_id' | 'user_id' | 'parent' | 'retellings'>;

/** The statements that read up to this many turns before an action. */
export const pastOfAction = (
  db: Queries,
  { session_id, user_id, parent, retellings }: Asked,
  turns: number,
) =>
  pastStatements(db, {
    session_id,
    user_id,
    turn_id: parent.id,
    tellings: retellings.slice(-TELLINGS_REMEMBERED),
    turns,
    limit: TURNS_REMEMBERED,
  });

type PastDeps = Pick<Deps, 'db' | 'log' | 'narrator'>;

export async function pastOf(deps: PastDeps, work: Work): Promise<Past> {
  const { path, notes, recentTexts, tellings } = work.past;
  const history = path
    .toReversed()
    .flatMap(({ action_type, ai_response, ...turn }): PastTurn[] =>
      ai_response === null || action_type === 'show'
        ? []
        : [{ action_type, input: askedIn(turn), text: ai_response }],
    );
  const memory = await remembered(deps, work, history);
  return { history, ...(memory && { memory }), recentTexts, notes, tellings };
}

/** Of so many turns, one may name a promise unasked. */
const TURNS_OF_PROMISES = 10;

/** Whether the built-in narrator is asked for the player's own words, or may name a promise. */
function needsOwnWords({ turn, telling, parent, snapshot }: Work): boolean {
  if (telling.kind === 'scene') return false;
  const isAsked = turn.user_input !== null && asksOwnWords(turn.user_input, snapshot.sheet.language);
  return isAsked || parent.depth % TURNS_OF_PROMISES === TURNS_OF_PROMISES - 1;
}

/** The memory for a turn. If reading it fails, the turn is told without memory. */
async function remembered(
  { db, log, narrator }: PastDeps,
  work: Work,
  history: readonly PastTurn[],
): Promise<Memory | undefined> {
  if (!narrator.remember && !needsOwnWords(work)) return undefined;
  try {
    return await (narrator.remember ? memoryOf(db, work, history) : statedFor(db, work));
  } catch (error) {
    log.warn({ err: error, session: work.session_id }, 'the memory of a session could not be read');
    return undefined;
  }
}

/** How an attempt went has been told when its scene is told. */
export function withOutcome({ history, ...past }: Past, outcome: string): Past {
  const last = history.at(-1);
  if (outcome === '' || !last) return { ...past, history };
  return { ...past, history: [...history.slice(0, -1), { ...last, text: `${last.text}\n\n${outcome}` }] };
}
