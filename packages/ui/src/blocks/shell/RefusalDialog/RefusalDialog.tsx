import { useState } from 'react';
import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';
import type { RefusalQuestionProps } from './RefusalQuestion.tsx';

const RefusalQuestion = lazyWithRetry(async () => (await import('./RefusalQuestion.tsx')).RefusalQuestion);

export type RefusalDialogProps = RefusalQuestionProps;

/** Says why something was refused, and offers a way forward. Loaded lazily: most visits never need it. */
export function RefusalDialog(props: RefusalDialogProps) {
  const [wasAsked, setWasAsked] = useState(props.open);
  if (props.open && !wasAsked) setWasAsked(true);
  return wasAsked && <RefusalQuestion {...props} />;
}
