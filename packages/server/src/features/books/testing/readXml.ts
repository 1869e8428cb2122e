export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const TOKEN =
  /<\?[^?]*\?>|<!doctype [^>]*>|<\/(?<closed>[\w:-]+)>|<(?<opened>[\w:-]+)(?<attributes>(?: [\w:-]+="[^"<]*")*) ?(?<empty>\/?)>|(?<text>[^<]+)/giy;
const ATTRIBUTE = / (?<name>[\w:-]+)="(?<value>[^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** Characters that XML forbids. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function plain(text: string): string {
  return text.replaceAll(/&[^;]{0,8};?/g, (entity) => {
    const sign = ENTITIES[entity];
    if (sign === undefined) throw new Error(`An entity is ${entity}`);
    return sign;
  });
}

/** Parses the subset of XML that our books use, and throws if it is not well-formed. */
export function readXml(source: string): XmlElement {
  const forbidden = FORBIDDEN.exec(source);
  if (forbidden) throw new Error(`A character is ${forbidden[0].codePointAt(0)}`);
  const document: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [document];
  let end = 0;
  for (const { 0: token, index, groups = {} } of source.matchAll(TOKEN)) {
    if (index !== end) break;
    end += token.length;
    const within = open.at(-1)!;
    if (groups.text !== undefined) within.children.push(plain(groups.text));
    else if (groups.opened !== undefined) {
      const pairs = [...(groups.attributes ?? '').matchAll(ATTRIBUTE)].map(
        (found) => [found.groups!.name!, plain(found.groups!.value!)] as const,
      );
      const element = { name: groups.opened, attributes: Object.fromEntries(pairs), children: [] };
      if (Object.keys(element.attributes).length < pairs.length) throw new Error(`Twice in ${token}`);
      within.children.push(element);
      if (groups.empty === '') open.push(element);
    } else if (groups.closed !== undefined && open.pop()?.name !== groups.closed)
      throw new Error(`${token} closes what is not open.`);
  }
  if (end !== source.length) throw new Error(`Not XML: ${source.slice(end, end + 80)}`);
  if (open.length > 1) throw new Error(`${open.at(-1)!.name} is open at the end.`);
  return document;
}

/** All elements within an element, in order, that match. */
export function allIn(element: XmlElement, isAsked: (each: XmlElement) => boolean): XmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(isAsked(child) ? [child] : []), ...allIn(child, isAsked)],
  );
}

export const named = (element: XmlElement, name: string): XmlElement[] =>
  allIn(element, (each) => each.name === name);

/** The text of an element. A break is a new line. */
export const textIn = (element: XmlElement): string => plainIn(element).replaceAll(/\s+/gu, ' ').trim();

/** White space at the edge of an element within a text belongs to the text. */
const plainIn = ({ children }: XmlElement): string =>
  children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : plainIn(child)))
    .join('');
