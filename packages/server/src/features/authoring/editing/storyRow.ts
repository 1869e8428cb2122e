import {
  Cover,
  Depictions,
  GameConfig,
  Lexicon,
  LoreCards,
  PlayedContent,
  type StoryCreate,
  storedLayers,
  storedStructure,
} from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import { JSON_FIELDS, STORY_COLUMNS } from '@kathaloka/contract/storyFields';
import { sceneInWords } from '@kathaloka/illustrator';
import { isSame, storyCounts, translationsOf } from '@kathaloka/story';
import type { NewRow, Row } from '../../../platform/db/schema.ts';
import { coverAddress } from '../../pictures/public.ts';
import type { EditedRow } from '../repository.ts';

/** A story as its author wrote it; the category may be missing, if an administrator has deleted it. */
export type WrittenStory = Omit<StoryCreate, 'category_id'> & { readonly category_id: string | null };

/** The columns that need no conversion. */
const COLUMNS = STORY_COLUMNS.filter(
  (column): column is Exclude<typeof column, (typeof JSON_FIELDS)[number]> =>
    !JSON_FIELDS.some((field) => field === column),
);

/** A stored story in the form in which authors write it. A part that was never written is stored as an empty object. */
export function publishedStory(row: EditedRow): WrittenStory {
  return {
    ...pick(row, [...COLUMNS, 'tag_ids']),
    game_config: GameConfig.parse(row.game_config),
    story_structure: storedStructure(row.story_structure),
    lore_cards: LoreCards.parse(row.lore_cards),
    depiction: Depictions.parse(row.depiction),
    lexicon: Lexicon.safeParse(row.lexicon).data ?? null,
    cover: Cover.safeParse(row.cover).data ?? null,
    layers: storedLayers(row.layers),
  } satisfies Record<keyof StoryCreate, unknown>;
}

/** A story with its unpublished changes. */
export function workingStory(row: EditedRow): WrittenStory {
  const { working_copy } = row;
  return { ...publishedStory(row), ...(working_copy !== null && storedPlayed(working_copy)) };
}

function storedPlayed(working_copy: unknown): PlayedContent {
  const copy = working_copy as PlayedContent;
  const { story_structure, layers = {} } = copy as Partial<PlayedContent>;
  const parts = { story_structure: storedStructure(story_structure), layers: storedLayers(layers) };
  return PlayedContent.parse({ ...copy, ...parts });
}

/** The fields of a story that the server sets, not its author. */
type StoryRowMeta = Readonly<
  Pick<Row<'stories'>, 'id' | 'author_id' | 'status' | 'created_at' | 'published_at'>
>;

/**
 * Builds the row of a story. The cover is drawn if the author gives no image. If there are scenes, the counts are
 * derived from them, and the author's own counts are ignored.
 */
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
    translations: JSON.stringify(translationsOf(story)),
    meets: JSON.stringify(story_structure.meets ?? []),
    ...asJson(story),
  };
}

type JsonField = (typeof JSON_FIELDS)[number];

const asJson = (story: WrittenStory) =>
  Object.fromEntries(JSON_FIELDS.map((field) => [field, JSON.stringify(story[field])])) as Record<
    JsonField,
    string
  >;

/** Whether the stored story has the same content. */
export function isStoredAs(row: EditedRow, story: WrittenStory): boolean {
  const { id, author_id, status, created_at, published_at } = row;
  const {
    translations: _,
    meets: __,
    ...written
  } = storyRow(story, {
    id,
    author_id,
    status,
    created_at,
    published_at,
  });
  const parts = Object.entries(asJson(story)).map(([column, text]) => [column, JSON.parse(text) as unknown]);
  const sent = { ...written, ...Object.fromEntries(parts), tag_ids: story.tag_ids };
  return Object.entries(sent).every(([field, value]) => isSame(row[field as keyof EditedRow], value));
}
