import { lazyPart } from '../../element/lazyPart.tsx';
import { NewerVersionBar } from '../../blocks/play/NewerVersionBar/NewerVersionBar.tsx';
import { OfflineBar } from '../../blocks/play/OfflineBar/OfflineBar.tsx';
import type { PlaySessionProps } from './playProps.ts';
import { StoryDeletionBar } from '../../blocks/play/StoryDeletionBar/StoryDeletionBar.tsx';

/** Loaded lazily: few games are told on the device. */
const OfflinePlayBar = lazyPart(
  async () => (await import('../../blocks/offline/OfflinePlayBar/OfflinePlayBar.tsx')).OfflinePlayBar,
);

type PlayNoticesProps = Pick<PlaySessionProps, 'session' | 'isOffline' | 'onDevice' | 'actions'>;

/** The notices above the tale: no connection, a newer version of the story, or its deletion. */
export function PlayNotices({ session, isOffline = false, onDevice, actions }: PlayNoticesProps) {
  const { newer_version, story_deletes_at, moving, isTakingTurn } = session;
  const { move, stay } = actions;
  return (
    <>
      {onDevice ? <OfflinePlayBar {...onDevice} /> : <OfflineBar isOffline={isOffline} />}
      {story_deletes_at && <StoryDeletionBar on={story_deletes_at} />}
      {newer_version && move && stay && (
        <NewerVersionBar
          newer={newer_version}
          loading={moving?.isLoading}
          disabled={isOffline || isTakingTurn}
          error={moving?.error}
          onMove={move}
          onStay={stay}
        />
      )}
    </>
  );
}
