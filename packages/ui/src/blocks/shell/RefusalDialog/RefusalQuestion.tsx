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

/** Says why something was refused, and offers a way forward. */
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
  // keeps the last message while it fades out
  const [said, setSaid] = useState({ reason, message });
  if (open && (said.reason !== reason || said.message !== message)) setSaid({ reason, message });
  const { title, goOn } = {
    login: words,
    premium: words.premium,
    failure: words.failure,
  }[said.reason];
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={said.message ?? words.message}
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
