import { BACK_ONLINE_MS } from '@kathaloka/contract/limits';
import { Wifi, WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Bar, Place } from './OfflineBar.styles.ts';
import { useReturn } from './useReturn.ts';
import { connectionWords } from '../../../words/connection/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface OfflineBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the browser is offline. */
  isOffline: boolean;
  /**
   * How long the return of the connection is shown.
   * @default 5000
   */
  noticeMs?: number | undefined;
}

/**
 * A bar that says that the browser is offline and what still works, and briefly that the connection is back.
 * Always rendered, so that changes are announced.
 *
 * @use Says that there is no connection, and what still works.
 * @avoid Not for a single request that failed: `ErrorState`.
 * @heard A status, when the connection is lost and when it returns.
 * @keys none
 * @example
 * <OfflineBar isOffline={!navigator.onLine} />
 */
export function OfflineBar({ isOffline, noticeMs = BACK_ONLINE_MS, ...rest }: OfflineBarProps) {
  const words = useWords(connectionWords);
  const isBack = useReturn(isOffline, noticeMs);
  const [title, text] = isOffline ? [words.offline, words.offlineText] : [words.online, words.onlineText];
  const isShown = isOffline || isBack;
  return (
    <Place {...rest}>
      <LiveRegion>{isShown ? `${title} ${text}` : ''}</LiveRegion>
      {isShown && (
        <Bar aria-hidden data-back={isBack || undefined}>
          {isOffline ? <WifiOff /> : <Wifi />}
          <p>
            <b>{title}</b> {text}
          </p>
        </Bar>
      )}
    </Place>
  );
}
