import { linkAt, type ProseLink } from './proseLink.ts';

/** A scene's text without its links, and the links. */
export interface ReadProse {
  readonly text: string;
  readonly links: readonly ProseLink[];
}

interface FoundLink {
  readonly link: ProseLink;
  readonly from: number;
  readonly end: number;
}

const SENTENCE_ENDS = /(?:^|[.!?…:;।॥۔؟؛”’"')\]»])\s*$/u;
const BULLET = /^\s*(?:[-*+•]|\d+[.)])?\s*$/u;

export function foundLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  for (let from = text.indexOf('[['); from >= 0;) {
    // a backslash escapes a link
    const read = text[from - 1] === '\\' ? undefined : linkAt(text, from);
    if (read) found.push({ link: read.link, from, end: read.end });
    from = text.indexOf('[[', read ? read.end : from + 1);
  }
  return found;
}

const capital = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

const GOES_ON = /[\s([{"'“‘«„-]$/u;
const CAPITAL = /^\p{Lu}/u;

/** Whether a link stands within a sentence, so that its words must stay. */
function isInSentence(before: string, words: string, after: string): boolean {
  if (after.trim() !== '') return true;
  if (BULLET.test(before) || SENTENCE_ENDS.test(before)) return false;
  return GOES_ON.test(before) && !CAPITAL.test(words);
}

interface ReadLine {
  text: string;
  links: ProseLink[];
  /** Whether the line contained only links. */
  isGone: boolean;
}

function readLine(line: string, room: number): ReadLine {
  const found = foundLinks(line).slice(0, Math.max(0, room));
  let text = '';
  let at = 0;
  const links = found.map(({ link, from, end }, index) => {
    text += line.slice(at, from);
    at = end;
    const after = line.slice(end, found[index + 1]?.from);
    const isWords = isInSentence(text, link.text, after);
    text += isWords ? link.text : '';
    return isWords ? { ...link, text: capital(link.text) } : link;
  });
  const rest = text + line.slice(at);
  const isGone = found.length > 0 && BULLET.test(rest);
  return { text: found.length > 0 ? rest.trimEnd() : line, links, isGone };
}

/**
 * Removes the links from a text. A link within a sentence leaves its words; a link on its own or after a sentence
 * leaves nothing. Links beyond `room` stay unchanged.
 */
export function linksIn(text: string, room = Infinity): ReadProse {
  const links: ProseLink[] = [];
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const read = readLine(line, room - links.length);
    links.push(...read.links);
    if (!read.isGone) lines.push(read.text);
  }
  if (links.length === 0) return { text, links };
  return { text: lines.join('\n').trimEnd(), links };
}

/** Whether the text has a complete link that it did not have before. */
export function hasNewLink(text: string, before: string): boolean {
  return text.includes(']]') && foundLinks(text).length > foundLinks(before).length;
}
