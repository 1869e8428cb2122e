import { lexisOf } from './lexis.ts';
import { type Tongue, tongueOf } from './semantic/tongue.ts';
import { readClause, type Word } from './words.ts';

interface Known {
  readonly text: string;
  /** The author's other phrasings. */
  readonly said: readonly string[];
}

/** A phrasing has at most so many more words than a line that stands for it. */
const LEFT_OUT = 1;

/**
 * The choice of which one of the author's other phrasings has all words of a line and hardly more, where
 * no other choice has any: "shortcut" for "take the shortcut". So few words have to be equal.
 */
export function saidAlone(input: string, choices: readonly Known[], language: Tongue): number | null {
  const tongue = tongueOf(input, language);
  const typed = wordsOf(input, tongue);
  const { isQuestionWord } = lexisOf(tongue);
  if (typed.length === 0 || /[?؟]/.test(input)) return null;
  if (typed.some(({ isNegated, text }) => isNegated || isQuestionWord(text))) return null;
  const isIn = (text: string) => {
    const words = new Set(wordsOf(text, tongue).map(({ key, isNegated }) => (isNegated ? '' : key)));
    return { isAny: typed.some(({ key }) => words.has(key)), words };
  };
  const [near, ...others] = choices.filter(({ text, said }) =>
    [text, ...said].some((each) => isIn(each).isAny),
  );
  if (near === undefined || others.length > 0) return null;
  const count = new Set(typed.map(({ key }) => key)).size;
  const isSaid = near.said.some((phrase) => {
    const { words } = isIn(phrase);
    return typed.every(({ key }) => words.has(key)) && words.size - count <= LEFT_OUT;
  });
  return isSaid ? choices.indexOf(near) : null;
}

const wordsOf = (text: string, tongue: Tongue): Word[] =>
  text.split(/[.,;:!?।…]+/u).flatMap((clause) => readClause(clause.trim(), lexisOf(tongue)));
