import { HardDrive, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DeviceBar, Place } from './OfflinePlayBar.styles.ts';
import { offlineWords } from '../../../words/offline/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface OfflinePlayBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The error message of a failed move. */
  error?: string | undefined;
}

/**
 * A bar that says that the game is played on this device, and told in the author's words; or why a move failed.
 *
 * @use Says in a game that it is told on this device.
 * @avoid Not that there is no connection: `OfflineBar`.
 * @heard The error of a failed move, immediately.
 * @keys none
 * @example
 * <OfflinePlayBar />
 */
export function OfflinePlayBar({ error, ...rest }: OfflinePlayBarProps) {
  const words = useWords(offlineWords);
  return (
    <Place {...rest}>
      {error === undefined ? (
        <DeviceBar>
          <HardDrive aria-hidden />
          <p>
            <b>{words.playBar}</b> {words.playBarText}
          </p>
        </DeviceBar>
      ) : (
        <DeviceBar role="alert" data-failed>
          <TriangleAlert aria-hidden />
          <p>{error}</p>
        </DeviceBar>
      )}
    </Place>
  );
}
