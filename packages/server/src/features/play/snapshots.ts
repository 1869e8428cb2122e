import { AuthoredStory, SessionStory, StoryStructureInput } from '@kathaloka/contract/entities';
import { playStory, type PlayStory } from '@kathaloka/contract/story';
import type { z } from 'zod';
import type { Queries } from '../../platform/db/schema.ts';
import { findSnapshot } from './repository.ts';

const Content = AuthoredStory.pick({
  title: true,
  cover_image_url: true,
  image_alt: true,
  language: true,
  initial_xp: true,
  total_scenes: true,
  game_config: true,
  story_prompt: true,
}).extend({ story_structure: StoryStructureInput });

/** A story as a session plays it. */
export interface Snapshot extends z.infer<typeof Content> {
  readonly story_id: string;
  readonly play: PlayStory;
}

/** Snapshots never change, so those that are played stay in memory. */
const CACHED = 200;
const cache = new Map<string, Snapshot>();

export async function snapshotOf(db: Queries, id: string): Promise<Snapshot> {
  const cached = cache.get(id);
  if (cached) {
    // the one used last is dropped last
    cache.delete(id);
    cache.set(id, cached);
    return cached;
  }
  const row = await findSnapshot(db, id);
  if (!row) throw new Error(`There is no snapshot ${id}.`);
  const content = Content.parse(row.content);
  const snapshot = { ...content, story_id: row.story_id, play: playStory(content) };
  cache.set(id, snapshot);
  const oldest = cache.keys().next();
  if (cache.size > CACHED && !oldest.done) cache.delete(oldest.value);
  return snapshot;
}

/** What the session screen shows of the story. */
export function presentSessionStory(content: unknown): SessionStory {
  return SessionStory.parse(content);
}

/** The author's text of the scene in which a state is; a story without a graph has its prompt. */
export function sceneText({ story_structure, story_prompt }: Snapshot, node: string | null): string {
  return node === null ? story_prompt : (story_structure.nodes[node]?.text ?? '');
}
