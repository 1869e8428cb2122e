import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useErrorsWords } from '../../words/areas.ts';
import { ErrorRoot, Message, RequestId, Title } from './ErrorState.styles.ts';

export const ERROR_LAYOUTS = ['page', 'row'] as const;
export type ErrorLayout = (typeof ERROR_LAYOUTS)[number];

export interface ErrorStateProps {
  /** What failed, in the words of the server or of the error table. */
  message: string;
  /** `page` when nothing else can be shown; `row` for a part of a page that works. */
  layout?: ErrorLayout;
  /** What support would ask for. */
  requestId?: string | undefined;
  /** Asks again. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
}

/** Something did not arrive: what happened, and the one thing to do about it. */
export function ErrorState({ message, layout = 'page', requestId, onRetry }: ErrorStateProps) {
  const words = useErrorsWords();
  const isPage = layout === 'page';
  return (
    <ErrorRoot role="alert" data-layout={layout}>
      <CircleAlert />
      {isPage && <Title>{words.title}</Title>}
      <Message>{message}</Message>
      {onRetry && (
        <Button variant={isPage ? 'primary' : 'secondary'} icon={<RotateCw />} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      {requestId && <RequestId>{words.request(requestId)}</RequestId>}
    </ErrorRoot>
  );
}
