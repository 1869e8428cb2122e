import { NODES_MAX, STORY_BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import { PASSAGES_MAX } from '../limits.ts';
import { refuse } from '../report/refusals.ts';
import { decodeEntities } from '../text/entities.ts';
import type { Passage, TwineFile } from './passage.ts';

const STORY = '<tw-storydata';
const STORY_END = '</tw-storydata>';
const PASSAGE = '<tw-passagedata';
const PASSAGE_END = '</tw-passagedata>';
/** How many mentions of the element are tried, because a story format may mention it in its own program. */
const TRIES_MAX = 10;

/** Reads the story in a page published by Twine 2, or in an archive of Twine. Nothing in the page is executed. */
export function readTwineHtml(html: string): TwineFile {
  const { attributes, content } = storyIn(html);
  if (content.length > STORY_BODY_MAX_BYTES) refuse('too_large', { max: STORY_BODY_MAX_BYTES });
  const numbered = passagesIn(content);
  const start = numbered.find(({ id }) => id === attributes.get('startnode'))?.passage.name ?? '';
  return {
    title: attributes.get('name') ?? '',
    format: (attributes.get('format') ?? '').toLowerCase(),
    start,
    passages: numbered.map(({ passage }) => passage),
    hasScript: hasElement(content, 'script'),
    hasStyle: hasElement(content, 'style'),
  };
}

function storyIn(html: string): { attributes: ReadonlyMap<string, string>; content: string } {
  let from = 0;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const begin = html.indexOf(STORY, from);
    if (begin < 0) break;
    const { attributes, end } = attributesAt(html, begin + STORY.length);
    const close = html.indexOf(STORY_END, end);
    const content = html.slice(end, close < 0 ? html.length : close);
    if (attributes.has('name')) return { attributes, content };
    from = begin + STORY.length;
  }
  return refuse('no_scenes', {});
}

function passagesIn(content: string): { id: string; passage: Passage }[] {
  const found: { id: string; passage: Passage }[] = [];
  let at = content.indexOf(PASSAGE);
  while (at >= 0) {
    const { attributes, end } = attributesAt(content, at + PASSAGE.length);
    const close = content.indexOf(PASSAGE_END, end);
    const text = content.slice(end, close < 0 ? content.length : close);
    const tags = (attributes.get('tags') ?? '').split(/\s+/).filter((tag) => tag !== '');
    found.push({
      id: attributes.get('pid') ?? '',
      passage: { name: (attributes.get('name') ?? '').trim(), tags, text: decodeEntities(text) },
    });
    if (found.length > PASSAGES_MAX) refuse('too_many_scenes', { max: NODES_MAX });
    at = close < 0 ? -1 : content.indexOf(PASSAGE, close);
  }
  return found;
}

/** Whether a story element has content. */
function hasElement(content: string, name: string): boolean {
  const begin = content.indexOf(`<${name}`);
  if (begin < 0) return false;
  const open = content.indexOf('>', begin);
  const close = content.indexOf(`</${name}`, begin);
  return open >= 0 && content.slice(open + 1, close < 0 ? undefined : close).trim() !== '';
}

const ATTRIBUTE = /\s*([^\s=>"'/]{1,100})(?:=(?:"([^"]*)"|'([^']*)'))?/y;

/** The attributes of a tag, and the offset after it. Reads every character once. */
function attributesAt(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(html);
    if (!match) break;
    const [, name, double, single] = match;
    attributes.set(name!.toLowerCase(), decodeEntities(double ?? single ?? ''));
    at = ATTRIBUTE.lastIndex;
  }
  const end = html.indexOf('>', at);
  return { attributes, end: end < 0 ? html.length : end + 1 };
}
