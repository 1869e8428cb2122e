import type { StoryStructure } from '@kathaloka/contract/entities';
import { CHAPTERS_MIN } from '@kathaloka/contract/limits';
import { CHAPTER, STRUCTURE } from '@kathaloka/contract/structureFields';
import { isBlank } from '../expressions/foldedName.ts';
import { type Finding, finding } from './finding.ts';

const { chapters: CHAPTERS } = STRUCTURE.fields;

/** Checks the titles of chapters, and where they begin. Unreachable scenes are reported by another check. */
export function checkChapters({ start_node, nodes, chapters = [] }: StoryStructure): Finding[] {
  const begun = new Set<string>();
  const placed = chapters.flatMap(({ title, node }, at) => {
    const misplaced = (because: 'no scene' | 'same scene' | 'not the start') =>
      finding('chapter misplaced', { title, because, scene: node }, place);
    const isThere = Object.hasOwn(nodes, node);
    const place = isThere ? { node } : {};
    const isSecond = begun.has(node);
    begun.add(node);
    return [
      ...checkTitle(title, place),
      ...(isThere ? [] : [misplaced('no scene')]),
      ...(isThere && isSecond ? [misplaced('same scene')] : []),
      ...(isThere && at === 0 && node !== start_node ? [misplaced('not the start')] : []),
    ];
  });
  return [...placed, ...checkCount(chapters)];
}

function checkTitle(title: string, place: { readonly node?: string }): Finding[] {
  if (isBlank(title)) return [finding('empty text', { part: 'chapter' }, place)];
  const { length } = title;
  const { max } = CHAPTER.fields.title;
  return length > max ? [finding('too long', { part: 'chapter', length, max }, place)] : [];
}

function checkCount(chapters: NonNullable<StoryStructure['chapters']>): Finding[] {
  const { max } = CHAPTERS;
  if (chapters.length > max) return [finding('too many', { part: 'chapters', count: chapters.length, max })];
  const [only] = chapters;
  return only && chapters.length < CHAPTERS_MIN
    ? [finding('chapter misplaced', { title: only.title, because: 'alone', scene: only.node })]
    : [];
}
