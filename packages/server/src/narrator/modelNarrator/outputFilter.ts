import { PROMPT_FILES } from '../prompts/promptFiles.ts';
import { sentenceEnd } from '../prompts/sentences.ts';
import { countWords, wordsIn } from '../prompts/words.ts';
import { characters, RESTART } from './characters.ts';
import { withoutMarkup } from './markup.ts';

/** So many words of our rules in a row are no chance. */
const LEAK_WORDS = 12;
const LEAKS = new Set(runsOf(wordsIn(PROMPT_FILES.rules.text)));
/** Models are asked for a length and may exceed it by this. */
const OVER_LENGTH = 1.6;

/** The next turn, or a list of options: whatever follows is not this turn. */
const NEXT_TURN =
  /^(?:>|TASK:|(?:You|Player|User|Human):|Options?\b[^.]{0,12}:?$|\d{1,2}[.)](?:\s|$)|[-*•]\s)/i;
const WITHIN = /TASK:|<player/;
/** Before the detours of a setting. */
const DIVIDER = /^={3,}$/;
const ORNAMENT = /^[*\-_~#=\s]{2,}$/;
const HEADING = /^#{1,6}\s/;
const QUESTION = /[?؟]$/;
const TO_THE_PLAYER =
  /\b(?:you|your|yours)\b|तुम|तुझ|तेर|तू(?!\p{L})|आप|তুমি|তোমা|আপনি|నువ్వు|నీ|మీరు|तुला|நீ|உன்|تم|آپ|تیر|તું|તમ|ನೀನು|ನಿನ್|ನೀವು|നീ|നിങ്ങ/iu;

/** What a line after the text may hold, as the detours of a setting. */
const AFTER_MAX = 2000;

export interface OutputFilter {
  /** The sentences that are complete, each with the space before it. */
  readonly push: (chunk: string) => (string | typeof RESTART)[];
  readonly end: (finish: 'stop' | 'length') => (string | typeof RESTART)[];
  /** Nothing that comes now will be told. */
  readonly isOver: () => boolean;
  /** Our own rules stood in the answer; it ends before them. */
  readonly hasLeaked: () => boolean;
  /** What stood behind a line of `===`. */
  readonly after: () => string;
}

/**
 * What a model answers as text for players, sentence by sentence: plain, of this turn only, and without a last
 * question to the player. However the answer is divided, the same text comes out.
 */
export function outputFilter({
  maxWords,
  wantsAfter = false,
}: {
  maxWords: number;
  wantsAfter?: boolean;
}): OutputFilter {
  const letters = characters();
  let waiting: string;
  let space: string;
  /** Questions to the player, until it shows that they are not the last sentence, and what stands before them. */
  let questions: string[];
  let lastWords: string[];
  let words: number;
  let after: string | null;
  let isOver: boolean;
  let hasLeaked: boolean;
  begin();

  function begin(): void {
    [waiting, space, questions, lastWords, words] = ['', '', [], [], 0];
    [after, isOver, hasLeaked] = [null, false, false];
  }

  /** One sentence; what it gives to be passed on. */
  function take(sentence: string): string[] {
    const body = sentence.trimStart();
    space += sentence.slice(0, sentence.length - body.length);
    const isLine = words === 0 || space.includes('\n');
    const isEcho = words === 0 && body.startsWith('>');
    if (isLine && (ORNAMENT.test(body) || HEADING.test(body) || isEcho)) {
      if (DIVIDER.test(body)) after = '';
      isOver = after !== null;
      return [];
    }
    const text = withoutMarkup(body);
    const own = wordsIn(text);
    hasLeaked = runsOf([...lastWords, ...own]).some((run) => LEAKS.has(run));
    const isTooLong = words > 0 && words + countWords(text) > maxWords * OVER_LENGTH;
    isOver = hasLeaked || isTooLong || WITHIN.test(body) || (isLine && NEXT_TURN.test(body));
    if (isOver || text === '') return [];
    lastWords = [...lastWords, ...own].slice(1 - LEAK_WORDS);
    const passed = (words === 0 ? '' : spaceOf(space)) + text;
    words += countWords(text);
    space = '';
    questions.push(passed);
    if (QUESTION.test(text) && TO_THE_PLAYER.test(text)) return [];
    const all = questions;
    questions = [];
    return all;
  }

  function pass(parts: readonly (string | typeof RESTART)[], isLast: boolean): (string | typeof RESTART)[] {
    const passed: (string | typeof RESTART)[] = [];
    for (const part of parts) {
      if (part === RESTART) {
        passed.push(RESTART);
        begin();
        continue;
      }
      if (!isOver) waiting += part;
      else if (after !== null) after = (after + part).slice(0, AFTER_MAX);
      passed.push(...takeAll(isLast));
    }
    return passed;
  }

  function takeAll(isLast: boolean): string[] {
    const passed: string[] = [];
    while (!isOver) {
      const end = sentenceEnd(waiting) ?? (isLast && waiting.trim() !== '' ? waiting.length : null);
      if (end === null) break;
      passed.push(...take(waiting.slice(0, end)));
      waiting = waiting.slice(end);
    }
    if (isOver) {
      if (after !== null) after = (after + waiting).slice(0, AFTER_MAX);
      waiting = '';
    }
    return passed;
  }

  return {
    push: (chunk) => pass(letters.push(chunk), false),
    end(finish) {
      const passed = pass(letters.end(), false);
      // a text that was cut off ends with its last whole sentence, if it has one
      const isCutOff = finish === 'length' && words > 0;
      return isCutOff ? passed : [...passed, ...takeAll(true)];
    },
    isOver: () => isOver && !(wantsAfter && after !== null),
    hasLeaked: () => hasLeaked,
    after: () => after ?? '',
  };
}

function spaceOf(space: string): string {
  const lines = space.split('\n').length - 1;
  return lines === 0 ? ' ' : '\n'.repeat(Math.min(2, lines));
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(LEAK_WORDS - 1).map((_, at) => words.slice(at, at + LEAK_WORDS).join(' '));
}
