import { CircleAlert, RefreshCw, RotateCw, WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Lotus } from '../../ornaments/Lotus.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Sentence } from '../../primitives/Sentence/Sentence.tsx';
import { ErrorRoot, Message, RequestId, Title } from './ErrorState.styles.ts';
import { connectionWords } from '../../words/connection/en.ts';
import { errorsWords } from '../../words/errors/en.ts';
import { useWords } from '../../words/useWords.ts';

export const ERROR_LAYOUTS = ['page', 'row'] as const;
export type ErrorLayout = (typeof ERROR_LAYOUTS)[number];

export const ERROR_KINDS = ['failed', 'offline', 'outdated', 'ended'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The title in the layout `page`, instead of the kind's own. */
  title?: string | undefined;
  /** The error message, from the server or from the error table. */
  error?: ReactNode;
  /**
   * The cause: a failure, a lost connection, an outdated page, or something that has ended as intended.
   * @default 'failed'
   */
  kind?: ErrorKind;
  /**
   * `page` when nothing else can be shown; `row` for a part of a page that works.
   * @default 'page'
   */
  layout?: ErrorLayout;
  /** The request id, for support. */
  requestId?: string | undefined;
  /** Called by the button. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
  /** An action that replaces the button, for example a link. */
  action?: ReactNode;
}

const ICONS: Readonly<Record<ErrorKind, ReactNode>> = {
  failed: <CircleAlert />,
  offline: <WifiOff />,
  outdated: <RefreshCw />,
  ended: <Lotus size={76} />,
};

const ACTION_ICONS: Readonly<Record<ErrorKind, ReactNode>> = {
  failed: <RotateCw />,
  offline: <RotateCw />,
  outdated: null,
  ended: null,
};

/**
 * An error with its explanation, and the one action that helps.
 *
 * @use Says that something failed, what is safe, and how to try again.
 * @avoid Not for an empty list: `EmptyState`. Not for one field: `FormField`.
 * @heard The error as an alert, once, then the button.
 * @keys press
 * @example
 * <ErrorState title="The stories failed to load" onRetry={refetch} />
 */
export function ErrorState({
  title,
  error,
  kind = 'failed',
  layout = 'page',
  requestId,
  onRetry,
  action,
  ...rest
}: ErrorStateProps) {
  const errors = useWords(errorsWords);
  const connection = useWords(connectionWords);
  const isPage = layout === 'page';
  const failed = { title: errors.title, text: errors.unexpected, action: errors.tryAgain };
  const words = {
    failed,
    offline: { ...connection.offlinePage, action: errors.tryAgain },
    outdated: connection.outdatedPage,
    ended: failed,
  }[kind];
  const said = error ?? words.text;

  return (
    <ErrorRoot role="alert" data-layout={layout} data-kind={kind} {...rest}>
      {ICONS[kind]}
      {isPage && <Title>{title ?? words.title}</Title>}
      <Message>{typeof said === 'string' ? <Sentence>{said}</Sentence> : said}</Message>
      {onRetry && (
        <Button
          variant={isPage ? 'primary' : 'secondary'}
          icon={isPage ? ACTION_ICONS[kind] : <RotateCw />}
          onClick={onRetry}
        >
          {isPage ? words.action : errors.tryAgain}
        </Button>
      )}
      {action}
      {requestId && <RequestId>{errors.request(requestId)}</RequestId>}
    </ErrorRoot>
  );
}
