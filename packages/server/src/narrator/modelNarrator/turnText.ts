import { countWords, wordsIn } from '../prompts/words.ts';
import { type GuardedWords, isLeak, OUR_RULES, WORDS_BEFORE } from './guardedWords.ts';
import { withoutMarkup } from './markup.ts';
import { isOutOfStory } from './outOfStory.ts';
import { isRefusal } from './refusals.ts';

/** The factor by which models may exceed the requested length. */
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
  /\b(?:you|your|yours)\b|तुम|तुझ|तेर|तू(?!\p{L})|आप|তুমি|তোমা|আপনি|నువ్వు|నీ|మీరు|तुला|நீ|உன்|تم|آپ|تیر[اےی]|તું|તમ|ನೀನು|ನಿನ್|ನೀವು|നീ|നിങ്ങ/iu;

/** The text of one turn, to which sentence after sentence is added. */
export interface TurnText {
  /** What can be passed on with this sentence: itself, questions that waited for it, or nothing. */
  readonly take: (sentence: string) => string[];
  readonly isEmpty: () => boolean;
  /** Whether a sentence was left out because it stepped out of the story. */
  readonly hasSteppedOut: () => boolean;
  /** Why nothing that comes now belongs to the turn; null while it goes on. */
  readonly ending: () => 'over' | 'leak' | 'divider' | null;
}

/** What is asked of the text of a turn. */
export interface TurnTextOptions {
  readonly maxWords: number;
  /** What must not be told; our rules, if nothing else is given. */
  readonly guarded?: GuardedWords;
  /** The author's text of the scene. With it, sentences that step out of the story are left out. */
  readonly author?: string | undefined;
}

/** Sentences become text for players: plain, of this turn and this story only, and without a last question to the player. */
export function turnText({ maxWords, guarded = OUR_RULES, author }: TurnTextOptions): TurnText {
  let space = '';
  let paragraph = '';
  let questions: string[] = [];
  let lastWords: string[] = [];
  let words = 0;
  let hasSteppedOut = false;
  let ending: 'over' | 'leak' | 'divider' | null = null;

  return {
    take(sentence) {
      const body = sentence.trimStart();
      space += sentence.slice(0, sentence.length - body.length);
      const isLine = words === 0 || space.includes('\n');
      if (isLine && isNoProse(body, words === 0)) {
        if (DIVIDER.test(body)) ending = 'divider';
        return [];
      }
      const text = withoutMarkup(body);
      const own = wordsIn(text);
      if (isLeak(guarded, [...lastWords, ...own])) ending = 'leak';
      else if (WITHIN.test(body) || (isLine && NEXT_TURN.test(body))) ending = 'over';
      else if (words > 0 && words + countWords(text) > maxWords * OVER_LENGTH) ending = 'over';
      if (ending !== null || text === '') return [];
      lastWords = [...lastWords, ...own].slice(-WORDS_BEFORE);
      const before = space.includes('\n') ? '' : `${paragraph} `;
      // a refusal at the beginning is one of the whole answer
      const isRefused = words === 0 && isRefusal(text);
      if (author !== undefined && !isRefused && isOutOfStory(before, text, author)) {
        hasSteppedOut = true;
        return [];
      }
      paragraph = before + text;
      questions.push((words === 0 ? '' : spaceOf(space)) + text);
      words += countWords(text);
      space = '';
      if (QUESTION.test(text) && TO_THE_PLAYER.test(text)) return [];
      const passed = questions;
      questions = [];
      return passed;
    },
    isEmpty: () => words === 0,
    hasSteppedOut: () => hasSteppedOut,
    ending: () => ending,
  };
}

/** Headings, lines of ornaments, and at the beginning the player's own line. */
const isNoProse = (body: string, isFirst: boolean): boolean =>
  ORNAMENT.test(body) || HEADING.test(body) || (isFirst && body.startsWith('>'));

function spaceOf(space: string): string {
  const lines = space.split('\n').length - 1;
  return lines === 0 ? ' ' : '\n'.repeat(Math.min(2, lines));
}
