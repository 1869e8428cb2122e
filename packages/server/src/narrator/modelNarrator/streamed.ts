import { NarratorFailure } from '../Narrator.ts';
import { LANGUAGE_SHARE, mayBecome, shareIn } from '../prompts/languages.ts';
import type { Prompt } from '../prompts/promptTypes.ts';
import { lengthOf, situationOf } from '../prompts/situation.ts';
import { countWords } from '../phrases.ts';
import { additionsIn } from './additions.ts';
import { ask, type Flaw, flawOf } from './answers.ts';
import { RESTART } from './characters.ts';
import { guardedWords } from './guardedWords.ts';
import type { Telling } from './narratorParts.ts';
import { type OutputFilter, outputFilter } from './outputFilter.ts';
import { REFUSAL_SHOWS_WITHIN } from './refusals.ts';
import type { TurnTextOptions } from './turnText.ts';

export interface Streaming {
  readonly prompt: Prompt;
  /** The sentences that were told lately, in undone parts as well: reason to ask again. */
  readonly repeats: (text: string) => string[];
  /** Those of the tale as it stands, which are left out where it cannot be asked again. */
  readonly inTale: (text: string) => string[];
  /** In a second try, what was told before is left out, and is no flaw of the whole. */
  readonly leavesRepeatsOut: boolean;
}

/** The result of a stream, besides its text. */
export interface Streamed {
  /** Null: it was told. Otherwise nothing of it was passed on. */
  readonly flaw: Flaw | null;
  /** What stood behind a line of `===`. */
  readonly after: string;
  /** What is left of an answer that had to be cut is less than half of what was asked for: nobody pays for that. */
  readonly isMeagre: boolean;
}

const UNTOLD = { after: '', isMeagre: false };

/**
 * Passes an answer on sentence by sentence. Words cannot be taken back, so the first sentences wait until it shows
 * whether they are a refusal, in another language, or a repetition.
 */
export async function* streamed<Endpoint>(
  telling: Telling<Endpoint>,
  { prompt, repeats, inTale, leavesRepeatsOut }: Streaming,
): AsyncGenerator<string, Streamed> {
  const { language } = telling.task.story;
  const filter = outputFilter({ ...guardOf(telling, prompt), wantsAfter: telling.task.kind === 'setting' });
  const known = leavesRepeatsOut ? () => [] : repeats;
  let text = '';
  let isOpen = false;
  let isCut = false;
  for await (const piece of sentencesFrom(telling, prompt, filter)) {
    if (piece === RESTART) {
      if (isOpen) throw new NarratorFailure('narrator_failed', 'the model thought aloud');
      text = '';
      continue;
    }
    // in the middle of a text that is told already, what should not be there is left out
    if ((isOpen || leavesRepeatsOut) && inTale(piece).length > 0) {
      isCut = true;
      continue;
    }
    if (isOpen && shareIn(language, text + piece) < LANGUAGE_SHARE) {
      isCut = true;
      break;
    }
    text += piece;
    if (isOpen) yield piece;
    else if (text.length >= REFUSAL_SHOWS_WITHIN) {
      const flaw = flawOf(telling, text, known);
      if (flaw?.kind === 'language' && mayBecome(language, text)) continue;
      if (flaw) return { flaw, ...UNTOLD };
      isOpen = true;
      yield text;
    }
  }
  if (!isOpen) {
    const flaw = flawOfAll(telling, filter, text, known);
    if (flaw) return { flaw, ...UNTOLD };
    yield text;
  }
  isCut ||= filter.hasLeftOut() || filter.hasAdded() || filter.hasLeaked();
  const { min } = lengthOf(situationOf(telling.task), telling.task);
  return { flaw: null, after: filter.after(), isMeagre: isCut && countWords(text) < min / 2 };
}

export const guardOf = <Endpoint>(
  { task }: Telling<Endpoint>,
  { maxWords, messages }: Prompt,
): TurnTextOptions => ({
  maxWords,
  guarded: guardedWords(task),
  author: `${task.scene.text}\n${task.story.story_prompt}`,
  isAdded: additionsIn(task, messages),
  language: task.story.language,
  isSetting: task.kind === 'setting',
});

/** What is wrong with an answer that has ended before anything of it was told. */
export function flawOfAll<Endpoint>(
  telling: Telling<Endpoint>,
  filter: OutputFilter,
  text: string,
  repeats: (text: string) => string[],
): Flaw | null {
  if (filter.hasLeaked()) return { kind: 'leaked' };
  if (filter.hasAdded()) return { kind: 'added' };
  // an answer that speaks only of itself is a refusal
  if (text.trim() === '' && filter.hasLeftOut()) return { kind: 'refused' };
  return flawOf(telling, text, repeats);
}

/** The clean sentences of an answer. The rest of the stream after its end is not awaited. */
export async function* sentencesFrom<Endpoint>(
  telling: Telling<Endpoint>,
  prompt: Prompt,
  filter: OutputFilter,
): AsyncGenerator<string | typeof RESTART> {
  const { parts, model } = telling;
  for await (const part of ask(telling, prompt)) {
    if ('text' in part) yield* filter.push(part.text);
    if ('finish' in part) {
      const { finish, usage } = part;
      const { prompt: asked } = prompt;
      parts.log.info({ model: model.name, prompt: asked, finish, usage }, 'a model has answered');
      yield* filter.end(finish);
    }
    if (filter.isOver()) return;
  }
}
