import type { NarrationTask, SceneSheet } from '../Narrator.ts';
import { splitSentences } from '../prompts/sentences.ts';
import { countWords, wordsIn } from '../phrases.ts';
import { holdsLine, missingFrom, requiredParts, read, speechIn } from './guidedScene.ts';
import { withoutSpeech } from '../speech.ts';

/** A telling may be this much longer than its scene, with `JOINING_WORDS` more that join it to the player's act. */
const LONGER = 1.2;
const JOINING_WORDS = 30;
const SHORTER = 0.8;
const RETOLD_SHARE = 0.67;
/** Words of this length occur in any sentence. */
const COMMON = /^(?:\p{Script=Latin}{1,4}|\P{Script=Latin}{1,3})$/u;
/** Words that address the player: a sentence with one of them joins the telling to the player's act. */
const BY_PLAYER = /\byou\b|(?<!\p{L})(?:तुम|तू|आप|تم|آپ|তুমি|நீ|నువ్వు|તું|ನೀನು|നീ)/iu;

/** How much of the author's scene has been told. */
export interface SceneReach {
  /**
   * Where the author's text continues after a broken telling, as a number of its sentences: after the
   * sentence that the telling ends with, if that is verbatim and nothing is missing before it; else after
   * what was told.
   */
  readonly goesOnAt: (told: string) => number;
  /** Whether nothing is missing up to the end of the telling. */
  readonly isTold: (told: string) => boolean;
}

/** Measures a telling by the speech, names and numbers in the author's sentences, in order. */
export function sceneReach(
  { scene, story }: Pick<NarrationTask, 'scene' | 'story'>,
  before: readonly string[] = [],
): SceneReach {
  const sentences = splitSentences(scene.text.trim());
  const words = sentences.map(countWords);
  const wordsUpTo = (count: number): number => words.slice(0, count).reduce((sum, each) => sum + each, 0);
  const begun = (count: number): SceneSheet => ({ ...scene, text: sentences.slice(0, count).join('') });
  const parts = sentences.map((_, at) => requiredParts(begun(at + 1), story).length);
  /** The first sentence with something measurable, or the last one. */
  const first = parts.findIndex((count) => count > 0);
  const needed = (first < 0 ? sentences.length - 1 : first) + 1;
  // the joining sentences may name people whom the scene names later
  const known = read(before.join('\n'), story);
  const later = requiredParts(scene, story).filter(({ isIn }) => !isIn(known));
  const allowed = read([scene.text, ...before].join('\n'), story);
  // only grows, because text is only appended
  let reached = 0;

  /** The number of leading sentences whose measurable parts are all told. */
  function upTo(told: string): number {
    while (reached < sentences.length && missingFrom(told, begun(reached + 1), story, 0).length === 0)
      reached += 1;
    return reached;
  }

  /** A sentence without speech, names and numbers counts as told if most of its words are. */
  function isRetold(at: number, toldWords: ReadonlySet<string>): boolean {
    if (parts[at]! > (parts[at - 1] ?? 0)) return true;
    const own = wordsIn(sentences[at]!).filter((word) => !COMMON.test(word));
    const share = at === sentences.length - 1 ? 1 : RETOLD_SHARE;
    return own.length > 0 && own.filter((word) => toldWords.has(word)).length >= own.length * share;
  }

  return {
    goesOnAt(told) {
      let at = upTo(told);
      const copied = copiedUpTo(sentences, told);
      if (copied > 0 && copied <= at) return copied;
      const toldWords = new Set(wordsIn(told));
      const count = countWords(told);
      // a telling with far fewer words than the author's text has not told that much
      while (at > 0 && wordsUpTo(at) * SHORTER > count) at -= 1;
      while (at > 0 && !isRetold(at - 1, toldWords)) at -= 1;
      return at;
    },
    isTold(told) {
      const at = upTo(told);
      if (at < needed) return false;
      const isAhead = countWords(told) > wordsUpTo(at) * LONGER + JOINING_WORDS;
      return !isAhead && !saysLater(told, at) && !saysOwn(told);
    },
  };

  /** Whether something of a later sentence is told, so that something before it is missing. */
  function saysLater(told: string, at: number): boolean {
    const due = new Set(requiredParts(begun(at + 1), story).map(({ text }) => text));
    const text = read(told, story);
    return later.some((part) => !due.has(part.text) && part.isIn(text));
  }

  /** Whether somebody says what neither the author nor the player has written. */
  function saysOwn(told: string): boolean {
    return splitSentences(told).some(
      (sentence) =>
        !BY_PLAYER.test(withoutSpeech(sentence)) &&
        speechIn(sentence).some((speech) => !holdsLine(allowed.words, wordsIn(speech))),
    );
  }
}

/**
 * The number of author's sentences up to the verbatim one that a telling ends with; 0 if it ends otherwise.
 * If the author repeats that sentence, the ones before it decide.
 */
function copiedUpTo(sentences: readonly string[], told: string): number {
  const own = sentences.map(asRead);
  const ending = splitSentences(told.trim()).map(asRead).toReversed();
  const sameBefore = (at: number): number => {
    const differs = ending.findIndex((sentence, back) => own[at - 1 - back] !== sentence);
    return differs < 0 ? ending.length : differs;
  };
  const same = own.map((_, at) => sameBefore(at + 1));
  const most = Math.max(0, ...same);
  return most === 0 ? 0 : same.indexOf(most) + 1;
}

const asRead = (sentence: string): string => sentence.trim().normalize('NFC');
