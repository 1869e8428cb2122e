import { useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx';
import { loginRequiredWords } from '../../../words/loginRequired/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The reason. A guest needs an account, also for a choice; a player premium access; a failure can be retried. */
export type RefusalReason = 'login' | 'choice' | 'premium' | 'failure';

export interface Refusal {
  reason: RefusalReason;
  /** The message; a general one for a login. For a choice, its text. */
  message?: string | undefined;
}

export interface RefusalQuestionProps
  extends
    Partial<Refusal>,
    Omit<DialogProps, 'title' | 'description' | 'actions' | 'initialFocusRef' | 'size' | 'children'> {
  /** The action that fits the reason: log in, join the waitlist, or retry. */
  onContinue: () => void;
  /** Creates an account instead, where that helps. Without it there is no such button. */
  onRegister?: (() => void) | undefined;
  /**
   * Whether that is the main step: for somebody who has never signed in here.
   * @default false
   */
  isNewcomer?: boolean | undefined;
}

/** Explains why something was refused, and offers the next step. */
export function RefusalQuestion({
  open,
  onOpenChange,
  reason = 'login',
  message,
  onContinue,
  onRegister,
  isNewcomer = false,
  ...rest
}: RefusalQuestionProps) {
  const words = useWords(loginRequiredWords);
  const primaryRef = useRef<HTMLButtonElement>(null);
  // keeps the last message during the closing animation
  const [shown, setShown] = useState({ reason, message });
  if (open && (shown.reason !== reason || shown.message !== message)) setShown({ reason, message });
  const isChoice = shown.reason === 'choice';
  const { title, goOn } = {
    login: words,
    choice: { ...words.choice, goOn: words.goOn },
    premium: words.premium,
    failure: words.failure,
  }[shown.reason];
  const canRegister = onRegister !== undefined && (isChoice || shown.reason === 'login');
  // who reads as a guest has no account in most cases; who presses PLAY and has signed in here before, does
  const registerFirst = canRegister && (isChoice || isNewcomer);
  // isolated: the choice may be in another direction than the page
  const choice = `\u2068${shown.message ?? ''}\u2069`;
  const description = isChoice ? words.choice.message(choice) : (shown.message ?? words.message);
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      initialFocusRef={primaryRef}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.stay}</Button>
          {canRegister && !registerFirst && <Button onClick={onRegister}>{words.register}</Button>}
          <Button
            ref={registerFirst ? undefined : primaryRef}
            variant={registerFirst ? 'secondary' : 'primary'}
            onClick={onContinue}
          >
            {goOn}
          </Button>
          {registerFirst && (
            <Button ref={primaryRef} variant="primary" onClick={onRegister}>
              {words.register}
            </Button>
          )}
        </>
      }
    />
  );
}
