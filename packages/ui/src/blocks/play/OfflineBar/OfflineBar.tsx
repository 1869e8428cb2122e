import { WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { useConnectionWords } from '../../../words/areas/useConnectionWords.ts';
import { Bar, Place } from './OfflineBar.styles.ts';

export interface OfflineBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether there is no connection. */
  isOffline: boolean;
}

/** Says that there is no connection, and what still works. It is always in the page, so that the change is announced. */
export function OfflineBar({ isOffline, ...rest }: OfflineBarProps) {
  const words = useConnectionWords();
  return (
    <Place {...rest}>
      <LiveRegion>{isOffline ? `${words.offline} ${words.offlineText}` : ''}</LiveRegion>
      {isOffline && (
        <Bar aria-hidden>
          <WifiOff />
          <p>
            <b>{words.offline}</b> {words.offlineText}
          </p>
        </Bar>
      )}
    </Place>
  );
}
