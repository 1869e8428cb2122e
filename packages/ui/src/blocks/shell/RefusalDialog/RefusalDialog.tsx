import { useState } from 'react';
import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';
import type { RefusalQuestionProps } from './RefusalQuestion.tsx';

const RefusalQuestion = lazyWithRetry(() =>
  import('./RefusalQuestion.tsx').then((part) => part.RefusalQuestion),
);

export type RefusalDialogProps = RefusalQuestionProps;

/**
 * Explains why something was refused, and offers the next step. Loaded lazily, because most visits never need it.
 *
 * @example
 * <RefusalDialog open={isOpen} onOpenChange={setOpen} onContinue={logIn} />
 */
export function RefusalDialog(props: RefusalDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened && <RefusalQuestion {...props} />;
}
