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
import { isSame } from '@kathaloka/contract/story';
import type { EditedRow } from './repository.ts';

/** The fields that are played: changes of them wait until the story is published again. */
export const PLAYED = Object.keys(PlayedContent.shape) as (keyof PlayedContent)[];

/** A story as its author wrote it; the category may be missing, if an administrator has deleted it. */
export type WrittenStory = Omit<StoryCreate, 'category_id'> & { readonly category_id: string | null };

/** A stored story in the form in which authors write it. A part that was never written is stored as an empty object. */
export function publishedStory(row: EditedRow): WrittenStory {
  const { title, tagline, story_description, story_prompt, story_system_prompt, language } = row;
  const { cover_image_url, image_alt, category_id, tag_ids, content_rating, difficulty_level } = row;
  const { is_premium, is_featured, initial_xp, estimated_play_time, actions_count } = row;
  const { story_cards_count, total_scenes, branching_points, possible_endings } = row;
  return {
    title,
    tagline,
    story_description,
    story_prompt,
    story_system_prompt,
    language,
    cover_image_url,
    image_alt,
    category_id,
    tag_ids,
    content_rating,
    difficulty_level,
    is_premium,
    is_featured,
    initial_xp,
    estimated_play_time,
    actions_count,
    story_cards_count,
    total_scenes,
    branching_points,
    possible_endings,
    game_config: GameConfig.parse(row.game_config),
    story_structure: StoryStructureInput.parse(row.story_structure),
    lore_cards: LoreCards.parse(row.lore_cards),
    depiction: Depictions.parse(row.depiction),
    lexicon: Lexicon.safeParse(row.lexicon).data ?? null,
    cover: Cover.safeParse(row.cover).data ?? null,
  };
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

export type WrittenPlayed = Pick<WrittenStory, (typeof PLAYED)[number]>;

export function playedPart(story: WrittenPlayed): WrittenPlayed {
  return pick(story, PLAYED);
}

/** Splits a changed published story: the fields of its card are stored at once, those that are played go into the working copy. */
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
