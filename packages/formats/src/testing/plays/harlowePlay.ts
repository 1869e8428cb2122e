import { ANSWER, assign, holdsIn } from './expressions.ts';
import { offer, printed, quoted, type Reading, type Telling, toldValue } from './telling.ts';

/** The offset of the end of the hook that opens here. */
function hookEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function macroEnd(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Plays a passage of Harlowe. */
export function harlowe(source: string, told: Telling, reading: Reading): void {
  const { world } = reading;
  const text = source
    .replace(/<!--[\s\S]*?-->|\\\n|\n\\|[{}]|^[ \t]*(?:=+>|<=+|=+><=+|<=+>)[ \t]*$/gm, '')
    .replace(/\|[\w-]+[>)](?=\[)|(?<=\])<[\w-]+\|/g, '');
  const hooks = new Map(
    [...source.matchAll(/\|([\w-]+)[>)]\[([^[\]]*)\]|\[([^[\]]*)\]<([\w-]+)\|/g)].map(
      ([, name, words, before, after]) => [`?${name ?? after}`, words ?? before ?? ''],
    ),
  );
  let failed = false;
  let at = 0;
  while (at < text.length && told.jump === undefined) {
    const next = text.slice(at).search(/\([\w-]+:|\[|\]/);
    told.text += printed(next < 0 ? text.slice(at) : text.slice(at, at + next), world);
    if (next < 0) return;
    at += next;
    if (text.startsWith('[[', at) && text[at + 2] !== '[') {
      at += offer(text, at, told, reading) || 2;
      continue;
    }
    if (text[at] !== '(') {
      at += 1;
      continue;
    }
    const end = macroEnd(text, at);
    const [, name = '', body = ''] = /^\(([\w-]+):\s*([\s\S]*)$/.exec(text.slice(at, end)) ?? [];
    const hook = /^\s*\[(?!\[(?!\[))/.exec(text.slice(end + 1));
    const begin = end + 1 + (hook?.[0].length ?? 0);
    const close = hook ? hookEnd(text, begin - 1) : end;
    const inside = hook ? text.slice(begin, close) : '';
    const called = name.toLowerCase().replace(/^(else)-(if)$|^(go)-(to)$/, '$1$2$3$4');
    if (['if', 'unless', 'elseif', 'else'].includes(called)) {
      const isFirst = called === 'if' || called === 'unless';
      const holds: boolean =
        called === 'else'
          ? failed
          : called === 'unless'
            ? !holdsIn(body, world)
            : (isFirst || failed) && holdsIn(body, world);
      failed = isFirst ? !holds : failed && !holds;
      if (holds) reading.again(inside);
      at = close + 1;
      continue;
    }
    at = harloweMacro(
      { called, body, inside, hook: hook !== null, end, close, words: hooks.get(body.trim()) },
      told,
      reading,
    );
  }
}

interface HarloweCall {
  readonly called: string;
  readonly body: string;
  readonly inside: string;
  readonly hook: boolean;
  readonly end: number;
  readonly close: number;
  /** The text of the named hook that a click changes. */
  readonly words: string | undefined;
}

function harloweMacro(
  { called, body, inside, hook, end, close, words }: HarloweCall,
  told: Telling,
  reading: Reading,
): number {
  const { world } = reading;
  const [first = words ?? '', second] = quoted(body);
  const asked = /^\$(\w+)\s+to\s+\(prompt:/i.exec(body)?.[1] ?? /\bbind\s+\$(\w+)/.exec(body)?.[1];
  if (asked !== undefined) world.variables.set(asked.toLowerCase(), ANSWER);
  else if (called === 'set') body.split(/,(?=\s*\$)/).forEach((each) => assign(each, world));
  else if (called === 'put') assign(body.split(' into ').toReversed().join(' to '), world);
  else if (called === 'print') told.text += toldValue(body, world);
  else if (called === 'goto' || called === 'redirect') told.jump = first || undefined;
  else if (called === 'display') reading.include(first);
  else if (called === 'link-goto' || called === 'linkgoto')
    told.ways.push({ text: first, target: second ?? first, run: () => {} });
  else if (/^(?:link|click)(?:-repeat|-replace|-reveal|-append|-prepend)?$/.test(called) && hook) {
    const jump = /\(go-?to:\s*(["'])(.*?)\1\s*\)/i.exec(inside)?.[2];
    const sets = [...inside.matchAll(/\(set:([^()]*(?:\([^()]*\)[^()]*)*)\)/gi)].map(([, set]) => set!);
    if (called === 'link-reveal') told.text += first;
    if (jump === undefined || first === '') reading.again(inside);
    else told.ways.push({ text: first, target: jump, run: () => sets.forEach((set) => assign(set, world)) });
  } else if (/^(?:live|after|event)$/.test(called) && hook) {
    // assumes that the time has passed
    reading.again(inside.replace(/\btime\s*>=?\s*[\w.]+/g, 'true'));
    return close + 1;
  } else if (['for', 'loop'].includes(called)) return close + 1;
  else return end + 1;
  return /^(?:link|click)/.test(called) && hook ? close + 1 : end + 1;
}
