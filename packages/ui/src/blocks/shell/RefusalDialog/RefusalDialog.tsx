import { useState } from 'react';
import { loadAhead } from '../../../element/lazyPart.tsx';
import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';
import type { RefusalQuestionProps } from './RefusalQuestion.tsx';

const loadQuestion = () => import('./RefusalQuestion.tsx').then((part) => part.RefusalQuestion);
const RefusalQuestion = lazyWithRetry(loadQuestion);

/**
 * Loads the dialog in advance, because it could not be loaded once the network is gone; or before it is opened, while
 * the pressed control shows that something is under way.
 *
 * @example
 * await prepareRefusal();
 * setOpen(true);
 */
export const prepareRefusal = (): Promise<void> => loadAhead(loadQuestion);

export type RefusalDialogProps = RefusalQuestionProps;

/**
 * Explains why an action was refused, and offers the next step. Loaded lazily: most visits never need it.
 *
 * @use Says why an action is refused, and what the reader can do about it.
 * @avoid Not for an error: `ErrorState`.
 * @heard Its title and reason; the focus is on the main action.
 * @keys within, close
 * @example
 * <RefusalDialog open={isOpen} onOpenChange={setOpen} onContinue={logIn} />
 */
export function RefusalDialog(props: RefusalDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened && <RefusalQuestion {...props} />;
}
