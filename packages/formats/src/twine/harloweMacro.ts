export interface HarloweMacro {
  /**
   * In lower case and in a single spelling, such as `elseif` for `else-if`, because Harlowe ignores case and hyphens.
   */
  readonly name: string;
  readonly body: string;
  readonly source: string;
  /** The offset after the macro. */
  readonly end: number;
}

/** Longer macros are not imported. */
const MACRO_MAX = 1000;
const DEPTH_MAX = 30;
const BEGIN = /\(([A-Za-z][\w-]{0,40}):/y;
const ALIKE: Readonly<Record<string, string>> = {
  'else-if': 'elseif',
  'go-to': 'goto',
  linkgoto: 'link-goto',
  linkreplace: 'link-replace',
  linkrepeat: 'link-repeat',
};

/** The macro that begins here: `(name: body)`. */
export function macroAt(text: string, at: number): HarloweMacro | undefined {
  BEGIN.lastIndex = at;
  const match = BEGIN.exec(text);
  if (!match) return undefined;
  const begin = BEGIN.lastIndex;
  const end = endOf(text, begin);
  if (end === undefined) return undefined;
  const name = match[1]!.toLowerCase();
  return {
    name: ALIKE[name] ?? name,
    body: text.slice(begin, end).trim(),
    source: text.slice(at, end + 1),
    end: end + 1,
  };
}

function endOf(text: string, begin: number): number | undefined {
  let depth = 0;
  let quote = '';
  const last = Math.min(text.length, begin + MACRO_MAX);
  for (let at = begin; at < last; at += 1) {
    const character = text[at]!;
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') {
      depth += 1;
      if (depth > DEPTH_MAX) return undefined;
    } else if (character === ')') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return undefined;
}

/** Whether a link begins here. Of three brackets in a row, the first opens a hook. */
export function isLinkAt(text: string, at: number): boolean {
  return text[at] === '[' && text[at + 1] === '[' && text[at + 2] !== '[';
}

/** Maps each single opening bracket to its closing one. Ignores the brackets of links. */
export function bracketPairs(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (isLinkAt(text, at)) {
      const close = text.slice(at, at + MACRO_MAX).indexOf(']]');
      if (close >= 0) at += close + 1;
    } else if (text[at] === '[') open.push(at);
    else if (text[at] === ']') {
      const begin = open.pop();
      if (begin !== undefined) pairs.set(begin, at);
    }
  }
  return pairs;
}

/** The quoted texts of a macro. */
export function stringsIn(body: string): string[] {
  return [...body.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
}
