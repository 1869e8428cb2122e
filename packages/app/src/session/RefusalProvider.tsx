import { paths, type Refusal, RefusalDialog } from '@kathaloka/ui';
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

type TellRefusal = (refusal: ToldRefusal) => void;

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
    <Context value={(refusal) => setShown({ at: location.key, isOpen: true, refusal })}>
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
