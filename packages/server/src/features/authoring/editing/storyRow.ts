import { JSON_FIELDS } from '@kathaloka/contract/storyFields';
import { isSame, storyCounts } from '@kathaloka/story';
import { sceneInWords } from '@kathaloka/illustrator';
import type { NewRow, Row } from '../../../platform/db/schema.ts';
import { coverAddress } from '../../pictures/public.ts';
import type { EditedRow } from '../repository.ts';
import type { WrittenStory } from './workingCopy.ts';

/** The fields of a story that the server sets, not its author. */
type StoryRowMeta = Readonly<
  Pick<Row<'stories'>, 'id' | 'author_id' | 'status' | 'created_at' | 'published_at'>
>;

/** Builds the row of a story; its cover is drawn if the author gives no image. If there are scenes, the counts are derived from them and declared ones are ignored. */
export function storyRow(story: WrittenStory, meta: StoryRowMeta): NewRow<'stories'> {
  const { tag_ids: _, cover, ...rest } = story;
  const { story_structure, lore_cards } = story;
  const hasScenes = Object.keys(story_structure.nodes).length > 0;
  const isDrawn = cover !== null && rest.cover_image_url === null;
  return {
    ...rest,
    ...(hasScenes && storyCounts(story_structure, lore_cards)),
    ...meta,
    image_alt: rest.image_alt || (isDrawn ? sceneInWords(cover, rest.language) : ''),
    cover_image_url: rest.cover_image_url ?? (cover && coverAddress(meta.id, cover)),
    ...asJson(story),
  };
}

type JsonField = (typeof JSON_FIELDS)[number];

const asJson = (story: WrittenStory) =>
  Object.fromEntries(JSON_FIELDS.map((field) => [field, JSON.stringify(story[field])])) as Record<
    JsonField,
    string
  >;

/** Whether a stored story says what this one says. */
export function isStoredAs(row: EditedRow, story: WrittenStory): boolean {
  const { id, author_id, status, created_at, published_at } = row;
  const written = storyRow(story, { id, author_id, status, created_at, published_at });
  const parts = JSON_FIELDS.map((column) => [column, JSON.parse(written[column]) as unknown]);
  const sent = { ...written, ...Object.fromEntries(parts), tag_ids: story.tag_ids };
  return Object.entries(sent).every(([field, value]) => isSame(row[field as keyof EditedRow], value));
}
