import { type Condition, type Piece, writeText } from '@kathaloka/story';
import type { Constant } from '../expressions/expr.ts';
import type { NoteBook } from '../report/notes.ts';
import type { Block } from './blocks.ts';
import { CASE, type Case, caseInText, END, fromDigits, MARKS, OR, SAYS, VALUE } from '../marks.ts';
import { printedCondition, translate } from './translate.ts';
import type { Variables } from './variables.ts';

/** A text in our own syntax. Leaves out and reports values that it cannot express. */
export function authoredText(text: string, scene: string, variables: Variables, notes: NoteBook): string {
  const reader = { text, at: 0 };
  const pieces = readPieces(
    reader,
    (name) => toldValue(name, scene, variables, notes),
    (one, parts) => toldCase(one, parts, scene, variables, notes),
  );
  return writeText(joined(pieces));
}

interface TextAt {
  readonly text: string;
  at: number;
}

function readPieces(
  reader: TextAt,
  value: (name: string) => Piece[],
  choose: (one: Case, parts: readonly Piece[][]) => Piece[],
): Piece[] {
  const pieces: Piece[] = [];
  const { text } = reader;
  while (reader.at < text.length) {
    const sign = text[reader.at]!;
    if (sign === OR || sign === END) return pieces;
    const end = text.slice(reader.at + 1).search(MARKS);
    const inside = end < 0 ? text.slice(reader.at + 1) : text.slice(reader.at + 1, reader.at + 1 + end);
    if (sign === VALUE) {
      pieces.push(...value(fromDigits(inside)));
      reader.at += inside.length + 2;
    } else if (sign === CASE) {
      const one = JSON.parse(fromDigits(inside)) as Case;
      reader.at += inside.length + 1;
      const parts: Piece[][] = [];
      do {
        reader.at += 1;
        parts.push(readPieces(reader, value, choose));
      } while (text[reader.at] === OR);
      reader.at += 1;
      pieces.push(...choose(one, parts));
    } else {
      pieces.push({ kind: 'text', text: sign === SAYS ? inside : `${sign}${inside}` });
      reader.at += inside.length + 1;
    }
  }
  return pieces;
}

const words = (text: string): Piece => ({ kind: 'text', text });
const SOURCE = { source: '' };

function toldValue(name: string, scene: string, variables: Variables, notes: NoteBook): Piece[] {
  const variable = variables.told(name);
  switch (variable.kind) {
    case 'number':
      return [{ kind: 'value', name: variable.number, otherwise: null, ...SOURCE }];
    case 'word':
      return oneOf(new Map(), variable.things, [
        {
          kind: 'value',
          name: variable.word,
          otherwise: variable.first ? [words(variable.first)] : null,
          ...SOURCE,
        },
      ]);
    case 'flag':
      return [
        {
          kind: 'if',
          condition: { kind: 'has', name: variable.thing },
          told: [words('true')],
          otherwise: [words('false')],
          ...SOURCE,
        },
      ];
    case 'options':
      return oneOf(
        variable.values,
        variable.things,
        variable.first === undefined ? [] : [words(String(variable.first))],
      );
    default:
      notes.add('printed_value_lost', scene, { text: name });
      return [];
  }
}

/** Prints the value that the player has. Values with the same words share a condition. */
function oneOf(
  values: ReadonlyMap<Constant, Constant>,
  things: ReadonlyMap<Constant, string>,
  otherwise: Piece[],
): Piece[] {
  const byWords = new Map<string, Condition[]>();
  for (const [key, thing] of things) {
    const told = String(values.get(key) ?? key);
    byWords.set(told, [...(byWords.get(told) ?? []), { kind: 'has', name: thing }]);
  }
  return rowOf(
    [...byWords].map(([told, conditions]) => ({
      condition: anyOf(conditions),
      told: told ? [words(told)] : [],
    })),
    otherwise,
  );
}

