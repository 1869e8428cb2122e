import { paths, type Refusal, RefusalDialog } from '@kathaloka/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeadToLogin } from './useLeadToLogin.ts';

/** A refusal, with the callback for its retry button. */
export interface ToldRefusal extends Refusal {
  onRetry?: () => void;
}

type TellRefusal = (refusal: ToldRefusal) => void;

interface Told {
  /** The history entry on which it was reported: it is not shown on any other. */
  at: string;
  isOpen: boolean;
  refusal: ToldRefusal;
}

const Context = createContext<TellRefusal | null>(null);

/** Shows why something was refused, in a dialog over the page; logging in from there leads back to it. */
export function RefusalProvider({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<Told | null>(null);
  const leadToLogin = useLeadToLogin();
  const navigate = useNavigate();
  const location = useLocation();

  function close(): void {
    setTold(told && { ...told, isOpen: false });
  }

  function handleContinue(): void {
    close();
    if (told?.refusal.reason === 'login') leadToLogin();
    else if (told?.refusal.reason === 'premium') void navigate(paths.waitlist);
    else told?.refusal.onRetry?.();
  }

  return (
    <Context value={(refusal) => setTold({ at: location.key, isOpen: true, refusal })}>
      {children}
      <RefusalDialog
        open={told !== null && told.isOpen && told.at === location.key}
        reason={told?.refusal.reason ?? 'login'}
        message={told?.refusal.message}
        onOpenChange={close}
        onContinue={handleContinue}
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
