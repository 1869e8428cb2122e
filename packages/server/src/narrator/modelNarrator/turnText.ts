import type { ContentRating, Language } from '@kathaloka/contract/entities';
import { harmIn } from '../harm/harmIn.ts';
import type { Harm } from '../harm/rules.ts';
import { isForeign } from '../prompts/languages.ts';
import { countWords, wordsIn } from '../phrases.ts';
import type { IsUnfit } from './waysTold.ts';
import { type GuardedWords, isLeak, OUR_RULES, WORDS_BEFORE } from './guardedWords.ts';
import { withoutLabel } from './labels.ts';
import { withoutMarkup } from './markup.ts';
import { isOutOfStory, narratedIn } from './outOfStory.ts';
import { isRefusal } from './refusals.ts';

/** The factor by which models may exceed the requested length. */
export const OVER_LENGTH = 1.6;

/** The next turn or a list of options: the text ends before it. */
const NEXT_TURN =
  /^(?:>|TASK:|(?:You|Player|User|Human):|Options?\b[^.]{0,12}:?$|\d{1,2}[.)](?:\s|$)|[-*•]\s)/i;
const WITHIN = /TASK:|<player/;
/** Divides the text of a setting from its detours. */
const DIVIDER = /^={3,}$/;
const ORNAMENT = /^[*\-_~#=\s]{2,}$/;
const HEADING = /^#{1,6}\s/;
/** A table row, code or data. */
const DATA = /^(?:\||`{3}|[{[]\s*["{])/;
/** What is left of a template, of data or of a model's own marks, anywhere in a sentence. */
const RESIDUE =
  /\$?\{\{?[^{}\n]{0,80}\}|\bundefined\b|\[object \w+\]|<\|[^|\n]{0,40}\|>|"\s*[,:]\s*(?:"\w+"\s*:|[[{])|\}\s*$/;
const QUESTION = /[?؟]$/;
const TO_THE_PLAYER =
  /\b(?:you|your|yours)\b|\bwhat (?:will|shall) it be\b|तुम|तुझ|तेर|तू(?!\p{L})|आप|তুমি|তোমা|আপনি|నువ్వు|నీ|మీరు|तुला|நீ|உன்|تم|آپ|تیر[اےی]|તું|તમ|ನೀನು|ನಿನ್|ನೀವು|നീ|നിങ്ങ/iu;

/** Builds the text of one turn from sentences. */
export interface TurnText {
  /** Returns what this sentence releases: itself, questions that waited for it, or nothing. */
  readonly take: (sentence: string) => string[];
  /** Ends the text before what follows, which is unfit. */
  readonly endUnfit: () => void;
  readonly isEmpty: () => boolean;
  /** Whether a sentence was left out because it was out of the story, in another language, or data. */
  readonly hasLeftOut: () => boolean;
  /** What the sentences would have done that were left out because they do harm. */
  readonly harms: () => readonly Harm[];
  /** Why the text has ended; null while it continues. */
  readonly ending: () => Ending | null;
}

type Ending = 'over' | 'leak' | 'unfit' | 'divider';

/** What is asked of the text of a turn. */
export interface TurnTextOptions {
  readonly maxWords: number;
  /** Forbidden words; by default our rules. */
  readonly guarded?: GuardedWords;
  /** The author's text of the scene. If set, sentences that step out of the story are left out. */
  readonly author?: string | undefined;
  /** Whether a sentence adds something foreign to this turn. The text ends before it. */
  readonly isUnfit?: IsUnfit | undefined;
  /** Decides what is harm; by default only what is harm for adults as well. */
  readonly rating?: ContentRating;
  /** What the player typed, which the text may quote. */
  readonly typed?: string | undefined;
  /** The language of the story. If set, later sentences in another language are left out. */
  readonly language?: Language | undefined;
  /** Whether the turn describes a place, which models like to write as a list with labels. */
  readonly isSetting?: boolean;
}

/** Turns sentences into text for players: plain, of this turn only, and without a final question to the player. */
export function turnText(options: TurnTextOptions): TurnText {
  const { maxWords, guarded = OUR_RULES, isSetting = false } = options;
  let lines = 0;
  let paragraph = '';
  let questions: string[] = [];
  let lastWords: string[] = [];
  let words = 0;
  let hasLeftOut = false;
  const harms: Harm[] = [];
  let ending: Ending | null = null;

  const endingAt = (body: string, text: string, isLine: boolean, own: readonly string[]): Ending | null => {
    if (isLeak(guarded, [...lastWords, ...own])) return 'leak';
    if (WITHIN.test(body) || (isLine && NEXT_TURN.test(body))) return 'over';
    return words > 0 && words + countWords(text) > maxWords * OVER_LENGTH ? 'over' : null;
  };

  return {
    take(sentence) {
      const written = sentence.trimStart();
      lines += sentence.slice(0, sentence.length - written.length).split('\n').length - 1;
      const isLine = words === 0 || lines > 0;
      const body = isSetting && isLine ? withoutLabel(written) : written;
      if (isLine && isNoProse(body, words === 0)) {
        if (DIVIDER.test(body)) ending = 'divider';
        if (DATA.test(body)) hasLeftOut = true;
        return [];
      }
      const before = lines > 0 ? '' : `${paragraph} `;
      const harm = harmOf(before, body, options);
      if (harm) harms.push(harm);
      if (harm || isResidue(body, options)) {
        hasLeftOut = true;
        return [];
      }
      const text = withoutMarkup(body);
      const own = wordsIn(text);
      ending = endingAt(body, text, isLine, own);
      if (ending !== null || text === '') return [];
      lastWords = [...lastWords, ...own].slice(-WORDS_BEFORE);
      const verdict = verdictOn(before, text, words === 0, options);
      if (verdict === 'unfit') ending = 'unfit';
      if (verdict === 'left out') hasLeftOut = true;
      if (verdict !== null) return [];
      paragraph = before + text;
      questions.push((words === 0 ? '' : spaceOf(lines)) + text);
      words += countWords(text);
      lines = 0;
      if (QUESTION.test(text) && TO_THE_PLAYER.test(text)) return [];
      const passed = questions;
      questions = [];
      return passed;
    },
    endUnfit: () => void (ending = 'unfit'),
    isEmpty: () => words === 0,
    hasLeftOut: () => hasLeftOut,
    harms: () => harms,
    ending: () => ending,
  };
}

/** Whether a sentence is told, left out, or ends the text. */
function verdictOn(
  before: string,
  text: string,
  isFirst: boolean,
  { author, isUnfit, language }: TurnTextOptions,
): 'unfit' | 'left out' | null {
  // at the beginning, a refusal or another language concerns the whole answer; later, the author may quote
  // such words: a sign, a message, the name of a group
  const isAuthors = author !== undefined && author.includes(text);
  if (!isFirst && !isAuthors && language !== undefined && isForeign(language, text)) return 'left out';
  if (author === undefined || (isFirst && isRefusal(text))) return null;
  const narrated = narratedIn(before, text);
  if (isOutOfStory(narrated, author)) return 'left out';
  return isUnfit?.(text, narrated) ? 'unfit' : null;
}

/** A picture, which is removed without its sentence. */
const PICTURE = /!\[[^\]]*\]\([^)]*\)?/g;

function harmOf(
  before: string,
  body: string,
  { author = '', rating = 'mature', typed = '' }: TurnTextOptions,
): Harm | null {
  const text = body.replaceAll(PICTURE, '');
  return harmIn({ text, narrated: narratedIn(before, text) }, { author, rating, typed });
}

const isResidue = (body: string, { author }: TurnTextOptions): boolean =>
  RESIDUE.test(body) && !author?.includes(body);

/** Headings, ornaments, data, and at the beginning the player's own line. */
const isNoProse = (body: string, isFirst: boolean): boolean =>
  body === '' ||
  ORNAMENT.test(body) ||
  HEADING.test(body) ||
  DATA.test(body) ||
  (isFirst && body.startsWith('>'));

const spaceOf = (lines: number): string => (lines === 0 ? ' ' : '\n'.repeat(Math.min(2, lines)));