function toldCase(
  one: Case,
  parts: readonly Piece[][],
  scene: string,
  variables: Variables,
  notes: NoteBook,
): Piece[] {
  if ('name' in one) {
    const variable = variables.told(one.name);
    if (variable.kind !== 'number') {
      const [then = [], otherwise = []] = parts;
      return toldCase({ when: { kind: 'is', name: one.name } }, [then, otherwise], scene, variables, notes);
    }
    return rowOf(
      parts.map((told, index) => ({
        condition: { kind: 'compare', name: variable.number, by: '=', value: index + 1 },
        told: [...told],
      })),
      [],
    );
  }
  const [then = [], otherwise = []] = parts.map((part) => [...part]);
  const condition = translate(one.when, variables);
  if (typeof condition === 'boolean') return condition ? [...then] : [...otherwise];
  if (condition && printedCondition(condition) !== undefined)
    return inARow({ condition, told: then, otherwise });
  for (const part of parts) {
    const text = writeText(part).trim();
    if (text) notes.add('conditional_text_lost', scene, { text });
  }
  return [];
}

interface Branch {
  readonly condition: Condition;
  readonly told: Piece[];
}

/** Writes exclusive cases side by side, because nesting is limited. */
function rowOf(branches: readonly Branch[], otherwise: Piece[]): Piece[] {
  const all = branches.map(({ condition, told }): Piece => ({
    kind: 'if',
    condition,
    told,
    otherwise: [],
    ...SOURCE,
  }));
  const none: Condition = { kind: 'not', of: anyOf(branches.map(({ condition }) => condition)) };
  if (otherwise.length === 0) return all;
  if (printedCondition(none) !== undefined)
    return [...all, { kind: 'if', condition: none, told: otherwise, otherwise: [], ...SOURCE }];
  return branches.reduceRight<Piece[]>(
    (rest, branch) => [{ kind: 'if', ...branch, otherwise: rest, ...SOURCE }],
    otherwise,
  );
}

const anyOf = (of: readonly Condition[]): Condition => (of.length === 1 ? of[0]! : { kind: 'or', of });

/** The deepest nesting of “otherwise, if”; further cases are written side by side. */
const NESTED_MAX = 3;

/** Writes “if, otherwise if, otherwise if” as cases side by side, each of which excludes those before it. */
function inARow({ condition, told, otherwise }: Branch & { readonly otherwise: Piece[] }): Piece[] {
  const branches: Branch[] = [{ condition, told }];
  let rest = otherwise;
  for (let [only, ...others] = rest; only?.kind === 'if' && others.length === 0; [only, ...others] = rest) {
    branches.push({ condition: only.condition, told: [...only.told] });
    rest = [...only.otherwise];
  }
  const nested: Piece[] = [{ kind: 'if', condition, told, otherwise, ...SOURCE }];
  if (branches.length <= NESTED_MAX) return nested;
  const row = branches.map((branch, at): Branch => {
    const failed = branches.slice(0, at).map((each): Condition => ({ kind: 'not', of: each.condition }));
    return at === 0 ? branch : { ...branch, condition: { kind: 'and', of: [...failed, branch.condition] } };
  });
  const isPrinted = row.every((branch) => printedCondition(branch.condition) !== undefined);
  return isPrinted ? rowOf(row, rest) : nested;
}

/** Joins neighbouring texts, because a brace may be in one and its closing brace in the next. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') all[all.length - 1] = words(last.text + piece.text);
    else if (piece.kind === 'if')
      all.push({ ...piece, told: joined(piece.told), otherwise: joined(piece.otherwise) });
    else all.push(piece);
  }
  return all;
}

/** The text of blocks: texts, with or without a condition. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'text') return block.text;
      if (block.kind !== 'if') return '';
      return block.branches.reduceRight(
        (otherwise, { when, blocks: inside }) =>
          when === null ? textOfBlocks(inside) : caseInText(when, textOfBlocks(inside), otherwise),
        '',
      );
    })
    .join('');
}
