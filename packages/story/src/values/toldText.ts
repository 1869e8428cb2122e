import type { Language } from '@kathaloka/contract/entities';
import type { StoryState } from '../state.ts';
import { holds } from '../state.ts';
import type { Piece, Value } from './pieces.ts';
import { readText } from './readText.ts';

/** The names that a text may print. Braces around other names are shown unchanged. */
export interface ToldNames {
  readonly numbers: ReadonlySet<string>;
  /** The names under which players' answers are stored. */
  readonly words: ReadonlySet<string>;
}

export interface TellingOf {
  readonly names: ToldNames;
  readonly language: Language;
}

/** Shown if the player has not answered and the author gave no default. */
const UNANSWERED = '…';

/** A text with its values filled in. An answer is inserted as plain text: braces in it are not parsed. */
export function toldText(text: string, telling: TellingOf, state: StoryState): string {
  if (!text.includes('{')) return text;
  return tell(readText(text).pieces, telling, state);
}

function tell(pieces: readonly Piece[], telling: TellingOf, state: StoryState): string {
  return pieces
    .map((piece) => (piece.kind === 'text' ? piece.text : tellValue(piece, telling, state)))
    .join('');
}

function tellValue(value: Value, telling: TellingOf, state: StoryState): string {
  const { names, language } = telling;
  if (value.kind === 'if')
    return tell(holds(value.condition, state) ? value.told : value.otherwise, telling, state);
  const { name } = value;
  if (value.kind === 'count') {
    if (!names.numbers.has(name)) return value.source;
    const form = formOf(value.forms.length, state.numbers.get(name) ?? 0, language);
    return tell(value.forms[form] ?? [], telling, state);
  }
  if (names.words.has(name))
    return (
      state.words?.get(name) ??
      (value.otherwise === null ? UNANSWERED : tell(value.otherwise, telling, state))
    );
  return names.numbers.has(name) ? String(state.numbers.get(name) ?? 0) : value.source;
}

/** The order in which authors write the plural forms, which is that of grammars. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const known = new Map<Language, Intl.PluralRules>();

function rulesOf(language: Language): Intl.PluralRules {
  const rules = known.get(language) ?? new Intl.PluralRules(language);
  known.set(language, rules);
  return rules;
}

/**
 * The index of the plural form for a number, among the `written` forms. Authors write one for each form of the
 * language; an additional one at the beginning is for zero. If some are missing, the last one replaces them. Negative
 * numbers use the last one.
 */
export function formOf(written: number, count: number, language: Language): number {
  const rules = rulesOf(language);
  const { pluralCategories } = rules.resolvedOptions();
  const forms = FORMS.filter((form) => pluralCategories.includes(form));
  const hasNone = written > forms.length;
  if (hasNone && count === 0) return 0;
  if (count < 0) return written - 1;
  return Math.min(forms.indexOf(rules.select(count)) + (hasNone ? 1 : 0), written - 1);
}
