import { NewerVersionBar } from '../../blocks/play/NewerVersionBar/NewerVersionBar.tsx';
import { OfflineBar } from '../../blocks/play/OfflineBar/OfflineBar.tsx';
import type { PlaySessionProps } from './playProps.ts';

type PlayNoticesProps = Pick<
  PlaySessionProps,
  'isOffline' | 'isTakingTurn' | 'newerVersion' | 'isMoving' | 'moveError' | 'onMove' | 'onStay'
>;

/** What is said above the tale: that there is no connection, and that the story has a newer version. */
export function PlayNotices({ isOffline = false, newerVersion, onMove, onStay, ...rest }: PlayNoticesProps) {
  return (
    <>
      <OfflineBar isOffline={isOffline} />
      {newerVersion && onMove && onStay && (
        <NewerVersionBar
          newer={newerVersion}
          loading={rest.isMoving}
          disabled={isOffline || rest.isTakingTurn}
          error={rest.moveError}
          onMove={onMove}
          onStay={onStay}
        />
      )}
    </>
  );
}
