import { parseChoice } from '../choiceParts.ts';
import { lexisOf } from '../lexis.ts';
import { alike, type Term, termOf, termsOf } from './terms.ts';
import { type Tongue, tongueOf } from './tongue.ts';
import { meanOf } from './vectors.ts';

/** Words that express a whole choice: one of its clauses, the full text, or one of the author's phrasings. */
export interface Phrase {
  readonly terms: readonly Term[];
  readonly mean: Float32Array | null;
  readonly isAct: boolean;
}

/** Everything known about the meaning of a choice. */
export interface Evidence {
  /** The words of the choice itself. */
  readonly own: readonly Term[];
  /** These words, and those of the author's other phrasings. */
  readonly all: readonly Term[];
  readonly phrases: readonly Phrase[];
  /** Sentences of the scene, weighted by how much they concern the choice. */
  readonly context: readonly { readonly terms: readonly Term[]; readonly concern: number }[];
  /** Whether the choice asks a question. */
  readonly asks: boolean;
}

export interface Known {
  readonly text: string;
  /** "Also said as": the author's other phrasings. */
  readonly said: readonly string[];
}

const COMMENT = 0.75;
const ASKING = /^(?:ask|enquire|beg|request)/;
const LONGEST_SCENE = 3000;
const CONCERNED = 0.7;

export function evidenceOf(choices: readonly Known[], scene: string, tongue: Tongue): Evidence[] {
  const sentences = scene
    .slice(0, LONGEST_SCENE)
    .split(/(?<=[.!?।])['’"”]?\s+/u)
    .map((sentence) => termsOf(sentence, tongue));
  return choices.map((choice) => {
    const { own, phrases, asks } = readChoice(choice, tongue);
    const nouns = own.filter(({ weight, isVerb }) => weight >= 0.5 && !isVerb);
    const context = sentences.flatMap((terms) => {
      const concern = Math.max(0, ...nouns.flatMap((noun) => terms.map((term) => alike(noun, term))));
      return concern >= CONCERNED ? [{ terms, concern }] : [];
    });
    const all = [...own, ...phrases.flatMap(({ terms }) => terms)];
    return { own, all: distinct(all), phrases, context, asks };
  });
}

function readChoice({ text, said }: Known, tongue: Tongue) {
  const lexis = lexisOf(tongue);
  const { clauses } = parseChoice(text, lexis);
  const read = clauses.map(({ kind, words }) => ({
    kind,
    terms: words.map((word) => termOf(word, tongue, kind === 'comment' ? COMMENT : 1)),
  }));
  const own = distinct(read.flatMap(({ terms }) => terms));
  const phrases = [
    ...read.map(({ terms, kind }) => phraseOf(terms, kind !== 'comment')),
    phraseOf(own, true),
    ...said.map((phrase) => phraseOf(termsOf(phrase, tongueOf(phrase, tongue)), true)),
  ].filter(({ terms }) => terms.length > 0);
  const asks =
    read.some(({ kind }) => kind === 'asked') ||
    own.some(
      ({ text: word, key, glosses }) =>
        ASKING.test(key) || glosses.some((g) => ASKING.test(g)) || word.startsWith('पूछ'),
    );
  return { own, phrases, asks };
}

function phraseOf(terms: readonly Term[], isAct: boolean): Phrase {
  return { terms, isAct, mean: meanOfTerms(terms) };
}

export function meanOfTerms(terms: readonly Term[]): Float32Array | null {
  return meanOf(
    terms.flatMap(({ vectors, weight }) =>
      vectors.map((vector) => ({ vector, weight: weight / vectors.length })),
    ),
  );
}

function distinct(terms: readonly Term[]): Term[] {
  const seen = new Set<string>();
  return terms.filter(({ tongue, key, isNegated }) => {
    const name = `${tongue} ${key} ${isNegated}`;
    return !seen.has(name) && seen.add(name);
  });
}
