import type { Depiction, LoreCard, StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import { COUNTED_FIELDS, STORY_FIELD_NAMES } from '@kathaloka/contract/storyFields';
import { storyCounts, type StoryCounts } from '../counts.ts';
import { isSame } from '../versionDiff.ts';
import { mergeList } from './mergeList.ts';
import { mergeScenes, sceneText } from './mergeScenes.ts';
import {
  ask,
  mergeDeep,
  type Merger,
  type Merging,
  type MergeQuestion,
  type MergeSide,
  plainText,
  settled,
  type Three,
} from './merging.ts';

/** The result of merging two edits of one story. */
export interface MergedStory {
  readonly story: StoryCreate;
  /** Undecided conflicts. Until they are decided, the story has my version of them. */
  readonly questions: readonly MergeQuestion[];
}

/** The three versions. A field that `base` lacks becomes a question if the other two differ. */
export interface StoriesToMerge extends Three<Partial<StoryCreate>> {
  readonly theirs: StoryCreate;
  readonly mine: StoryCreate;
}

/**
 * Merges two edits of one story by scene, choice, variant and field. Takes what only one side has changed. Asks about
 * what both have changed; `decided` has the decisions by the ids of the questions.
 *
 * @example const { story, questions } = mergeStories({ base, theirs: saved, mine: draft });
 */
export function mergeStories(
  { base, theirs, mine }: StoriesToMerge,
  decided: ReadonlyMap<string, MergeSide> = new Map(),
): MergedStory {
  const merging: Merging = { decided, questions: [] };
  const entries = STORY_FIELD_NAMES.map((field) => {
    const two = { theirs: theirs[field], mine: mine[field] };
    if (!Object.hasOwn(base, field))
      return [field, isSame(two.mine, two.theirs) ? two.theirs : ask(merging, [field], two, textOf)];
    const merger: Merger = MERGERS[field] ?? mergeDeep;
    return [field, merger(merging, [field], { base: base[field], ...two })];
  });
  const story = withOneCover(merging, { base, theirs, mine }, Object.fromEntries(entries) as StoryCreate);
  return { story: withCounts(merging, { base, theirs, mine }, story), questions: merging.questions };
}

const isStructure = (value: unknown): value is StoryStructure =>
  typeof value === 'object' && value !== null && 'nodes' in value;

function textOf(value: unknown): string | null {
  if (!isStructure(value)) return plainText(value);
  return Object.entries(value.nodes)
    .map(([name, node]) => `${name}\n${sceneText(node)}`)
    .join('\n\n');
}

/** Merged later, because these fields depend on each other or on the scenes. */
const later: Merger = (_merging, _path, three) => settled(three)?.value ?? three.mine;

const MERGERS: Partial<Record<keyof StoryCreate, Merger>> = {
  story_structure: (merging, path, three) => mergeScenes(merging, path, three as Three<StoryStructure>),
  lore_cards: (merging, path, three) =>
    mergeList(merging, path, three as Three<LoreCard[]>, {
      keysOf: ({ keys, text }) => [keys.join('\n'), text],
      textOf: ({ keys, text }) => `${keys.join(', ')}: ${text}`,
    }),
  depiction: (merging, path, three) =>
    mergeList(merging, path, three as Three<Depiction[]>, {
      keysOf: ({ figure }) => [figure],
      textOf: ({ figure, rule }) => `${figure}: ${rule}`,
    }),
  tag_ids: (_merging, _path, three) => mergedTags(three as Three<string[]>),
  cover: later,
  cover_image_url: later,
  ...Object.fromEntries(COUNTED_FIELDS.map((field) => [field, later])),
};

function mergedTags({ base, theirs, mine }: Three<string[]>): string[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id));
  return [...theirs.filter((id) => mine.includes(id) || !base.includes(id)), ...added];
}

/** A generated cover and a cover URL exclude each other, so they are merged as one field. */
function withOneCover(
  merging: Merging,
  { base, theirs, mine }: StoriesToMerge,
  story: StoryCreate,
): StoryCreate {
  if (!Object.hasOwn(base, 'cover') || !Object.hasOwn(base, 'cover_image_url')) return story;
  const three = { base: coverOf(base), theirs: coverOf(theirs), mine: coverOf(mine) };
  const cover =
    settled(three)?.value ??
    ask(
      merging,
      ['cover'],
      three,
      ({ cover: drawn, cover_image_url }) => cover_image_url ?? drawn?.keywords.join(', ') ?? null,
    );
  return { ...story, ...cover };
}

const coverOf = ({ cover = null, cover_image_url = null }: Partial<StoryCreate>) => ({
  cover,
  cover_image_url,
});

/** Derives the counts from the scenes if there are any, as the server does. */
function withCounts(
  merging: Merging,
  { base, theirs, mine }: StoriesToMerge,
  story: StoryCreate,
): StoryCreate {
  const { story_structure, lore_cards } = story;
  if (Object.keys(story_structure.nodes).length > 0)
    return { ...story, ...storyCounts(story_structure, lore_cards) };
  const numbers = COUNTED_FIELDS.map((field) => [
    field,
    mergeDeep(merging, [field], { base: base[field], theirs: theirs[field], mine: mine[field] }),
  ]);
  return { ...story, ...(Object.fromEntries(numbers) as StoryCounts) };
}
