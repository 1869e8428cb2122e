import { NarratorFailure } from '../Narrator.ts';
import { LANGUAGE_SHARE, mayBecome, shareIn } from '../prompts/languages.ts';
import type { Prompt } from '../prompts/promptTypes.ts';
import { wordLimits, situationOf } from '../prompts/situation.ts';
import { countWords } from '../phrases.ts';
import { ask, type Flaw, flawOf } from './answers.ts';
import { RESTART } from './characters.ts';
import { guardedWords } from './guardedWords.ts';
import type { Telling } from './narratorParts.ts';
import { type OutputFilter, outputFilter } from './outputFilter.ts';
import { REFUSAL_SHOWS_WITHIN } from './refusals.ts';
import { waysTold } from './waysTold.ts';

export interface Streaming {
  readonly prompt: Prompt;
  /** Finds recently told sentences, including undone ones: a reason to try again. */
  readonly repeats: (text: string) => string[];
  /** Finds sentences of the current tale, which are left out when it is too late to try again. */
  readonly inTale: (text: string) => string[];
  /** On a second try, a repeated sentence is left out instead of being a flaw. */
  readonly leavesRepeatsOut: boolean;
  /** Finds further sentences before which the text ends. */
  readonly isUnfit?: (sentence: string) => boolean;
  /** The most sentences that are passed on. */
  readonly sentencesMax?: number;
}

/** The result of a stream, apart from its text. */
export interface Streamed {
  /** Null if the answer was told. Otherwise nothing was passed on. */
  readonly flaw: Flaw | null;
  /** The text after a line of `===`. */
  readonly after: string;
  /** Whether less than half of the requested length is left after a cut. A turn with so little text is free. */
  readonly isMeagre: boolean;
}

const UNTOLD = { after: '', isMeagre: false };

/**
 * Passes on an answer sentence by sentence. Words cannot be taken back, so the first sentences wait until
 * they are known not to be a refusal, another language or a repetition.
 */
export async function* streamed<Endpoint>(
  telling: Telling<Endpoint>,
  { prompt, repeats, inTale, leavesRepeatsOut, sentencesMax = Infinity }: Streaming,
  filter: OutputFilter,
): AsyncGenerator<string, Streamed> {
  const { language } = telling.task.story;
  const known = leavesRepeatsOut ? () => [] : repeats;
  let text = '';
  let isOpen = false;
  let isCut = false;
  let count = 0;
  for await (const piece of sentencesFrom(telling, prompt, filter)) {
    if (piece === RESTART) {
      if (isOpen) throw new NarratorFailure('narrator_failed', 'the model thought aloud');
      text = '';
      count = 0;
      continue;
    }
    // only a further sentence ends it, so an answer of the right length is read to its end, which says its tokens
    if (count >= sentencesMax) break;
    // once the telling has begun, a repetition is left out
    if ((isOpen || leavesRepeatsOut) && inTale(piece).length > 0) {
      isCut = true;
      continue;
    }
    if (isOpen && shareIn(language, text + piece) < LANGUAGE_SHARE) {
      isCut = true;
      break;
    }
    text += piece;
    count += 1;
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
  isCut ||= filter.hasLeftOut() || filter.hasUnfit() || filter.hasLeaked();
  const { min } = wordLimits(situationOf(telling.task), telling.task);
  return { flaw: null, after: filter.after(), isMeagre: isCut && countWords(text) < min / 2 };
}

/** The filter of one answer. */
export function filterOf<Endpoint>(
  { task }: Telling<Endpoint>,
  { prompt: { maxWords }, isUnfit }: Streaming,
): OutputFilter {
  const tellsWays = waysTold(task);
  return outputFilter({
    maxWords,
    guarded: guardedWords(task),
    author: `${task.scene.text}\n${task.story.story_prompt}`,
    isUnfit: (sentence, narrated) => tellsWays(sentence, narrated) || (isUnfit?.(sentence) ?? false),
    rating: task.story.rating,
    typed: task.input ?? '',
    language: task.story.language,
    isSetting: task.kind === 'setting',
    wantsAfter: task.kind === 'setting',
  });
}

/** The flaw of an answer that ended before anything was passed on. */
function flawOfAll<Endpoint>(
  telling: Telling<Endpoint>,
  filter: OutputFilter,
  text: string,
  repeats: (text: string) => string[],
): Flaw | null {
  if (filter.hasLeaked()) return { kind: 'leaked' };
  if (filter.hasUnfit()) return { kind: 'unfit' };
  // an answer that only speaks of itself is a refusal
  if (text.trim() === '' && filter.hasLeftOut()) return { kind: 'refused' };
  return flawOf(telling, text, repeats);
}

/** The clean sentences of an answer. Once the text is complete, the rest of the stream is not read. */
async function* sentencesFrom<Endpoint>(
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
