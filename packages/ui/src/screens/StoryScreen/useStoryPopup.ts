import { useState } from 'react';
import { prepareRefusal, type RefusalDialogProps } from '../../blocks/shell/RefusalDialog/RefusalDialog.tsx';
import type { Refusal } from '../../blocks/shell/RefusalDialog/RefusalQuestion.tsx';

interface WaysOn {
  onLogin: (() => void) | undefined;
  onRegister: (() => void) | undefined;
  onJoinWaitlist: (() => void) | undefined;
  isNewcomer: boolean | undefined;
}

interface StoryPopup {
  /**
   * Shows a refusal, once the script of the dialog has loaded; `onLeave` is called before the popup leads to a login or
   * sign-up.
   */
  tell: (refusal: Refusal, onLeave?: () => void) => Promise<void>;
  dialog: RefusalDialogProps;
}

/** The popup that tells a reader what they need to play, like or report: an account, or premium access. */
export function useStoryPopup({ onLogin, onRegister, onJoinWaitlist, isNewcomer }: WaysOn): StoryPopup {
  const [popup, setPopup] = useState<{ refusal: Refusal; onLeave: (() => void) | undefined }>();

  function close(goOn?: () => void) {
    setPopup(undefined);
    goOn?.();
  }

  function leave(goOn: (() => void) | undefined) {
    popup?.onLeave?.();
    close(goOn);
  }

  return {
    async tell(refusal, onLeave) {
      await prepareRefusal();
      setPopup({ refusal, onLeave });
    },
    dialog: {
      ...popup?.refusal,
      open: popup !== undefined,
      onOpenChange: () => close(),
      onContinue: () => leave(popup?.refusal.reason === 'premium' ? onJoinWaitlist : onLogin),
      onRegister: onRegister && (() => leave(onRegister)),
      isNewcomer,
    },
  };
}
