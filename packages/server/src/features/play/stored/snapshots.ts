import {
  AuthoredStory,
  type Language,
  type NodeMode,
  SessionStory,
  storedLayers,
  storedStructure,
  StoryStructureInput,
} from '@kathaloka/contract/entities';
import { ownPicture } from '@kathaloka/contract/rules';
import { maskOf } from '@kathaloka/contract/storyFields';
import {
  effectsIn,
  inLanguage,
  ledgerFact,
  type PlayState,
  playStory,
  type PlayStory,
  sceneTextOf,
  translatedInto,
} from '@kathaloka/story';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { StorySheet } from '../../../narrator/sheets.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findSnapshot, SNAPSHOT_FIELDS, takeSnapshot } from './snapshotsRepository.ts';

const Content = AuthoredStory.pick(maskOf(SNAPSHOT_FIELDS)).extend({
  // those from before covers were fetched have the address that the author gave
  cover_image_url: AuthoredStory.shape.cover_image_url.transform(ownPicture),
  story_structure: StoryStructureInput,
});
type Content = z.infer<typeof Content>;

/** A story as a session plays it, in one of its languages. */
export interface Snapshot extends Content {
  readonly id: string;
  readonly story_id: string;
  /** The languages in which the story can be told, the author's first. */
  readonly languages: readonly Language[];
  readonly play: PlayStory;
  /** Whether its plays have attempts, or know of things, people and promises. */
  readonly hasLedger: boolean;
  /** What narrators know of the story. */
  readonly sheet: StorySheet;
  /** The same snapshot in another language; in the author's if the language is null, or not one of the story's. */
  readonly in: (language: Language | null) => Snapshot;
}

/** How many bytes a snapshot takes in memory for each character of its JSON. */
const MEMORY_OF_LENGTH = 5;
export const CACHE_MAX_BYTES = 256 * 1024 * 1024;

/** Snapshots never change, so those in use are cached: many small ones, or about fifty with a megabyte of JSON each. */
export function createSnapshotCache() {
  const stored = new LRUCache<string, Snapshot>({ max: 200, maxSize: CACHE_MAX_BYTES });
  return {
    get: (id: string) => stored.get(id),
    /** `content`: the snapshot as it is stored; its length determines the size. */
    set: (snapshot: Snapshot, content: unknown) =>
      stored.set(snapshot.id, snapshot, { size: MEMORY_OF_LENGTH * JSON.stringify(content).length }),
  };
}

const cache = createSnapshotCache();

export async function snapshotOf(db: Queries, id: string): Promise<Snapshot> {
  const cached = cache.get(id);
  if (cached) return cached;
  const { content, story_id, stored } = await readSnapshot(db, id);
  const snapshot = asWritten(content, { id, story_id });
  cache.set(snapshot, stored);
  return snapshot;
}

/** The story of a snapshot, for callers who do not play it: its conditions and effects are not parsed. */
export async function contentOf(db: Queries, id: string): Promise<Content> {
  return cache.get(id) ?? (await readSnapshot(db, id)).content;
}

async function readSnapshot(db: Queries, id: string) {
  const row = await findSnapshot(db, id);
  if (!row) throw new Error(`There is no snapshot ${id}.`);
  const { story_id, content: stored } = row;
  const { story_structure, layers = {} } = stored;
  const parts = { story_structure: storedStructure(story_structure), layers: storedLayers(layers) };
  const content = Content.parse({ ...stored, ...parts });
  // to read a great story took its time, and so does what its caller does with it
  await nextTurn();
  return { story_id, content, stored };
}

/** The snapshot in the author's language. In other languages it is made when it is first played. */
function asWritten(content: Content, ids: Pick<Snapshot, 'id' | 'story_id'>): Snapshot {
  const languages = [content.language, ...translatedInto(content)];
  const told = new Map<Language, Snapshot>();
  const snapshotIn = (wanted: Language | null): Snapshot => {
    const language = languages.find((offered) => offered === wanted) ?? content.language;
    const known = told.get(language);
    if (known) return known;
    const words = inLanguage(content, language);
    const play = playStory(words);
    const made = {
      ...words,
      ...ids,
      languages,
      play,
      hasLedger: hasLedger(play),
      sheet: sheetOf(ids.id, words, play),
      in: snapshotIn,
    };
    told.set(language, made);
    return made;
  };
  return snapshotIn(null);
}

const hasLedger = ({ graph }: PlayStory): boolean =>
  graph.hasSheet ||
  [...graph.nodes.values()].some(
    (node) =>
      node.choices.some(({ check }) => check !== null) ||
      effectsIn(node).some(({ kind, name }) => kind === 'settle' || ledgerFact(name) !== null),
  );

/** Returns the snapshot of a story as it is now, and takes one if there is none. */
export async function pinStory(
  transaction: Transaction,
  asked: {
    readonly story_id: string;
    readonly now: Date;
    /** Pins the unpublished changes, which no session plays. */
    readonly isWorking?: boolean;
  },
): Promise<string> {
  const id = await takeSnapshot(transaction, { id: newOrderedId(), ...asked });
  if (id === undefined) throw notFound('story');
  return id;
}

/** How the current scene is told. A story without a graph is played as one open scene. */
export function modeOf(
  { story_structure }: Pick<Snapshot, 'story_structure'>,
  { node }: PlayState,
): NodeMode {
  const scene = node === null ? undefined : story_structure.nodes[node];
  return scene ? (scene.mode ?? 'guided') : 'open';
}

const sheetOf = (
  snapshot_id: string,
  { content_rating, ...content }: Content,
  play: PlayStory,
): StorySheet => ({
  snapshot_id,
  title: content.title,
  language: content.language,
  rating: content_rating,
  story_prompt: content.story_prompt,
  story_system_prompt: content.story_system_prompt,
  lore_cards: content.lore_cards,
  depiction: content.depiction,
  lexicon: content.lexicon ?? {},
  things: Object.fromEntries(play.things),
});

/** The snapshot of a session, in the language of the session. */
export async function snapshotOfSession(
  db: Queries,
  { snapshot_id, language }: { readonly snapshot_id: string; readonly language: Language | null },
): Promise<Snapshot> {
  return (await snapshotOf(db, snapshot_id)).in(language);
}

/** What the session screen shows of the story. */
export function presentSessionStory(snapshot: Snapshot): SessionStory {
  return SessionStory.parse(snapshot);
}

/** The author's text of the current scene, as this state shows it, or the prompt of a story without a graph. */
export function sceneText({ play, story_prompt }: Snapshot, state: PlayState): string {
  return state.node === null ? story_prompt : sceneTextOf(play, state);
}
