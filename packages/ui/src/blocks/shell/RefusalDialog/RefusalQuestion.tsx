import { useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx';
import { loginRequiredWords } from '../../../words/loginRequired/en.ts';
import { useWords } from '../../../words/useWords.ts';

/**
 * The reason: a guest needs an account (`login`, or `choice` in a story), a player needs `premium`, or a request
 * failed.
 */
export type RefusalReason = 'login' | 'choice' | 'premium' | 'failure';

export interface Refusal {
  reason: RefusalReason;
  /** The message, by default a general one for `login`. For `choice`, the text of the choice. */
  message?: string | undefined;
}

export interface RefusalQuestionProps
  extends
    Partial<Refusal>,
    Omit<DialogProps, 'title' | 'description' | 'actions' | 'initialFocusRef' | 'size' | 'children'> {
  /** Called for the main action of the reason: log in, join the waitlist, or retry. */
  onContinue: () => void;
  /** Called to create an account instead. Without it there is no button to do so. */
  onRegister?: (() => void) | undefined;
  /**
   * Whether creating an account is the main action, for a reader who has never signed in here.
   * @default false
   */
  isNewcomer?: boolean | undefined;
}

/** A dialog that explains why an action was refused, and offers the next step. */
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
  // guests who make a choice mostly have no account; those who press PLAY have one if they have signed in before
  const registerFirst = canRegister && (isChoice || isNewcomer);
  // isolated, since the choice may differ in direction from the page
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
