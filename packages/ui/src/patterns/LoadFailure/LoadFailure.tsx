import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { NoticeRoot } from './LoadFailure.styles.ts';
import { errorsWords } from '../../words/errors/en.ts';
import { overlayWords } from '../../words/overlay/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface LoadFailureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called to retry. */
  onRetry: () => void;
  /** Called to continue without the part. Without it there is no button for that. */
  onClose?: (() => void) | undefined;
}

/**
 * A notice that a lazy part failed to load, with a retry; the page itself keeps working.
 *
 * @use Replaces a part of a page whose code failed to load.
 * @avoid Not for data that failed to load: `ErrorState`.
 * @heard The failure as an alert, then the buttons.
 * @keys press
 * @example
 * <LoadFailure onRetry={retry} />
 */
export function LoadFailure({ onRetry, onClose, ...rest }: LoadFailureProps) {
  const { partMissing } = useWords(errorsWords);
  const { close } = useWords(overlayWords);
  return (
    <NoticeRoot {...rest}>
      <ErrorState
        layout="row"
        error={partMissing}
        onRetry={onRetry}
        action={
          onClose && (
            <IconButton label={close} variant="plain" onClick={onClose}>
              <X />
            </IconButton>
          )
        }
      />
    </NoticeRoot>
  );
}
