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
  /** What was told last. */
  readonly text: string;
}

interface ReadScene {
  readonly evidence: readonly Evidence[];
  readonly terms: readonly Term[];
}

/** With less, a choice is offered, not taken. */
const SURE = 0.93;
const PERHAPS = 0.45;
/** Words that name something else in the scene: the choice is another one, or none. */
const FOREIGN_MOST = 0.2;
/** Of what was typed: what has no counterpart in the choice, and what is denied in it. */
const SHORT_MOST = 0.32;
const STRAY_MOST = 0.15;
const DENIED_MOST = 0.3;

/** Which choice is meant in other words, and whether that is certain; null if probably none is. */
export function bySense(
  input: string,
  scene: Scene,
  perhaps: number | null,
): { readonly edge: number; readonly isSure: boolean } | null {
  const features = signsOf(input, scene, perhaps);
  const probable = probabilitiesOf(features);
  const edge = probable.indexOf(Math.max(...probable));
  const probability = probable[edge] ?? 0;
  if (probability < PERHAPS || isRefused(features[edge]!)) return null;
  return { edge, isSure: probability >= SURE && isFree(features[edge]!) };
}

/** What speaks for each choice; nothing where no word counts. */
export function signsOf(input: string, scene: Scene, perhaps: number | null): Features[] {
  const typed = typedOf(input, scene.language, perhaps);
  if (typed.terms.length === 0) return [];
  const { evidence, terms } = readScene(scene);
  return featuresOf(typed, evidence, terms);
}

/** A denial means no choice that does what is denied, and a question none that asks nothing. */
function isRefused({ clash, asksNothing }: Features): boolean {
  return clash > DENIED_MOST || asksNothing > 0;
}

/** No other deed and no other thing is named. */
function isFree({ short, clash, foreign, strayVerb, strayThing, asked }: Features): boolean {
  const isOther = foreign >= FOREIGN_MOST || strayThing >= STRAY_MOST || strayVerb > 0;
  return !isOther && clash === 0 && asked === 0 && short < SHORT_MOST;
}

/** The last scenes that were read: a player types many things in one. */
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

/** What was typed, in its own language. */
function typedOf(input: string, language: Tongue, perhaps: number | null): TypedInput {
  const tongue = tongueOf(input, language);
  const sentences = input.split(/(?<=[.!?।؟])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
  return {
    terms: termsOf(input, tongue),
    // who asks and goes on does not only ask
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
