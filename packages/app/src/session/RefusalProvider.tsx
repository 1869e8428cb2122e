import { paths, prepareRefusal, type Refusal, RefusalDialog } from '@kathaloka/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNewcomer } from './newcomer.ts';
import { useRedirectToLogin } from './useRedirectToLogin.ts';

/** A refusal, with the callback for its retry button. */
export interface ToldRefusal extends Refusal {
  onRetry?: () => void;
  /** Called before the page is left for a login or registration, to store what is needed afterwards. */
  onLeave?: () => void;
}

/** Fulfilled when the dialog is shown: its script is loaded on demand. */
type TellRefusal = (refusal: ToldRefusal) => Promise<void>;

interface ShownRefusal {
  /** The history entry on which the refusal was reported; it is shown only there. */
  at: string;
  isOpen: boolean;
  refusal: ToldRefusal;
}

const Context = createContext<TellRefusal | null>(null);

/** Shows why something was refused, in a dialog over the page; logging in from there leads back to it. */
export function RefusalProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownRefusal | null>(null);
  const redirectToLogin = useRedirectToLogin();
  const redirectToRegister = useRedirectToLogin(paths.register);
  const navigate = useNavigate();
  const location = useLocation();

  async function tell(refusal: ToldRefusal): Promise<void> {
    await prepareRefusal();
    setShown({ at: location.key, isOpen: true, refusal });
  }

  function close(): void {
    setShown(shown && { ...shown, isOpen: false });
  }

  function handleContinue(): void {
    close();
    if (shown?.refusal.reason === 'login' || shown?.refusal.reason === 'choice') {
      shown.refusal.onLeave?.();
      redirectToLogin();
    } else if (shown?.refusal.reason === 'premium') void navigate(paths.waitlist);
    else shown?.refusal.onRetry?.();
  }

  function handleRegister(): void {
    close();
    shown?.refusal.onLeave?.();
    redirectToRegister();
  }

  return (
    <Context value={tell}>
      {children}
      <RefusalDialog
        open={shown !== null && shown.isOpen && shown.at === location.key}
        reason={shown?.refusal.reason ?? 'login'}
        message={shown?.refusal.message}
        onOpenChange={close}
        onContinue={handleContinue}
        onRegister={handleRegister}
        isNewcomer={isNewcomer()}
      />
    </Context>
  );
}

/** Returns a function that reports why something was refused. */
export function useTellRefusal(): TellRefusal {
  const tell = useContext(Context);
  if (!tell) throw new Error('useTellRefusal needs a RefusalProvider around it.');
  return tell;
}
