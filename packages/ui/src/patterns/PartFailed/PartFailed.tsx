import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { NoticeRoot } from './PartFailed.styles.ts';

export interface PartFailedProps {
  /** Asks for the part again. */
  onRetry: () => void;
}

/** A part of the page that was asked for did not arrive; the page itself goes on. */
export function PartFailed({ onRetry }: PartFailedProps) {
  return (
    <NoticeRoot>
      <ErrorState layout="row" onRetry={onRetry} />
    </NoticeRoot>
  );
}
