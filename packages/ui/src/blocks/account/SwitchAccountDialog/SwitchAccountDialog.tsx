import { useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SwitchAccountDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'actions' | 'initialFocusRef' | 'size' | 'children'
> {
  /** The name of the signed-in user. */
  currentName: string;
  /** The name of the account that the link signs in to. */
  nextName: string;
  /** Called to switch to the other account. */
  onSwitch: () => void;
}

/**
 * Asks before a link replaces the current session: the link may come from a stranger.
 *
 * @use Asks before a link signs in as another user.
 * @avoid Not for a usual login: `LoginForm`.
 * @heard Both names; focus starts on the button to stay.
 * @keys within, close
 * @example
 * <SwitchAccountDialog
 *   currentName="Asha"
 *   nextName="Ravi"
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   onSwitch={switchAccount}
 * />
 */
export function SwitchAccountDialog({
  onOpenChange,
  currentName,
  nextName,
  onSwitch,
  ...rest
}: SwitchAccountDialogProps) {
  const words = useWords(accountWords).switch;
  const stayRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...rest}
      onOpenChange={onOpenChange}
      title={words.title(nextName)}
      description={words.text(currentName)}
      initialFocusRef={stayRef}
      actions={
        <>
          <Button ref={stayRef} onClick={() => onOpenChange(false)}>
            {words.stay(currentName)}
          </Button>
          <Button variant="primary" onClick={onSwitch}>
            {words.goOn(nextName)}
          </Button>
        </>
      }
    />
  );
}
