import { HardDrive, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DeviceBar, Place } from './OfflinePlayBar.styles.ts';
import { offlineWords } from '../../../words/offline/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface OfflinePlayBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Why the last move was not made. */
  error?: string | undefined;
}

/**
 * Says that a tale is told on this device alone, by the author's words; and why a move could not be made.
 *
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
