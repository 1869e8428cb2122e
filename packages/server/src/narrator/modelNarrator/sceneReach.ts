import type { NarrationTask, SceneSheet } from '../Narrator.ts';
import { sentencesOf } from '../prompts/sentences.ts';
import { countWords, wordsIn } from '../phrases.ts';
import { holdsLine, missingFrom, partsOf, read, speechIn } from './guidedScene.ts';
import { withoutSpeech } from '../speech.ts';

/** A telling may be a fifth longer than its scene, and join it to what the player did: as it is asked for. */
const LONGER = 1.2;
const JOINING_WORDS = 30;
const SHORTER = 0.8;
const RETOLD_SHARE = 0.67;
/** Words as short as these stand in any sentence. */
const COMMON = /^(?:\p{Script=Latin}{1,4}|\P{Script=Latin}{1,3})$/u;
/** Where the player says it: so a telling is joined to what they did. */
const BY_PLAYER = /\byou\b|(?<!\p{L})(?:तुम|तू|आप|تم|آپ|তুমি|நீ|నువ్వు|તું|ನೀನು|നീ)/iu;

/** How far into the author's scene a telling has come. */
export interface SceneReach {
  /**
   * After how many of the scene's sentences the author's text goes on from a telling that was broken off: after the one
   * that it ends with, where that is the author's own and nothing is left out before it; else by what it has told.
   */
  readonly goesOnAt: (told: string) => number;
  /** Whether nothing is left out up to where the telling stands. */
  readonly isTold: (told: string) => boolean;
}

/** What a telling is measured by: what people say, names and numbers, in the order of the author's sentences. */
export function sceneReach(
  { scene, story }: Pick<NarrationTask, 'scene' | 'story'>,
  before: readonly string[] = [],
): SceneReach {
  const sentences = sentencesOf(scene.text.trim());
  const words = sentences.map(countWords);
  const wordsUpTo = (count: number): number => words.slice(0, count).reduce((sum, each) => sum + each, 0);
  const begun = (count: number): SceneSheet => ({ ...scene, text: sentences.slice(0, count).join('') });
  const parts = sentences.map((_, at) => partsOf(begun(at + 1), story).length);
  /** The first sentence with which something of the scene can be told; where there is none, the last one. */
  const first = parts.findIndex((count) => count > 0);
  const needed = (first < 0 ? sentences.length - 1 : first) + 1;
  // what the player did and what was told before may name whom the scene names later
  const known = read(before.join('\n'), story);
  const later = partsOf(scene, story).filter(({ isIn }) => !isIn(known));
  const allowed = read([scene.text, ...before].join('\n'), story);
  // text is only added, so that what was told stays told
  let reached = 0;

  /** Of how many of the first sentences all that can be looked for is told. */
  function upTo(told: string): number {
    while (reached < sentences.length && missingFrom(told, begun(reached + 1), story, 0).length === 0)
      reached += 1;
    return reached;
  }

  /** A sentence without speech, names and numbers is told if most of its words are. */
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
      // nothing is told in much fewer words than the author needed
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

  /** Whether something of a later sentence is told already, so that something before it was left out. */
  function saysLater(told: string, at: number): boolean {
    const due = new Set(partsOf(begun(at + 1), story).map(({ text }) => text));
    const text = read(told, story);
    return later.some((part) => !due.has(part.text) && part.isIn(text));
  }

  /** Whether somebody says what neither the author nor the player has said. */
  function saysOwn(told: string): boolean {
    return sentencesOf(told).some(
      (sentence) =>
        !BY_PLAYER.test(withoutSpeech(sentence)) &&
        speechIn(sentence).some((speech) => !holdsLine(allowed.words, wordsIn(speech))),
    );
  }
}

/**
 * After which of the author's sentences a telling stands that ends with one of them, word for word; 0 if it does not.
 * Where the author has that sentence twice, the ones before it tell which it is.
 */
function copiedUpTo(sentences: readonly string[], told: string): number {
  const own = sentences.map(asRead);
  const ending = sentencesOf(told.trim()).map(asRead).toReversed();
  const sameBefore = (at: number): number => {
    const differs = ending.findIndex((sentence, back) => own[at - 1 - back] !== sentence);
    return differs < 0 ? ending.length : differs;
  };
  const same = own.map((_, at) => sameBefore(at + 1));
  const most = Math.max(0, ...same);
  return most === 0 ? 0 : same.indexOf(most) + 1;
}

const asRead = (sentence: string): string => sentence.trim().normalize('NFC');
