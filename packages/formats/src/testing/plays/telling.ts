import { assign, Unknowable, valueOf, type World } from './expressions.ts';

interface Way {
  readonly text: string;
  readonly target: string;
  readonly run: () => void;
  /** Whether the choice is taken by waiting. */
  readonly isWait?: boolean;
}

/** A passage during play. */
export interface Telling {
  text: string;
  readonly ways: Way[];
  /** The target of a jump, which needs no choice. */
  jump: string | undefined;
}

/** A passage, and the values of variables on entering it. */
export interface Moment {
  readonly name: string;
  readonly variables: World['variables'];
}

export interface Reading {
  readonly world: World;
  readonly include: (name: string) => void;
  readonly again: (text: string) => void;
  /** The passage before this one. */
  readonly from: Moment | undefined;
}

const LINK = /^\[\[(.*?)\](?:\[(.*?)\])?\]/s;

/** The link at the beginning of a text, and its length. */
export function linkIn(
  text: string,
):
  | { readonly words: string; readonly target: string; readonly setter: string; readonly length: number }
  | undefined {
  const match = LINK.exec(text);
  if (!match) return undefined;
  const [whole, inside = '', setter = ''] = match;
  const [right, left, pipe] = [inside.lastIndexOf('->'), inside.indexOf('<-'), inside.indexOf('|')];
  const [words, target] =
    right >= 0
      ? [inside.slice(0, right), inside.slice(right + 2)]
      : left >= 0
        ? [inside.slice(left + 2), inside.slice(0, left)]
        : pipe >= 0
          ? [inside.slice(0, pipe), inside.slice(pipe + 1)]
          : [inside, inside];
  return { words: words.trim(), target: target.trim(), setter, length: whole.length };
}

/** Whether a link stands within a sentence, so that its words belong to the text. */
function isAmongWords(text: string, at: number, end: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at) + text.slice(end).split('\n', 1)[0]!;
  return /[\p{L}\p{N}]/u.test(
    line.replace(/<<[^>]*>>|\([\w-]+:[^)]*\)|\[\[[^\]]*\]\]|<[^>]*>/g, '').replace(/^\s*(?:\d+\.)?/, ''),
  );
}

export function offer(text: string, at: number, told: Telling, { world }: Reading): number {
  const link = linkIn(text.slice(at));
  if (!link) return 0;
  const words = printed(link.words, world);
  if (/^https?:/.test(link.target)) told.text += `${words} ${words === link.target ? '' : link.target}`;
  else if (link.target !== '' && !/^[$_]/.test(link.target)) {
    if (isAmongWords(text, at, at + link.length)) told.text += words;
    const setter = link.setter;
    told.ways.push({
      text: words,
      target: link.target,
      run: () => setter.split(/[;,]/).forEach((each) => assign(each, world)),
    });
  }
  return link.length;
}

export function printed(text: string, world: World): string {
  return text.replace(/(?<!\w)\$([A-Za-z_]\w*)/g, (_, name: string) =>
    String(world.variables.get(name.toLowerCase()) ?? ''),
  );
}

export function toldValue(source: string, world: World): string {
  try {
    return String(valueOf(source, world));
  } catch (error) {
    if (error instanceof Unknowable) return '';
    throw error;
  }
}

export const quoted = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g)].map(([, one, other]) => one ?? other ?? '');
