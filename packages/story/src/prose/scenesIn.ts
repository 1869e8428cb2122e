import { linksIn } from './linksIn.ts';

/** A part of a longer prose that is one scene. */
export interface ProseScene {
  /** Its heading; undefined where only its place says which scene it is. */
  readonly name: string | undefined;
  readonly text: string;
}

/** As in Markdown, or as in Twee with what Twee says of its tags and its place. */
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
 * The scenes of a prose. Where lines such as `# hall` name them, each goes as far as the next one; else, if its first
 * paragraph has links, each paragraph is a scene. Undefined for what is one text.
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

/** A text of a scene whose lines are no headings of scenes. */
export const withoutHeadings = (text: string): string => text.replaceAll(LOOKS_LIKE_HEADING, '\\');
