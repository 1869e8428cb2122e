import { cleaned } from './clean.ts';
import { decodeEntities } from './entities.ts';

const EMPHASIS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
const BREAKS = ['br', 'p', 'div', 'hr', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'];
/** Elements whose content is not text. */
const SILENT = [
  'script',
  'style',
  'svg',
  'iframe',
  'object',
  'template',
  'noscript',
  'audio',
  'video',
  'head',
];
const PICTURES = ['img', 'picture', 'svg', 'image'];
const SOUNDS = ['audio', 'video', 'source', 'track', 'embed', 'iframe', 'object'];

/** What was removed, for the report. */
export interface HtmlLosses {
  readonly pictures: string[];
  readonly media: string[];
  readonly scripts: string[];
  readonly styles: string[];
  readonly tags: string[];
}

export function noHtmlLosses(): HtmlLosses {
  return { pictures: [], media: [], scripts: [], styles: [], tags: [] };
}

/**
 * HTML as Markdown: emphasis and line breaks are preserved, and all other tags removed. Entities stay for `plainText`.
 */
export function stripTags(html: string, losses: HtmlLosses): string {
  let text = '';
  let at = 0;
  // elements without a closing tag, so that the rest of the text is searched only once for each
  const neverClosed = new Set<string>();
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    text += html.slice(at, open);
    if (html[open + 1] === '<') {
      // this is a SugarCube macro
      text += '<<';
      at = open + 2;
      continue;
    }
    const tag = tagAt(html, open, neverClosed);
    if (!tag) {
      text += '<';
      at = open + 1;
      continue;
    }
    at = tag.end;
    if (tag.name !== '!') note(tag, losses);
    if (SILENT.includes(tag.name) && !tag.isClosing) at = afterElement(html, tag, neverClosed);
    text += inPlace(tag);
  }
  return text + html.slice(at);
}

interface HtmlTag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly source: string;
  readonly end: number;
}

const NAME = /[a-z][a-z\d:-]{0,40}/iy;

function tagAt(html: string, open: number, neverClosed: Set<string>): HtmlTag | undefined {
  if (html.startsWith('<!--', open)) {
    const end = neverClosed.has('-->') ? -1 : html.indexOf('-->', open);
    if (end < 0) neverClosed.add('-->');
    return { name: '!', isClosing: false, source: '', end: end < 0 ? html.length : end + 3 };
  }
  const isClosing = html[open + 1] === '/';
  NAME.lastIndex = open + (isClosing ? 2 : 1);
  const name = NAME.exec(html)?.[0].toLowerCase();
  if (name === undefined || neverClosed.has('>')) return undefined;
  const end = html.indexOf('>', NAME.lastIndex);
  if (end < 0) {
    neverClosed.add('>');
    return undefined;
  }
  return { name, isClosing, source: html.slice(open, Math.min(end + 1, open + 200)), end: end + 1 };
}

function afterElement(html: string, { name, source, end }: HtmlTag, neverClosed: Set<string>): number {
  if (source.endsWith('/>') || neverClosed.has(name)) return end;
  const close = new RegExp(`</${name}[^>]{0,200}>`, 'gi');
  close.lastIndex = end;
  if (close.exec(html)) return close.lastIndex;
  neverClosed.add(name);
  return html.length;
}

/** Elements that have no meaning without a style. */
const BARE = ['span', 'a', 'ul', 'ol', ...BREAKS];
const STYLED = /\s(?:style|align|color)\s*=/i;

function note({ name, isClosing, source }: HtmlTag, losses: HtmlLosses): void {
  if (isClosing) return;
  if (PICTURES.includes(name)) losses.pictures.push(source);
  else if (SOUNDS.includes(name)) losses.media.push(source);
  else if (name === 'script') losses.scripts.push(source);
  else if (name === 'style' || name === 'link') losses.styles.push(source);
  else if (!Object.hasOwn(EMPHASIS, name) && (!BARE.includes(name) || STYLED.test(source)))
    losses.tags.push(source);
}

function inPlace({ name, isClosing }: HtmlTag): string {
  if (Object.hasOwn(EMPHASIS, name)) return EMPHASIS[name]!;
  if (name === 'br') return '\n';
  if (name === 'li') return isClosing ? '' : '\n- ';
  if (name === 'hr') return '\n\n---\n\n';
  return BREAKS.includes(name) ? '\n\n' : '';
}

/** A text without tags, its entities decoded. */
export function plainText(text: string): string {
  return withoutTags(decodeEntities(text));
}

/** Cleans decoded text: removes invisible characters, and everything that could become a tag elsewhere. */
export function withoutTags(text: string): string {
  return cleaned(text).text.replace(/<(?=[a-z/!?])/gi, '‹');
}

/** A list item whose link was removed. */
const EMPTY_ITEM = /^\s*(?:[*+>-]|\d{1,3}\.)$/;

/** Removes spaces at line ends, and all but one empty line between paragraphs. */
export function tidied(text: string, hasItems = true): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/(\S)[ \t]{2,}(?=\S)/g, '$1 ').trimEnd())
    .filter((line) => !hasItems || !EMPTY_ITEM.test(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
