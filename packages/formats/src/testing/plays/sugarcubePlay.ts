import { ANSWER, assign, holdsIn, type World } from './expressions.ts';
import { linkIn, offer, printed, quoted, type Reading, type Telling, toldValue } from './telling.ts';

/** The offset of the closing tag of a macro's element. Counts nested elements. */
function closeOf(
  text: string,
  name: string,
  from: number,
): { readonly begin: number; readonly end: number } | undefined {
  const mark = new RegExp(`<<(/?)${name}(?=[\\s>])(?:[^>]|>(?!>))*>>`, 'g');
  mark.lastIndex = from;
  let depth = 0;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    if (match[1] === '') depth += 1;
    else if (depth === 0) return { begin: match.index, end: mark.lastIndex };
    else depth -= 1;
  }
  return undefined;
}

/** Plays a passage of SugarCube. */
export function sugarcube(source: string, told: Telling, reading: Reading): void {
  const { world } = reading;
  const text = source
    .replace(/\/%[\s\S]*?%\/|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\[img\[[^\]]*\]\]/g, '')
    .replace(/<<endif\s*>>/g, '<</if>>');
  let at = 0;
  while (at < text.length && told.jump === undefined) {
    const next = text.slice(at).search(/<<|\[\[/);
    told.text += printed(next < 0 ? text.slice(at) : text.slice(at, at + next), world);
    if (next < 0) return;
    at += next;
    if (text.startsWith('[[', at)) {
      at += offer(text, at, told, reading) || 2;
      continue;
    }
    const macro = /^<<\s*(\/?[\w=-]+)\s*((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^>"']|>(?!>))*)>>/.exec(
      text.slice(at),
    );
    if (!macro) {
      at += 2;
      continue;
    }
    at = sugarcubeMacro(
      text,
      at + macro[0].length,
      { name: macro[1]!, rest: macro[2]!.trim() },
      told,
      reading,
    );
  }
}

function sugarcubeMacro(
  text: string,
  at: number,
  { name, rest }: { readonly name: string; readonly rest: string },
  told: Telling,
  reading: Reading,
): number {
  const { world } = reading;
  const close = [
    'if',
    'link',
    'button',
    'click',
    'script',
    'for',
    'silently',
    'silent',
    'linkreplace',
    'linkappend',
    'widget',
    'timed',
  ].includes(name)
    ? closeOf(text, name, at)
    : undefined;
  const inside = close ? text.slice(at, close.begin) : '';
  const end = close?.end ?? at;
  if (name === 'if') return ifs(inside, rest, reading) ?? end;
  if (name === 'set' || name === 'run') rest.split(/[;,]/).forEach((each) => assign(each, world));
  else if (name === 'textbox' || name === 'textarea')
    world.variables.set(quoted(rest)[0]?.slice(1).toLowerCase() ?? '', ANSWER);
  else if (name === 'print' || name === '=' || name === '-') told.text += toldValue(rest, world);
  else if (name === 'goto') told.jump = linkIn(rest)?.target ?? quoted(rest)[0];
  else if (name.startsWith('include') || name.startsWith('display'))
    reading.include(linkIn(rest)?.target ?? quoted(rest)[0] ?? '');
  else if (name === 'return' || name === 'back') wayBack(name, rest, told, reading);
  else if (name === 'link' || name === 'button' || name === 'click') clicked(inside, rest, told, reading);
  else if (name === 'linkreplace' || name === 'linkappend') {
    if (name === 'linkappend') told.text += quoted(rest)[0] ?? '';
    reading.again(inside);
  } else if (name === 'timed') {
    // a timed jump is a choice to wait
    const jump = /<<goto\s+([^>]*)>>/.exec(inside)?.[1];
    const target = jump === undefined ? undefined : (linkIn(jump)?.target ?? quoted(jump)[0]);
    if (target === undefined) reading.again(inside);
    else told.ways.push({ text: 'Continue', target, run: () => {}, isWait: true });
  } else if (name === 'silently' || name === 'silent') {
    const before = told.text;
    reading.again(inside);
    told.text = before;
  } else if (/^(?:"[^"]* [^"]*"|'[^']* [^']*')$/.test(rest)) reading.again(quoted(rest)[0] ?? '');
  return end;
}

function wayBack(name: 'return' | 'back', rest: string, told: Telling, { world, from }: Reading): void {
  const [words = name === 'back' ? 'Back' : 'Return', named] = quoted(rest);
  const target = named ?? from?.name;
  const run = () => void (name === 'back' && from && restore(world, from.variables));
  if (target !== undefined) told.ways.push({ text: printed(words, world), target, run });
}

function restore({ variables }: World, before: World['variables']): void {
  variables.clear();
  for (const [name, value] of before) variables.set(name, value);
}

/** Plays the first case whose condition holds. */
function ifs(inside: string, condition: string, { world, again }: Reading): undefined {
  const cases: { condition: string; text: string }[] = [{ condition, text: '' }];
  let depth = 0;
  for (const part of inside.split(/(<<\/?(?:if|elseif|else)\b(?:[^>]|>(?!>))*>>)/)) {
    const mark = /^<<(\/?)(if|elseif|else)\b\s*(?:if\b)?((?:[^>]|>(?!>))*)>>$/.exec(part);
    if (mark?.[2] === 'if') depth += mark[1] === '' ? 1 : -1;
    if (mark && mark[2] !== 'if' && depth === 0)
      cases.push({ condition: mark[2] === 'else' && mark[3]!.trim() === '' ? 'true' : mark[3]!, text: '' });
    else cases.at(-1)!.text += part;
  }
  const found = cases.find((each) => holdsIn(each.condition, world));
  if (found) again(found.text);
  return undefined;
}

function clicked(inside: string, rest: string, told: Telling, reading: Reading): void {
  const link = linkIn(rest);
  const [words = '', named] = quoted(rest);
  const text = link?.words ?? words;
  const target = link?.target ?? named;
  const { world } = reading;
  const run = () => {
    for (const [, body] of inside.matchAll(/<<(?:set|run)\s((?:[^>]|>(?!>))*)>>/g))
      body!.split(/[;,]/).forEach((each) => assign(each, world));
  };
  const jump = /<<goto\s+([^>]*)>>/.exec(inside)?.[1];
  const leads = target ?? (jump === undefined ? undefined : (linkIn(jump)?.target ?? quoted(jump)[0]));
  if (leads !== undefined) told.ways.push({ text: printed(text, world), target: leads, run });
  else reading.again(inside.replace(/<<(?:set|run)\s[^>]*>>/g, ''));
}
