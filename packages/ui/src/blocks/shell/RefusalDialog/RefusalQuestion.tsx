import { useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx';
import { useLoginRequiredWords } from '../../../words/areas/useLoginRequiredWords.ts';

/** The reason. A guest needs an account, a player premium access; a failure can be retried. */
export type RefusalReason = 'login' | 'premium' | 'failure';

export interface Refusal {
  reason: RefusalReason;
  /** The message; a general one for a login. */
  message?: string | undefined;
}

export interface RefusalQuestionProps
  extends
    Partial<Refusal>,
    Omit<DialogProps, 'title' | 'description' | 'actions' | 'initialFocusRef' | 'size' | 'children'> {
  /** The action that fits the reason: log in, join the waitlist, or retry. */
  onContinue: () => void;
}

/** Explains why something was refused, and offers the next step. */
export function RefusalQuestion({
  open,
  onOpenChange,
  reason = 'login',
  message,
  onContinue,
  ...rest
}: RefusalQuestionProps) {
  const words = useLoginRequiredWords();
  const continueRef = useRef<HTMLButtonElement>(null);
  // keeps the last message during the closing animation
  const [shown, setShown] = useState({ reason, message });
  if (open && (shown.reason !== reason || shown.message !== message)) setShown({ reason, message });
  const { title, goOn } = {
    login: words,
    premium: words.premium,
    failure: words.failure,
  }[shown.reason];
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={shown.message ?? words.message}
      initialFocusRef={continueRef}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.stay}</Button>
          <Button ref={continueRef} variant="primary" onClick={onContinue}>
            {goOn}
          </Button>
        </>
      }
    />
  );
}
