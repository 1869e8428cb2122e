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
  playInWords,
  type PlayState,
  playStory,
  type PlayStory,
  sceneTextOf,
  translatedInto,
} from '@kathaloka/story';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { StorySheet } from '../../../narrator/sheets.ts';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';
import { notFound } from '../../../platform/notFound.ts';
import { bytesOfLanguage, bytesOfWritten } from './snapshotBytes.ts';
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

const CACHE_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Snapshots never change, so those in use are cached: many small ones, or as many great ones as fit. The cache counts
 * what was made of each: of a story of a megabyte it is between one and 30 MB.
 */
export function createSnapshotCache(maxSize = CACHE_MAX_BYTES) {
  const stored = new LRUCache<string, Snapshot>({ max: 200, maxSize });
  const sizes = new WeakMap<Snapshot, number>();
  const set = (written: Snapshot, size: number) => {
    sizes.set(written, size);
    // to set the same value again would not change its size
    stored.delete(written.id);
    stored.set(written.id, written, { size });
  };
  /** Counts a further language, unless the snapshot was evicted meanwhile. */
  const grow = (written: Snapshot, bytes: number) => {
    if (stored.peek(written.id) === written) set(written, sizes.get(written)! + bytes);
  };
  return {
    get: (id: string) => stored.get(id),
    /** Makes a snapshot of its content. `row`: the snapshot as it is stored. */
    add: (content: Content, { id, story_id, content: row }: SnapshotRow): Snapshot => {
      const written = asWritten(content, { id, story_id }, grow);
      set(written, bytesOfWritten(written, row));
      return written;
    },
    bytes: () => stored.calculatedSize,
  };
}

interface SnapshotRow extends Pick<Snapshot, 'id' | 'story_id'> {
  readonly content: unknown;
}

const cache = createSnapshotCache();

export async function snapshotOf(db: Queries, id: string): Promise<Snapshot> {
  const cached = cache.get(id);
  if (cached) return cached;
  const { content, row } = await readSnapshot(db, id);
  return cache.add(content, { id, ...row });
}

/** The story of a snapshot, for callers who do not play it: its conditions and effects are not parsed. */
export async function contentOf(db: Queries, id: string): Promise<Content> {
  return cache.get(id) ?? (await readSnapshot(db, id)).content;
}

async function readSnapshot(db: Queries, id: string) {
  const row = await findSnapshot(db, id);
  if (!row) throw new Error(`There is no snapshot ${id}.`);
  const content = contentIn(row.content);
  // to read a great story took its time, and so does what its caller does with it
  await nextTurn();
  return { content, row };
}

/** The content of a stored snapshot. */
export function contentIn(stored: Row<'story_snapshots'>['content']): Content {
  const { story_structure, layers = {} } = stored;
  const parts = { story_structure: storedStructure(story_structure), layers: storedLayers(layers) };
  return Content.parse({ ...stored, ...parts });
}

/** The snapshot in the author's language. In other languages it is made when it is first played. */
function asWritten(
  content: Content,
  ids: Pick<Snapshot, 'id' | 'story_id'>,
  onToldIn: (written: Snapshot, bytes: number) => void,
): Snapshot {
  const languages = [content.language, ...translatedInto(content)];
  const told = new Map<Language, Snapshot>();
  const made = (words: Content, play: PlayStory): Snapshot => {
    const parts = { languages, play, hasLedger: hasLedger(play), sheet: sheetOf(ids.id, words, play) };
    const snapshot = { ...words, ...ids, ...parts, in: snapshotIn };
    told.set(words.language, snapshot);
    return snapshot;
  };
  const snapshotIn = (wanted: Language | null): Snapshot => {
    const language = languages.find((offered) => offered === wanted) ?? content.language;
    const known = told.get(language);
    if (known) return known;
    const words = inLanguage(content, language);
    const snapshot = made(words, playInWords(written.play, words));
    onToldIn(written, bytesOfLanguage(snapshot));
    return snapshot;
  };
  const written = made(content, playStory(content));
  return written;
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
