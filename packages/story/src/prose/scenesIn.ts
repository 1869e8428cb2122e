import { linksIn } from './linksIn.ts';

/** A part of a longer prose that becomes one scene. */
export interface ProseScene {
  /** The heading; undefined if the position decides which scene it is. */
  readonly name: string | undefined;
  readonly text: string;
}

/** A heading of Markdown, or of Twee with its tags and position. */
const HEADING =
  /^(?:#{1,3}|::)[ \t]*((?:\\.|[^\s#:[{\\])(?:\\.|[^[{\\\n])*?)[ \t]*(?:\[[^\]\n]*\])?[ \t]*(?:\{[^\n]*\})?[ \t]*$/mu;
const NAME_SIGN = /[[{\\]|^[#:]/gu;
const ESCAPED_SIGN = /\\(.)/gu;
const PARAGRAPHS = /\n[ \t]*\n\s*/u;

function byHeadings(prose: string): ProseScene[] {
  const lines = prose.split('\n');
  const scenes: { name: string | undefined; lines: string[] }[] = [{ name: undefined, lines: [] }];
  for (const line of lines) {
    const [, name] = HEADING.exec(line) ?? [];
    if (name === undefined) scenes.at(-1)!.lines.push(line);
    else scenes.push({ name: name.replaceAll(ESCAPED_SIGN, '$1'), lines: [] });
  }
  return scenes
    .map(({ name, lines: own }) => ({ name, text: own.join('\n').trim() }))
    .filter(({ name, text }) => name !== undefined || text !== '');
}

/**
 * Splits prose into scenes: at headings such as `# hall`, or, if the first paragraph has links, at each paragraph.
 * Undefined if the prose is one text.
 */
export function scenesIn(prose: string): readonly ProseScene[] | undefined {
  const typed = prose.replaceAll('\r\n', '\n').trim();
  if (HEADING.test(typed)) {
    const scenes = byHeadings(typed);
    const isStory = typed.startsWith('::') || linksIn(typed).links.length > 0;
    return isStory ? scenes : undefined;
  }
  const [first = '', ...others] = typed.split(PARAGRAPHS);
  if (others.length === 0 || linksIn(first).links.length === 0) return undefined;
  return [first, ...others].map((text) => ({ name: undefined, text }));
}

const LOOKS_LIKE_HEADING = /^(?=#{1,3}[ \t]*[^\s#:]|::[ \t]*[^\s#:])/gmu;

export const headingOf = (name: string): string => `:: ${name.replaceAll(NAME_SIGN, '\\$&')}`;

/** Escapes lines of a text that look like headings. */
export const withoutHeadings = (text: string): string => text.replaceAll(LOOKS_LIKE_HEADING, '\\');
