import { lexisOf } from '../lexis.ts';
import { splitWords } from '../words.ts';
import { evidenceOf, type Evidence, type Known } from './evidence.ts';
import { type Features, featuresOf, type TypedInput } from './features.ts';
import { type Term, termsOf } from './terms.ts';
import { type Tongue, tongueOf } from './tongue.ts';
import { probabilitiesOf } from './weights.ts';

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

/** Below this probability a choice is only offered. */
const SURE = 0.93;
const PERHAPS = 0.45;
/** The maximum share of words that name something else in the scene. */
const FOREIGN_MOST = 0.2;
/** The maximum shares of typed words without a counterpart in the choice, and of words that the choice denies. */
const SHORT_MOST = 0.32;
const STRAY_MOST = 0.15;
const DENIED_MOST = 0.3;

/** The choice that other words mean, and whether it is certain; null if probably none is meant. */
export function semanticMatch(
  input: string,
  scene: Scene,
  perhaps: number | null,
): { readonly edge: number; readonly isSure: boolean } | null {
  const features = choiceFeatures(input, scene, perhaps);
  const probable = probabilitiesOf(features);
  const edge = probable.indexOf(Math.max(...probable));
  const probability = probable[edge] ?? 0;
  if (probability < PERHAPS || isRefused(features[edge]!)) return null;
  return { edge, isSure: probability >= SURE && isFree(features[edge]!) };
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

/** Whether the input names no other deed and no other thing. */
function isFree({ short, clash, foreign, strayVerb, strayThing, asked }: Features): boolean {
  const isOther = foreign >= FOREIGN_MOST || strayThing >= STRAY_MOST || strayVerb > 0;
  return !isOther && clash === 0 && asked === 0 && short < SHORT_MOST;
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
  const sentences = input.split(/(?<=[.!?।؟])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
  return {
    terms: termsOf(input, tongue),
    // an input that also says something else is no question
    isQuestion: sentences.every((sentence) => isQuestion(sentence, tongue)),
    perhaps,
  };
}

function isQuestion(sentence: string, tongue: Tongue): boolean {
  if (/[?؟]/.test(sentence)) return true;
  const lexis = lexisOf(tongue);
  const words = splitWords(sentence, lexis);
  return tongue === 'en'
    ? lexis.isQuestion(words[0] ?? '') && !lexis.isNegation(words[1] ?? '')
    : words.some(lexis.isQuestion);
}
