import type { OfflineStoryItem, OfflinePlayItem, OfflinePlayState } from '@kathaloka/ui';
import { GUEST, type Owner, type StoredPlay } from '../../offline/database.ts';
import { areFilesRefused, storedStories, storyOfPlay } from '../../offline/storedStories.ts';
import { playsOf } from '../../offline/plays.ts';
import { isWaiting } from '../../offline/upload.ts';

export interface OnDevice {
  readonly stories: readonly OfflineStoryItem[];
  readonly plays: readonly OfflinePlayItem[];
  /** The number of guests' plays on the device, while an account is signed in. */
  readonly guestPlays: number;
  /** Whether any move can be uploaded. */
  readonly isWaiting: boolean;
  /** The number of moves of a story that are not uploaded, by its id. */
  readonly waitingOf: ReadonlyMap<string, number>;
  /** The owners of each story stored on this device, by the story's id. */
  readonly ownersOf: ReadonlyMap<string, readonly Owner[]>;
  /** Whether the browser refuses the worker or the caches that a story needs. */
  readonly isRefused: boolean;
  readonly now: string;
}

interface Readers {
  readonly reader: Owner;
  readonly owners: readonly Owner[];
}

/** Reads the reader's stories and plays from this device. */
export async function readDevice({ reader, owners }: Readers): Promise<OnDevice> {
  const [inStore, plays] = [await storedStories(owners), await playsOf([reader])];
  const byStory = new Map(inStore.map((story) => [story.story_id, story]));
  const sum = (story_id: string) =>
    plays.filter((play) => play.story_id === story_id).reduce((total, play) => total + waitingIn(play), 0);
  return {
    stories: [...byStory.values()].map(({ story_id, bytes, content: { story } }) => ({
      id: story_id,
      bytes,
      title: story.title,
      language: story.language,
      cover_image_url: story.cover_image_url,
      image_alt: story.image_alt,
    })),
    plays: await Promise.all(plays.map(async (play) => itemOf(play, await isStored(play, owners)))),
    guestPlays: reader === GUEST ? 0 : (await playsOf([GUEST])).length,
    isWaiting: plays.some(isWaiting),
    waitingOf: new Map([...byStory.keys()].map((id) => [id, sum(id)])),
    ownersOf: new Map(
      [...byStory.keys()].map((id) => [
        id,
        inStore.filter(({ story_id }) => story_id === id).map(({ owner }) => owner),
      ]),
    ),
    isRefused: await areFilesRefused(),
    now: new Date().toISOString(),
  };
}

const isStored = async ({ snapshot_id }: StoredPlay, owners: readonly Owner[]): Promise<boolean> =>
  (await storyOfPlay(owners, snapshot_id)) !== undefined;

const waitingIn = ({ moves, stored }: StoredPlay): number => Math.max(0, moves - stored);

function itemOf(play: StoredPlay, can_open: boolean): OfflinePlayItem {
  const { offline_id, title, language, played_at, percent, is_completed } = play;
  const waiting = waitingIn(play);
  return {
    offline_id,
    title,
    language,
    played_at,
    percent,
    is_completed,
    state: stateOf(play),
    waiting,
    can_open,
  };
}

function stateOf({ owner, stays, moves, stored }: StoredPlay): OfflinePlayState {
  if (owner === GUEST) return 'guest';
  if (stays !== null) return stays;
  if (moves === 0) return 'begun';
  return moves > stored ? 'waiting' : 'uploaded';
}
