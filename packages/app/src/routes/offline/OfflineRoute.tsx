import {
  ConfirmDialog,
  type OfflineStoryItem,
  type OfflinePlayItem,
  OfflineScreen,
  ToastProvider,
  paths,
  offlineWords,
  useWords,
  storyWords,
  useToast,
} from '@kathaloka/ui';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useOnline } from '../../browser/useOnline.ts';
import { sessionStore } from '../../browser/safeStorage.ts';
import { GUEST } from '../../offline/database.ts';
import { removeStory } from '../../offline/storedStories.ts';
import { playOnDevice } from '../../offline/newPlay.ts';
import { removePlay, takeOver } from '../../offline/plays.ts';
import { readersOf } from '../../offline/readers.ts';
import { type Dispatch, uploadPlays } from '../../offline/upload.ts';
import { useStored } from '../../offline/useStored.ts';
import { useSession } from '../../session/useSession.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { type OnDevice, readDevice } from './readDevice.ts';

/** Set in this tab once the reader has declined to take over the plays of guests. */
const LEFT_KEY = 'kathaloka.guest-plays-left';

/** The page of the stories and plays on this device. */
export function OfflineRoute() {
  return (
    <ToastProvider placement="top">
      <OfflinePage />
    </ToastProvider>
  );
}

function OfflinePage() {
  const words = useWords(offlineWords);
  usePageTitle(words.title);
  const { ownLanguage } = useWords(storyWords);
  const isOnline = useOnline();
  const readers = readersOf(useSession());
  const isSignedIn = readers.reader !== GUEST;
  const navigate = useNavigate();
  const showToast = useToast();
  const dispatch = useDispatch<Dispatch>();
  const { data, failure } = useStored(() => readDevice(readers), readers.reader);
  const [removing, setRemoving] = useState<Removing>();
  const [isUploading, setIsUploading] = useState(false);
  const [leftBy, setLeftBy] = useState(() => sessionStore.read(LEFT_KEY));

  async function play({ id }: OfflineStoryItem): Promise<void> {
    const language = LANGUAGES.find((each) => each === ownLanguage);
    const offline_id = await playOnDevice(readers, id, language).catch(() => null);
    if (offline_id !== null) void navigate(paths.offlinePlay(offline_id));
    else showToast(words.notBegun, { tone: 'error' });
  }

  async function upload(): Promise<void> {
    setIsUploading(true);
    await uploadPlays(dispatch, readers.reader).catch(() => undefined);
    setIsUploading(false);
  }

  return (
    <>
      <OfflineScreen
        stories={data?.stories}
        plays={data?.plays ?? []}
        now={data?.now ?? ''}
        isSignedIn={isSignedIn}
        error={failure ?? (data?.isRefused ? 'storage_refused' : undefined)}
        guestPlays={leftBy === readers.reader ? 0 : data?.guestPlays}
        onUpload={isSignedIn && isOnline && data?.isWaiting ? () => void upload() : undefined}
        uploading={isUploading}
        onPlay={(story) => void play(story)}
        onRemoveStory={(story) => setRemoving({ story })}
        onRemovePlay={(item) => setRemoving({ play: item })}
        onTakeOver={() => void takeOver(GUEST, readers.reader).then(() => (isOnline ? upload() : undefined))}
        onLeave={() => {
          sessionStore.write(LEFT_KEY, readers.reader);
          setLeftBy(readers.reader);
        }}
      />
      <RemoveDialog removing={removing} device={data} onClose={() => setRemoving(undefined)} />
    </>
  );
}

type Removing =
  | { readonly story: OfflineStoryItem; readonly play?: never }
  | { readonly play: OfflinePlayItem; readonly story?: never };

interface RemoveDialogProps {
  removing: Removing | undefined;
  device: OnDevice | undefined;
  onClose: () => void;
}

/** Asks before a removal, and warns of moves that exist only on this device. */
function RemoveDialog({ removing, device, onClose }: RemoveDialogProps) {
  const words = useWords(offlineWords);

  function remove(): void {
    onClose();
    if (removing?.play) void removePlay(removing.play.offline_id);
    if (!removing?.story) return;
    const { id } = removing.story;
    for (const owner of device?.ownersOf.get(id) ?? []) void removeStory(owner, id);
  }

  return (
    <ConfirmDialog
      open={removing !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={words.removeTitle((removing?.story ?? removing?.play)?.title ?? '')}
      description={textOf(words, removing, device)}
      cancelLabel={words.cancel}
      confirmLabel={words.remove}
      onConfirm={remove}
    />
  );
}

function textOf(
  words: typeof offlineWords,
  removing: Removing | undefined,
  device: OnDevice | undefined,
): string {
  if (removing?.play) return removing.play.waiting > 0 ? words.removePlayText : words.removeUploadedText;
  const waiting = device?.waitingOf.get(removing?.story?.id ?? '') ?? 0;
  return waiting > 0 ? `${words.removeText} ${words.removeWaiting(waiting)}` : words.removeText;
}
