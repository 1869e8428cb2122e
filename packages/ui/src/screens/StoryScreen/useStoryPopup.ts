import { useState } from 'react';
import type { RefusalDialogProps } from '../../blocks/shell/RefusalDialog/RefusalDialog.tsx';
import type { Refusal } from '../../blocks/shell/RefusalDialog/RefusalQuestion.tsx';

interface WaysOn {
  onLogin: (() => void) | undefined;
  onRegister: (() => void) | undefined;
  onJoinWaitlist: (() => void) | undefined;
}

interface StoryPopup {
  tell: (refusal: Refusal) => void;
  dialog: RefusalDialogProps;
}

/** The popup that says what a reader needs before they can play, like or report. */
export function useStoryPopup({ onLogin, onRegister, onJoinWaitlist }: WaysOn): StoryPopup {
  const [popup, setPopup] = useState<Refusal>();

  function close(goOn?: () => void) {
    setPopup(undefined);
    goOn?.();
  }

  return {
    tell: setPopup,
    dialog: {
      ...popup,
      open: popup !== undefined,
      onOpenChange: () => close(),
      onContinue: () => close(popup?.reason === 'premium' ? onJoinWaitlist : onLogin),
      onRegister: onRegister && (() => close(onRegister)),
    },
  };
}
