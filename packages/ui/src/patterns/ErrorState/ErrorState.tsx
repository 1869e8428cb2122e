import { CircleAlert, LibraryBig, RefreshCw, RotateCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useConnectionWords } from '../../words/areas/useConnectionWords.ts';
import { useErrorsWords } from '../../words/areas/useErrorsWords.ts';
import { ErrorRoot, Message, RequestId, Title } from './ErrorState.styles.ts';

export const ERROR_LAYOUTS = ['page', 'row'] as const;
export type ErrorLayout = (typeof ERROR_LAYOUTS)[number];

export const ERROR_KINDS = ['failed', 'offline', 'outdated'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export interface ErrorStateProps {
  /** What failed, in the words of the server or of the error table. */
  message?: string | undefined;
  /** What is behind it: a failure, a lost connection, or a page that has changed since it was opened. */
  kind?: ErrorKind;
  /** `page` when nothing else can be shown; `row` for a part of a page that works. */
  layout?: ErrorLayout;
  /** What support would ask for. */
  requestId?: string | undefined;
  /** Does the one thing that helps. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
}

const ICONS: Readonly<Record<ErrorKind, ReactNode>> = {
  failed: <CircleAlert />,
  offline: <WifiOff />,
  outdated: <RefreshCw />,
};

const ACTION_ICONS: Readonly<Record<ErrorKind, ReactNode>> = {
  failed: <RotateCw />,
  offline: <LibraryBig />,
  outdated: null,
};

/** Something did not arrive: what happened, and the one thing to do about it. */
export function ErrorState({
  message,
  kind = 'failed',
  layout = 'page',
  requestId,
  onRetry,
}: ErrorStateProps) {
  const errors = useErrorsWords();
  const connection = useConnectionWords();
  const isPage = layout === 'page';
  const words = {
    failed: { title: errors.title, text: errors.unexpected, action: errors.tryAgain },
    offline: connection.offlinePage,
    outdated: connection.outdatedPage,
  }[kind];

  return (
    <ErrorRoot role="alert" data-layout={layout} data-kind={kind}>
      {ICONS[kind]}
      {isPage && <Title>{words.title}</Title>}
      <Message>{message ?? words.text}</Message>
      {onRetry && (
        <Button
          variant={isPage ? 'primary' : 'secondary'}
          icon={isPage ? ACTION_ICONS[kind] : <RotateCw />}
          onClick={onRetry}
        >
          {isPage ? words.action : errors.tryAgain}
        </Button>
      )}
      {requestId && <RequestId>{errors.request(requestId)}</RequestId>}
    </ErrorRoot>
  );
}
