import {
  Cover,
  Depictions,
  GameConfig,
  Lexicon,
  LoreCards,
  PlayedContent,
  type StoryCreate,
  StoryStructureInput,
} from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import { JSON_FIELDS, PLAYED_FIELDS, STORY_COLUMNS } from '@kathaloka/contract/storyFields';
import { isSame } from '@kathaloka/story';
import type { EditedRow } from '../repository.ts';

/** A story as its author wrote it; the category may be missing, if an administrator has deleted it. */
export type WrittenStory = Omit<StoryCreate, 'category_id'> & { readonly category_id: string | null };

/** The columns that are read as they are. */
const COLUMNS = STORY_COLUMNS.filter(
  (column): column is Exclude<typeof column, (typeof JSON_FIELDS)[number]> =>
    !JSON_FIELDS.some((field) => field === column),
);

/** A stored story in the form in which authors write it. A part that was never written is stored as an empty object. */
export function publishedStory(row: EditedRow): WrittenStory {
  return {
    ...pick(row, [...COLUMNS, 'tag_ids']),
    game_config: GameConfig.parse(row.game_config),
    story_structure: StoryStructureInput.parse(row.story_structure),
    lore_cards: LoreCards.parse(row.lore_cards),
    depiction: Depictions.parse(row.depiction),
    lexicon: Lexicon.safeParse(row.lexicon).data ?? null,
    cover: Cover.safeParse(row.cover).data ?? null,
  } satisfies Record<keyof StoryCreate, unknown>;
}

/** A story with its unpublished changes. */
export function workingStory(row: EditedRow): WrittenStory {
  return { ...publishedStory(row), ...readCopy(row.working_copy) };
}

/** Undefined: there is none. */
export function readCopy(working_copy: unknown): WrittenPlayed | undefined {
  if (working_copy === null) return undefined;
  return PlayedContent.parse(working_copy);
}

export type WrittenPlayed = Pick<WrittenStory, keyof PlayedContent>;

export function playedPart(story: WrittenPlayed): WrittenPlayed {
  return pick(story, PLAYED_FIELDS);
}

/** Splits a changed published story: the fields of its card are stored immediately, those that are played go into the working copy. */
export function splitPublished(
  published: WrittenStory,
  changed: WrittenStory,
): { readonly story: WrittenStory; readonly working_copy: WrittenPlayed | null } {
  const before = playedPart(published);
  const after = playedPart(changed);
  // where both play alike, the order of the scenes is that of the change
  if (isSame(before, after)) return { story: changed, working_copy: null };
  return { story: { ...changed, ...before }, working_copy: after };
}
