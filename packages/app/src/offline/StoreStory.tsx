import type { Story } from '@kathaloka/contract/entities';
import {
  KeepOffline,
  paths,
  playLanguage,
  offlineWords,
  useWords,
  storyWords,
  useToast,
} from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { useOnline } from '../browser/useOnline.ts';
import { useSession } from '../session/useSession.ts';
import { storedStory, removeStory } from './storedStories.ts';
import { playOnDevice } from './newPlay.ts';
import { readersOf } from './readers.ts';
import { useStoreStory } from './useStoreStory.ts';
import { useStored } from './useStored.ts';

/** Lets the reader store the story of this page on the device. */
export function StoreStory({ story }: { story: Story }) {
  const { isSignedIn } = useSession();
  return mayStore(story, isSignedIn) ? <StoreStoryPanel story={story} /> : null;
}

/** Readers may store what they may begin; guests, what they may read completely. */
function mayStore(
  { status, is_premium, is_open_to_guests, user_state }: Story,
  isSignedIn: boolean,
): boolean {
  if (status !== 'published') return false;
  return isSignedIn ? !is_premium || user_state.has_premium_access : is_open_to_guests && !is_premium;
}

function StoreStoryPanel({ story }: { story: Story }) {
  const isOnline = useOnline();
  const { ownLanguage } = useWords(storyWords);
  const { notBegun } = useWords(offlineWords);
  const readers = readersOf(useSession());
  const navigate = useNavigate();
  const showToast = useToast();
  const key = `${readers.reader} ${story.id}`;
  const { data: stored } = useStored(() => storedStory(readers.owners, story.id), key);
  const { keep, isStoring, failure } = useStoreStory({ reader: readers.reader, story_id: story.id, stored });

  async function play(): Promise<void> {
    const id = await playOnDevice(readers, story.id, playLanguage(story, ownLanguage)).catch(() => null);
    if (id !== null) void navigate(paths.offlinePlay(id));
    else showToast(notBegun, { tone: 'error' });
  }

  return (
    <KeepOffline
      storedBytes={stored?.bytes}
      loading={isStoring}
      error={failure}
      isOffline={!isOnline}
      onKeep={keep}
      onPlay={() => void play()}
      onRemove={() => void (stored && removeStory(stored.owner, story.id))}
    />
  );
}
