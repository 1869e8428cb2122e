import { beginChecks, byWeight, type Finding } from '@kathaloka/story';
import { readStoryText } from '../runtime/readStory.ts';
import type { StoryFault, StoryFile } from '../runtime/storyFile.ts';
import { layerMistakes } from './layerMistakes.ts';
import { unreadFields } from './unread.ts';

export type CheckedFile =
  | { readonly story: StoryFile; readonly json: unknown; readonly findings: readonly string[] }
  | { readonly fault: string };

/** Removes control characters, which a terminal would execute. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ');
}

/** Warnings about typing mistakes; the other warnings are about style. */
const TYPED_WRONG = new Set<Finding['kind']>(['value not told', 'answer not told', 'variable never set']);

/** Reads and checks a story from a file's text, or says why it cannot be played. */
export function checkedFile(text: string): CheckedFile {
  const { story, fault } = readStoryText(text);
  if (!story) return { fault: printable(placed(fault)) };
  const { findings, walk } = beginChecks({
    story_structure: story.story_structure,
    language: story.language,
  });
  const told = byWeight([...findings, ...walk().findings]).filter(
    ({ severity, kind }) => severity === 'error' || TYPED_WRONG.has(kind),
  );
  const json: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  const lines = [...told.map(lineOf), ...unreadFields(json), ...layerMistakes(story)];
  return { story, json, findings: lines.map(printable) };
}

const placed = ({ line, column, path, message }: StoryFault): string =>
  line === undefined ? `${path}: ${message}` : `line ${line}, column ${column}: ${message}`;

function lineOf({ node, choice, variant, message }: Finding): string {
  const part =
    choice === null ? (variant === null ? '' : `, variant ${variant + 1}`) : `, choice ${choice + 1}`;
  return `${node === null ? 'the story' : `${node}${part}`}: ${message}`;
}
