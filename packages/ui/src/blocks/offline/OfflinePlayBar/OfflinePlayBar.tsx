import { HardDrive, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useOfflineWords } from '../../../words/areas/useOfflineWords.ts';
import { DeviceBar, Place } from './OfflinePlayBar.styles.ts';

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
  const words = useOfflineWords();
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
