import { LoginRequiredDialog } from '@kathaloka/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeadToLogin } from './useLeadToLogin.ts';

type AskToLogIn = (message?: string) => void;

interface Asked {
  /** The visit of a page on which it was asked: nowhere else does it show. */
  at: string;
  isOpen: boolean;
  message?: string | undefined;
}

const Context = createContext<AskToLogIn | null>(null);

/** Asks a guest to log in, above whatever page is open, and brings them back to it. */
export function LoginRequiredProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const leadToLogin = useLeadToLogin();
  const location = useLocation();

  function handleContinue(): void {
    setAsked(null);
    leadToLogin();
  }

  return (
    <Context value={(message) => setAsked({ at: location.key, isOpen: true, message })}>
      {children}
      <LoginRequiredDialog
        isOpen={asked !== null && asked.isOpen && asked.at === location.key}
        message={asked?.message}
        onStay={() => setAsked(asked && { ...asked, isOpen: false })}
        onContinue={handleContinue}
      />
    </Context>
  );
}

export function useAskToLogIn(): AskToLogIn {
  const ask = useContext(Context);
  if (!ask) throw new Error('useAskToLogIn needs a LoginRequiredProvider around it.');
  return ask;
}
