import { plainText } from '../text/plainHtml.ts';

export interface LinkParts {
  readonly text: string;
  readonly target: string;
  /** The content of the second pair of brackets in SugarCube. */
  readonly setter: string;
}

export interface FoundLink extends LinkParts {
  /** The offset after the link. */
  readonly end: number;
}

/** The maximum length of a link; anything longer is none. */
const LINK_MAX = 1000;
/** How far to look around a link for words of a sentence. */
const NEAR = 200;

/** The link that begins here with `[[`, as all formats of Twine write it. */
export function linkAt(text: string, at: number): FoundLink | undefined {
  const close = text.slice(at, at + LINK_MAX).indexOf(']]');
  if (close < 0) return undefined;
  const inside = text.slice(at + 2, at + close);
  const divide = inside.indexOf('][');
  const named = divide < 0 ? inside : inside.slice(0, divide);
  return { ...splitLink(named), setter: divide < 0 ? '' : inside.slice(divide + 2), end: at + close + 2 };
}

/**
 * Splits `text->target`, `target<-text`, `text|target`, or several in one: at the last `->`, or else at the first `<-`.
 */
export function splitLink(inside: string): Omit<LinkParts, 'setter'> {
  const right = inside.lastIndexOf('->');
  if (right >= 0) return { text: inside.slice(0, right).trim(), target: inside.slice(right + 2).trim() };
  const left = inside.indexOf('<-');
  if (left >= 0) return { text: inside.slice(left + 2).trim(), target: inside.slice(0, left).trim() };
  const pipe = inside.indexOf('|');
  if (pipe >= 0) return { text: inside.slice(0, pipe).trim(), target: inside.slice(pipe + 1).trim() };
  return { text: inside.trim(), target: inside.trim() };
}

/** Whether a link stands within a sentence, so that its words belong to the text. */
export function isInSentence(text: string, begin: number, end: number): boolean {
  const near = text.slice(Math.max(0, begin - NEAR), begin);
  const before = near.slice(near.lastIndexOf('\n') + 1);
  const after = text.slice(end, end + NEAR).split('\n', 1)[0]!;
  return isProse(before) || isProse(after);
}

/** Whether a text has words of a sentence; list markers and code have none. */
function isProse(text: string): boolean {
  const words = text.replace(/<<[^>]*>>|\([\w-]+:[^)]*\)|\[\[[^\]]*\]\]|<%[^%]*%>|<[^>]*>|[[\]]/g, '');
  return /[\p{L}\p{N}]/u.test(words.replace(/^\s*(?:[-*+>#]|\d+\.)?\s*/, ''));
}

/** Whether a link leads out of the story. */
export const isWebPage = (target: string): boolean => /^https?:\/\/\S+$/i.test(target);

/** Writes a link to the web as its text and its URL. */
export function webLink(words: string, target: string): string {
  const address = plainText(target);
  return words === address ? address : `${words} (${address})`;
}
