import { hasNegation } from '../denial.ts';
import { lexisOf } from '../lexis.ts';
import type { Match } from '../matchWords.ts';
import { ACTS } from '../doing.ts';
import { splitWords } from '../words.ts';
import { evidenceOf, type Evidence, type Known } from './evidence.ts';
import { type Features, featuresOf, type TypedInput } from './features.ts';
import { type Term, termsOf } from './terms.ts';
import { type Tongue, tongueOf } from './tongue.ts';
import { wordSense } from './vectors.ts';
import { certaintyOf, probabilitiesOf } from './weights.ts';

interface Scene {
  readonly language: Tongue;
  readonly choices: readonly Known[];
  /** The text of the newest turn. */
  readonly text: string;
}

interface ReadScene {
  readonly evidence: readonly Evidence[];
  readonly terms: readonly Term[];
}

/** Log odds that a choice is meant: from where it is taken, offered before all else, and offered at all. */
const CERTAIN = 1.1;
const LIKELY = 0.2;
const PERHAPS = -0.4;
/** The least probability, less what a line says beside the choice, of one that is offered. */
const PROBABLE = 0.45;
const STRAY_COSTS = 0.25;
/** The maximum share of denied words. */
const DENIED_MOST = 0.3;
const SCRAP_LETTERS = 4;
/** The choice that other words mean, and whether it is certain; null if probably none is meant. */
export function semanticMatch(input: string, scene: Scene, perhaps: number | null): Match | null {
  const features = choiceFeatures(input, scene, perhaps);
  const probable = probabilitiesOf(features);
  const edge = probable.indexOf(Math.max(...probable));
  const probability = probable[edge] ?? 0;
  const found = features[edge];
  if (!found || isRefused(found) || isGibberish(input, scene.language)) return null;
  const certainty = certaintyOf(found, leadOf(probable));
  const isProbable = probability - STRAY_COSTS * (found.strayVerb + found.strayThing) >= PROBABLE;
  if (certainty < PERHAPS || !isProbable) return null;
  const { text } = scene.choices[edge]!;
  const isElsewhere =
    (isSpeech(input) && !SPEECH.test(text)) || (OF_OTHERS.test(input) && !OF_OTHERS.test(text));
  if (isElsewhere) return null;
  if (isHedged(input, scene.language)) return { edge, isSure: false };
  const isDenying =
    hasNegation(input, scene.language) && (found.clash > 0 || !hasNegation(text, scene.language));
  const isSure = !isDenying && found.asked === 0 && certainty >= CERTAIN;
  return { edge, isSure, isLikely: certainty >= LIKELY };
}

const SPEECH = /['"‘“«]/u;
/** Words between marks are said, "whisper" before them or not; a choice that says nothing is something else. */
const isSpeech = (input: string): boolean =>
  /^\s*(?:[\p{L}\p{M}]+[\s,:]+){0,3}["“«].*["”»][\s.!?]*$/su.test(input);
/** What somebody else is to do, the player does not do. */
const OF_OTHERS = /^\s*(?:make|let|have|force|order) (?:him|her|them|it|everyone|everybody)\b/iu;

/** Whether at least half of the words of an English line are no words, beside two or more such. */
function isGibberish(input: string, language: Tongue): boolean {
  const tongue = tongueOf(input, language);
  if (tongue !== 'en') return false;
  const lexis = lexisOf(tongue);
  const words = splitWords(input, lexis).filter(
    (word) => /^[a-z]+$/.test(word) && lexis.weightOf(word) === 'content',
  );
  const unknown = words.filter(
    (word) => !wordSense(word) && !lexis.isVerb(word) && word.length <= SCRAP_LETTERS,
  );
  return unknown.length >= 2 && unknown.length * 2 >= words.length;
}

/** "I am afraid to", "maybe": what is only thought of is not done. */
export function isHedged(input: string, language: Tongue): boolean {
  const lexis = lexisOf(tongueOf(input, language));
  return splitWords(input, lexis).some((word) => lexis.isHedge(word));
}

/** The features of each choice; empty if the input has no significant word. */
export function choiceFeatures(input: string, scene: Scene, perhaps: number | null): Features[] {
  const typed = typedOf(input, scene.language, perhaps);
  if (typed.terms.length === 0) return [];
  const { evidence, terms } = readScene(scene);
  return featuresOf(typed, evidence, terms);
}

/** A denial never means a choice that does the denied thing; a question never means a choice that asks nothing. */
function isRefused({ clash, asksNothing }: Features): boolean {
  return clash > DENIED_MOST || asksNothing > 0;
}

/** The highest probability less the next one. */
export function leadOf(probable: readonly number[]): number {
  const [first = 0, second = 0] = probable.toSorted((one, other) => other - one);
  return first - second;
}

/** Caches the last scenes, because a player types many lines in one. */
const known = new Map<string, ReadScene>();
const KNOWN_MOST = 50;

function readScene({ language, choices, text }: Scene): ReadScene {
  const name = JSON.stringify([language, choices, text]);
  const found = known.get(name) ?? {
    evidence: evidenceOf(choices, text, language),
    terms: termsOf(text, language),
  };
  known.delete(name);
  known.set(name, found);
  if (known.size > KNOWN_MOST) known.delete(known.keys().next().value!);
  return found;
}

/** The input, read in its own language. */
function typedOf(input: string, language: Tongue, perhaps: number | null): TypedInput {
  const tongue = tongueOf(input, language);
  const sentences = input
    .split(tongue === 'hi' ? /(?<=[.,!?।؟])\s+/u : /(?<=[.!?।؟])\s+/u)
    .filter((sentence) => /\p{L}/u.test(sentence));
  return {
    terms: termsOf(input, tongue),
    // an input that also says something else is no question
    isQuestion: sentences.every((sentence) => isQuestion(sentence, tongue)),
    isAct: tongue === 'en' && beginsWithVerb(input),
    perhaps,
  };
}

function beginsWithVerb(input: string): boolean {
  const lexis = lexisOf('en');
  const words = splitWords(input, lexis);
  const first = (words[0] === 'i' ? words[1] : words[0]) ?? '';
  return lexis.isBaseVerb(first) || ACTS.has(first);
}

function isQuestion(sentence: string, tongue: Tongue): boolean {
  if (/[?؟]/.test(sentence)) return true;
  const lexis = lexisOf(tongue);
  const words = splitWords(sentence, lexis);
  return tongue === 'en'
    ? lexis.isQuestion(words[0] ?? '') && !lexis.isNegation(words[1] ?? '')
    : words.some(lexis.isQuestion);
}
