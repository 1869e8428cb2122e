import { NODES_MAX } from '@kathaloka/contract/limits';
import { PASSAGES_MAX } from '../limits.ts';
import { refuse } from '../report/refusals.ts';
import type { Passage, TwineFile } from './passage.ts';

interface Header {
  readonly name: string;
  readonly tags: readonly string[];
}

const isScript = ({ tags }: Passage) => tags.includes('script');

const isStyle = ({ tags }: Passage) => tags.includes('stylesheet');

/** Twee 3: consecutive passages, each below a line that begins with `::`. */
export function readTwee(text: string): TwineFile {
  const all = passagesIn(text);
  const textOf = (name: string) => all.find((passage) => passage.name === name)?.text ?? '';
  const data = storyData(textOf('StoryData'));
  return {
    title: textOf('StoryTitle').trim(),
    format: data.format.toLowerCase(),
    start: data.start,
    passages: all.filter((each) => !isScript(each) && !isStyle(each)),
    hasScript: all.some(isScript),
    hasStyle: all.some(isStyle),
  };
}

function passagesIn(text: string): Passage[] {
  const passages: Passage[] = [];
  let header: Header | undefined;
  let lines: string[] = [];
  const end = () => {
    if (header) passages.push({ ...header, text: lines.join('\n').trim() });
    if (passages.length > PASSAGES_MAX) refuse('too_many_scenes', { max: NODES_MAX });
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('::')) {
      end();
      header = headerOf(line.slice(2));
    } else lines.push(line);
  }
  end();
  return passages;
}

/** Reads `Name [tags] {metadata}`, with a backslash before a bracket that belongs to the name. */
function headerOf(line: string): Header {
  let name = '';
  let at = 0;
  for (; at < line.length; at += 1) {
    const character = line[at]!;
    if (character === '\\' && at + 1 < line.length) {
      at += 1;
      name += line[at]!;
    } else if (character === '[' || character === '{') break;
    else name += character;
  }
  const close = line[at] === '[' ? line.indexOf(']', at) : -1;
  const tags = close < 0 ? [] : line.slice(at + 1, close).split(/\s+/);
  return { name: name.trim(), tags: tags.filter((tag) => tag !== '') };
}

function storyData(text: string): { format: string; start: string } {
  try {
    const data: unknown = JSON.parse(text || '{}');
    if (typeof data !== 'object' || data === null) return { format: '', start: '' };
    const { format, start } = data as Record<string, unknown>;
    return {
      format: typeof format === 'string' ? format : '',
      start: typeof start === 'string' ? start.trim() : '',
    };
  } catch {
    return { format: '', start: '' };
  }
}
