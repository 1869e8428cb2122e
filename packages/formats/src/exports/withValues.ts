import { type Condition, formOf, type Piece, readText, type TellingOf, type Value } from '@kathaloka/story';

/** How another program writes the values in a text. */
export interface ValueWords {
  readonly value: (name: string) => string;
  readonly either: (condition: Condition, then: string, otherwise: string) => string;
}

/** Placeholders for the values, while the text around them is escaped. */
const HELD = /\ue000(\d+)\ue001/g;

/** A text with its values as another program writes them, and with the other characters escaped. */
export function withValues(
  text: string,
  telling: TellingOf,
  escape: (words: string) => string,
  words: ValueWords,
): string {
  if (!text.includes('{')) return escape(text);
  const write = (pieces: readonly Piece[]): string => {
    const held: string[] = [];
    const plain = pieces
      .map((piece) => {
        if (piece.kind === 'text') return piece.text;
        const value = written(piece, telling, { write, words });
        return value === undefined ? piece.source : `\ue000${held.push(value) - 1}\ue001`;
      })
      .join('');
    return escape(plain).replace(HELD, (_, index: string) => held[Number(index)] ?? '');
  };
  return write(readText(text).pieces);
}

interface Writing {
  readonly write: (pieces: readonly Piece[]) => string;
  readonly words: ValueWords;
}

/** Writes a value. Undefined if the story does not know its name: it is then printed unchanged. */
function written(value: Value, telling: TellingOf, { write, words }: Writing): string | undefined {
  if (value.kind === 'if') return words.either(value.condition, write(value.told), write(value.otherwise));
  const isTold = telling.names.words.has(value.name)
    ? value.kind === 'value'
    : telling.names.numbers.has(value.name);
  if (!isTold) return undefined;
  return value.kind === 'value' ? words.value(value.name) : counted(value, telling, { write, words });
}

/** The plural forms as conditions: every language here has one form for 1, which some also use for 0. */
function counted(
  { name, forms }: Extract<Value, { kind: 'count' }>,
  { language }: TellingOf,
  { write, words }: Writing,
): string {
  const last = forms.length - 1;
  const single = [0, 1].map((count) => ({ count, form: formOf(forms.length, count, language) }));
  return single.reduceRight(
    (otherwise, { count, form }) =>
      form === last
        ? otherwise
        : words.either({ kind: 'compare', name, by: '=', value: count }, write(forms[form]!), otherwise),
    write(forms[last]!),
  );
}
