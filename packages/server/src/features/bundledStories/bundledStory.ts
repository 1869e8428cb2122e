import fs from 'node:fs';
import path from 'node:path';
import { Names, StoryCreate } from '@kathaloka/contract/entities';
import { storyCounts } from '@kathaloka/story';
import { z } from 'zod';
import { stableId } from '../../platform/ids.ts';
import { type BundledLayer, readBundledLayers } from './bundledLayer.ts';
import { hintedEndings, hintedLayer } from './hintedEndings.ts';
import { Signature } from './reading/signature.ts';

/** A scene in which a player may read that an ending exists. */
const Hint = z.strictObject({
  scene: z.string(),
  /** A quotation from the scene, or from one of its variants. */
  words: z.string().min(1),
});
export type Hint = z.infer<typeof Hint>;

/** What the file of a bundled story has in addition to an author's story, with names instead of ids. */
const StoryFile = z.looseObject({
  category: z.string(),
  tags: z.array(z.string()),
  difficulty: StoryCreate.shape.difficulty_level,
  /** The style of the story in figures, so that edits which make it sound like another story are noticed. */
  signature: Signature.optional(),
  /** The hints, by the scene of their ending. */
  hints: z.record(z.string(), Hint).default({}),
});

/** A bundled story, parsed like an author's story. */
export interface BundledStory {
  /** The name of its file, which must never change: the id of the story is derived from it. */
  readonly key: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly signature: Signature | undefined;
  readonly hints: Readonly<Record<string, Hint>>;
  readonly story: StoryCreate;
  readonly layers: readonly BundledLayer[];
  /** The raw content of the file. */
  readonly source: unknown;
  /** The content as the parser reads it, without unknown keys. */
  readonly known: unknown;
}

const BundledTag = z.object({ display_name: z.string(), names: Names });
export type BundledTag = z.infer<typeof BundledTag>;

const BundledCategory = BundledTag.extend({
  name: z.string(),
  /** The name that the category had when installations first received it. Its id is derived from this name. */
  was: z.string().optional(),
});
export type BundledCategory = z.infer<typeof BundledCategory>;

const LIBRARY = path.resolve(import.meta.dirname, '../../library');

export function bundledStoryFiles(): string[] {
  const folder = path.join(LIBRARY, 'stories');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => path.join(folder, file));
}

export function readBundledStories(): BundledStory[] {
  return bundledStoryFiles().map(readBundledStory);
}

export function readBundledStory(file: string): BundledStory {
  const source = readJson(file);
  const { signature, hints, ...told } = understood(StoryFile, source, file);
  const { category, tags, difficulty, ...rest } = told;
  const written = {
    ...rest,
    difficulty_level: difficulty,
    category_id: categoryId(category),
    tag_ids: tags.map(tagId),
  };
  const read = understood(StoryCreate, written, file);
  const key = path.basename(file, '.json');
  const layers = readBundledLayers(path.dirname(file), key).map((of) => ({
    ...of,
    layer: hintedLayer(of.layer, of.hints, hints),
  }));
  const story_structure = hintedEndings(read.story_structure, hints);
  const story = {
    ...read,
    story_structure,
    ...storyCounts(story_structure, read.lore_cards),
    // those who wrote the shelf declare it, as authors do; a program draws its covers
    is_machine_written: true,
    is_machine_translated: layers.length > 0,
    layers: Object.fromEntries(layers.map(({ language, layer }) => [language, layer])),
  };
  const known = { ...story, category, tags, difficulty, signature, hints };
  return { key, category, tags, signature, hints, story, layers, source, known };
}

export function readBundledCategories(): BundledCategory[] {
  return z.array(BundledCategory).parse(readJson(path.join(LIBRARY, 'categories.json')));
}

/** Tags with names in other languages. Other tags have the same name in all languages. */
export function readBundledTags(): BundledTag[] {
  return z.array(BundledTag).parse(readJson(path.join(LIBRARY, 'tags.json')));
}

const Teller = z.object({
  name: z.string().min(1),
  voice: z.string().min(1),
  stories: z.array(z.string()).min(1),
});

/** The narrator of each story. */
export function readTellers(): { story: string; name: string; voice: string }[] {
  const tellers = z.array(Teller).parse(readJson(path.join(LIBRARY, 'tellers.json')));
  return tellers.flatMap(({ stories, ...teller }) => stories.map((story) => ({ story, ...teller })));
}

type ShelfNames = Pick<BundledCategory, 'display_name' | 'was'>;

/** The id of a shelf of the library; for an unknown name, an id that no category has. */
export function categoryId(display_name: string): string {
  const shelf = readBundledCategories().find((category) => category.display_name === display_name);
  return shelfId({ display_name, ...shelf });
}

export function shelfId({ display_name, was = display_name }: ShelfNames): string {
  return stableId(`category:${was}`);
}

export function tagId(name: string): string {
  return stableId(`tag:${name}`);
}

/** Parses a file. Throws its errors as text, with the name of the file. */
function understood<T extends z.ZodType>(schema: T, value: unknown, file: string): z.infer<T> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${path.basename(file)} is not a valid story:\n${z.prettifyError(error)}`);
  return data;
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
