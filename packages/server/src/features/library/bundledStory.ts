import fs from 'node:fs';
import path from 'node:path';
import { ContentRating, Difficulty, GameConfig, Language } from '@kathaloka/contract/entities';
import { z } from 'zod';

/** A bundled story's file, as an author could edit it. What the engine alone reads is kept as it stands. */
const BundledStory = z.object({
  title: z.string().min(1),
  tagline: z.string().min(1),
  story_description: z.string().min(1),
  story_prompt: z.string().min(1),
  category: z.string(),
  tags: z.array(z.string()),
  content_rating: ContentRating,
  difficulty: Difficulty,
  language: Language,
  image_alt: z.string(),
  is_featured: z.boolean().default(false),
  is_premium: z.boolean(),
  initial_xp: z.int().min(0),
  estimated_play_time: z.int().min(1),
  game_config: GameConfig,
  lore_cards: z.array(z.unknown()),
  depiction: z.array(z.unknown()),
  lexicon: z.unknown().optional(),
  cover: z.unknown(),
  story_structure: z.object({
    start_node: z.string(),
    nodes: z.record(z.string(), z.looseObject({ choices: z.array(z.unknown()).default([]) })),
  }),
});

export interface BundledStory extends z.infer<typeof BundledStory> {
  /** The file's name, which never changes: the story's id is made from it. */
  readonly key: string;
}

const BundledCategory = z.object({ name: z.string(), display_name: z.string() });
export type BundledCategory = z.infer<typeof BundledCategory>;

const LIBRARY = path.resolve(import.meta.dirname, '../../library');
export const COVERS_FOLDER = path.join(LIBRARY, 'covers');

export function readBundledStories(): BundledStory[] {
  const folder = path.join(LIBRARY, 'stories');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => ({
    key: path.basename(file, '.json'),
    ...BundledStory.parse(readJson(path.join(folder, file))),
  }));
}

export function readBundledCategories(): BundledCategory[] {
  return z.array(BundledCategory).parse(readJson(path.join(LIBRARY, 'categories.json')));
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
