import { Wifi, WifiOff } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useConnectionWords } from '../../words/areas/useConnectionWords.ts';
import { BarRoot, Message, Wait } from './ConnectionBar.styles.ts';

export const CONNECTION_STATES = ['offline', 'back'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export interface ConnectionBarProps {
  /** `back` says for a moment that everything works again. */
  state: ConnectionState;
  /** What that means here; a general sentence by default. */
  children?: string | undefined;
  /** Seconds until it is tried again. */
  retryInSeconds?: number | undefined;
  /** Tries at once. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
}

/** The connection is gone, or back: a bar above what goes on, and never a dialog. */
export function ConnectionBar({ state, children, retryInSeconds, onRetry }: ConnectionBarProps) {
  const words = useConnectionWords();
  const isOffline = state === 'offline';
  return (
    <BarRoot data-state={state}>
      {isOffline ? <WifiOff /> : <Wifi />}
      <Message>
        <b>{isOffline ? words.offline : words.online}</b>{' '}
        {children ?? (isOffline ? words.offlineText : words.onlineText)}
      </Message>
      {isOffline && retryInSeconds !== undefined && (
        // Said once, not every second.
        <Wait aria-hidden>{words.tryingAgain(retryInSeconds)}</Wait>
      )}
      {isOffline && onRetry && (
        <Button size="small" onClick={onRetry}>
          {words.tryNow}
        </Button>
      )}
    </BarRoot>
  );
}
