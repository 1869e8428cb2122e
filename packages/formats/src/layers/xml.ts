import { refuse } from '../report/refusals.ts';

export interface XmlElement {
  /** The name without its prefix. */
  readonly name: string;
  /** The attributes, by their names without prefixes. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

const MARKS =
  /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTES = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const DEPTH_MAX = 64;

/**
 * Reads the elements of an XML file, or refuses it with the place of its fault. Refuses files that declare entities,
 * whose expansion would be unbounded; translation tools declare none.
 */
export function readXml(source: string): XmlElement {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const marks = new RegExp(MARKS);
  for (let at = 0; at < source.length;) {
    const next = source.indexOf('<', at);
    const end = next < 0 ? source.length : next;
    if (end > at) open.at(-1)!.children.push(textIn(source, at, end));
    if (next < 0) break;
    marks.lastIndex = next;
    const mark = marks.exec(source);
    if (!mark) return unreadable(source, next);
    addMark(source, mark, open);
    at = marks.lastIndex;
  }
  if (open.length > 1) return unreadable(source, source.length);
  const elements = root.children.filter((child) => typeof child !== 'string');
  return elements.length === 1 ? elements[0]! : unreadable(source, 0);
}

function addMark(source: string, mark: RegExpExecArray, open: OpenElement[]): void {
  const [, data, closed, opened, attributes = '', empty] = mark;
  const holder = open.at(-1)!;
  if (data !== undefined) holder.children.push(data);
  else if (closed !== undefined) {
    if (open.length === 1 || holder.name !== localName(closed)) return unreadable(source, mark.index);
    open.pop();
  } else if (opened !== undefined) {
    const element: OpenElement = {
      name: localName(opened),
      attributes: attributesIn(source, mark.index, attributes),
      children: [],
    };
    holder.children.push(element);
    if (empty === '/') return;
    if (open.length > DEPTH_MAX) refuse('too_deep', { node: '', max: DEPTH_MAX });
    open.push(element);
  }
}

function attributesIn(source: string, at: number, text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTES)].map(([, name = '', double, single = '']) => {
      const value = (double ?? single).replaceAll(/[\t\r\n]/g, ' ');
      return [localName(name), decoded(value, () => unreadable(source, at))];
    }),
  );
}

/** Decodes a text. XML has a single line break; any other is written as an entity. */
function textIn(source: string, from: number, to: number): string {
  const text = source.slice(from, to).replaceAll(/\r\n?/g, '\n');
  return decoded(text, () => unreadable(source, from));
}

function decoded(text: string, fail: () => never): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+)?;?/gi, (entity, name: string | undefined) => {
    if (!name || !entity.endsWith(';')) return fail();
    if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : fail();
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : fail();
  });
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function unreadable(source: string, at: number): never {
  const lines = source.slice(0, at).split('\n');
  return refuse('unreadable', { line: lines.length, column: lines.at(-1)!.length + 1, reason: 'XML' });
}

/** Characters that XML files cannot contain, not even as an entity. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML; `replace` writes the characters that XML cannot contain. */
export function xmlText(text: string, replace: (character: string) => string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    .replaceAll(UNWRITABLE, replace);
}

/** An id without characters that XML cannot contain. A percent sign in an id is always written as `%25`. */
export function xmlId(id: string): string {
  return id.replaceAll(UNWRITABLE, (character) => `%u${character.codePointAt(0)!.toString(16)}`);
}

export function xmlAttribute(text: string): string {
  return xmlText(text, () => '')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\n', '&#10;');
}
