import type { StruckSentence } from '@kathaloka/contract/entities';
import type { Hand, StrikeReason } from '@kathaloka/contract/limits';
import { collected, holds, ledgerName, type Signed, YOU } from '@kathaloka/story';
import { READING_MS } from '../../../actionTimes.ts';
import type { NarrationTask, Narrator } from '../../../narrator/Narrator.ts';
import { beforeTurn } from '../../../narrator/prompts/beforeTurn.ts';
import { cutAtSentence, splitSentences } from '../../../narrator/prompts/sentences.ts';
import { situationOf } from '../../../narrator/prompts/situation.ts';
import { strikesIn } from '../../../narrator/strikes.ts';
import type { Fact, TurnReading } from '../../../narrator/TurnReading.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findBranches } from '../memory/pathRepository.ts';
import { readingOf, withinHearing } from '../memory/readingOf.ts';
import { within } from './life.ts';
import type { Work } from './work.ts';

/** A told turn after the sentences that a model must not tell were struck. */
export interface Judged {
  readonly pieces: readonly Signed[];
  /** In the order of the text; empty if the turn stays as it was told. */
  readonly struck: readonly StruckSentence[];
  /** The facts of the turn; undefined if nobody has read it. */
  readonly facts?: readonly Fact[];
}

type JudgeDeps = Pick<Deps, 'db' | 'log'> & { readonly narrator: Pick<Narrator, 'remember'> };

/**
 * Has the model that told a turn read it, and strikes the sentences whose events the story has not decided. If no
 * answer comes in time, the turn stays as it was told.
 */
export async function judge(
  { db, log, narrator: { remember } }: JudgeDeps,
  work: Work,
  { task, pieces }: { readonly task: NarrationTask; readonly pieces: readonly Signed[] },
  signal: AbortSignal,
): Promise<Judged> {
  if (!remember) return { pieces, struck: [] };
  const sentences = pieces.flatMap(sentencesOf);
  const secrets = [...secretsOf(work), ...storytellersOwn(task)];
  let reading: TurnReading;
  try {
    const { session_id, user_id, parent, snapshot } = work;
    const { task: asked, isWhispered } = await readingOf(db, {
      path: await findBranches(db, { session_id, user_id, branch: parent.branch, depth: parent.depth }),
      snapshot,
      state: work.next,
      turn: { action_type: work.turn.action_type, input: task.input, text: textOf(pieces) },
      model_key: task.model_key,
    });
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(READING_MS)]);
    const judged = { numbered: numberedText(sentences), before: beforeTurn(task), secrets };
    const { facts, events } = await within(deadline, remember.readTurn({ ...asked, judged }, deadline));
    reading = { facts: facts.map(withinHearing(asked, isWhispered)), events };
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ err: error, session: work.session_id }, 'a told turn could not be judged');
    return { pieces, struck: [] };
  }
  const strikes = strikesIn(reading.events, {
    sentences: sentences.filter(isModels).map(({ text }) => text),
    input: task.input,
    state: task.state,
    play: work.snapshot.play,
    tellsScene: ['retold_scene', 'open_first'].includes(situationOf(task)),
  });
  return { ...struckFrom(sentences, strikes), facts: strikes.size === 0 ? reading.facts : [] };
}

const isModels = ({ by }: { readonly by: Hand }): boolean => by === 'model';

const textOf = (pieces: readonly Signed[]): string => pieces.map(({ text }) => text).join('');

/** The sentences of a model, each with the space before it; other pieces stay whole. */
function sentencesOf(piece: Signed): readonly Signed[] {
  return isModels(piece) ? splitSentences(piece.text).map((text) => ({ ...piece, text })) : [piece];
}

function numberedText(sentences: readonly Signed[]): string {
  let n = 0;
  return sentences
    .map((sentence) => (isModels(sentence) ? `[${(n += 1)}] ${sentence.text.trim()}` : sentence.text.trim()))
    .join('\n');
}

/** The secrets of the story that the player does not know yet. */
function secretsOf({ snapshot, next }: Pick<Work, 'snapshot' | 'next'>): string[] {
  return [...snapshot.play.secrets].flatMap(([secret, { text, until }]) => {
    const isOut = until !== null && holds(until, collected(next));
    return isOut || next.things.includes(ledgerName({ kind: 'knows', who: YOU, secret })) ? [] : [text];
  });
}

const OWN_MAX = 1100;

/** What the author tells the storyteller alone. */
const storytellersOwn = ({ story }: NarrationTask): string[] =>
  story.story_system_prompt.trim() === '' ? [] : [cutAtSentence(story.story_system_prompt, OWN_MAX)];

/** Reasons whose sentences are not stored: reading them on request would tell the secret, or hurt. */
const UNSTORED: ReadonlySet<StrikeReason> = new Set(['secret', 'harm']);

function struckFrom(
  sentences: readonly Signed[],
  strikes: ReadonlyMap<number, StrikeReason>,
): Pick<Judged, 'pieces' | 'struck'> {
  const struck: StruckSentence[] = [];
  const pieces: Signed[] = [];
  let at = -1;
  // the break between two paragraphs must not go with the sentence that follows it
  let space = '';
  for (const sentence of sentences) {
    at += Number(isModels(sentence));
    const reason = isModels(sentence) ? strikes.get(at) : undefined;
    const [before = ''] = /^\s*/.exec(sentence.text) ?? [];
    if (reason !== undefined) {
      struck.push({ text: UNSTORED.has(reason) ? '' : sentence.text.trim(), reason });
      if (before.length > space.length) space = before;
      continue;
    }
    const text = space.length > before.length ? space + sentence.text.trimStart() : sentence.text;
    pieces.push({ ...sentence, text: textOf(pieces).trim() === '' ? text.trimStart() : text });
    space = '';
  }
  return { pieces, struck };
}
