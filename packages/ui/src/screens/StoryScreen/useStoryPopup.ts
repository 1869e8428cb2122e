import { useState } from 'react';
import type { RefusalDialogProps } from '../../blocks/shell/RefusalDialog/RefusalDialog.tsx';
import type { Refusal } from '../../blocks/shell/RefusalDialog/RefusalQuestion.tsx';
import type { StoryScreenProps } from './StoryScreen.tsx';

interface StoryPopup {
  tell: (refusal: Refusal) => void;
  dialog: RefusalDialogProps;
}

/** The popup that says what a reader needs before they can play, like or report. */
export function useStoryPopup({
  onLogin,
  onRegister,
  onJoinWaitlist,
}: Pick<StoryScreenProps, 'onLogin' | 'onRegister' | 'onJoinWaitlist'>): StoryPopup {
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
