import type { OfflineStory, Language, OfflineMove } from '@kathaloka/contract/entities';
import { GUEST, type Owner, type StoredPlay } from './database.ts';
import { beginPlay, findOrBegin } from './plays.ts';
import { storedStory } from './storedStories.ts';
import { readersOf } from './readers.ts';

interface NewPlay {
  readonly owner: Owner;
  readonly content: OfflineStory;
  readonly language?: Language | undefined;
  readonly moves?: readonly OfflineMove[];
  /** The play whose moves these are. */
  readonly seed?: string;
}

/** Begins a play of a stored story. Returns its id. */
export async function newPlay({ moves = [], ...asked }: NewPlay): Promise<string> {
  const play = aNewPlay(asked);
  await beginPlay(play, moves);
  return play.offline_id;
}

function aNewPlay({ owner, content, language, seed }: Omit<NewPlay, 'moves'>): StoredPlay {
  const now = new Date().toISOString();
  const { story_id, snapshot_id, languages, story } = content;
  const told = languages.find((each) => each === language) ?? story.language;
  return {
    offline_id: crypto.randomUUID(),
    ...(seed !== undefined && { seed }),
    owner,
    story_id,
    snapshot_id,
    title: content.story.layers[told]?.title || story.title,
    language: told,
    // a guest brings nothing along from other stories
    brought: owner === GUEST ? null : content.brought,
    begun_at: now,
    played_at: now,
    moves: 0,
    stored: 0,
    session_id: null,
    is_completed: false,
    percent: 0,
    last_line: '',
    refused: null,
    stays: null,
  };
}

/** Continues or begins a play for the signed-in reader. */
export const playForReader = (
  session: Parameters<typeof readersOf>[0],
  story_id: string,
  language: Language | undefined,
): Promise<string | null> => playOnDevice(readersOf(session), story_id, language);

/** Returns the id of the open play of a stored story, or of a new one; null if the story is not stored. */
export async function playOnDevice(
  { reader, owners }: { readonly reader: Owner; readonly owners: readonly Owner[] },
  story_id: string,
  language?: Language,
): Promise<string | null> {
  const story = await storedStory(owners, story_id);
  return story ? findOrBegin(aNewPlay({ owner: reader, content: story.content, language }), owners) : null;
}
