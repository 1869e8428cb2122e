import { ConfirmDialog, type UnfinishedJson, authoringPagesWords, useWords } from '@kathaloka/ui';
import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { isSignInPath } from '../../../session/redirectAfterLogin.ts';
import { guardHistory } from './guardHistory.ts';

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isUnsaved: boolean;
  /** The text of the question, which says what happens to the changes. */
  text?: string | undefined;
  /** An invalid JSON text, which the draft does not contain. */
  unfinishedJson?: UnfinishedJson | undefined;
}

/** Asks before a page with unsaved changes is left. Ignores the login, which redirects back to the page. */
export function LeaveGuard({ isUnsaved, text, unfinishedJson }: LeaveGuardProps) {
  const hasUnsaved = isUnsaved || unfinishedJson !== undefined;
  const words = useWords(authoringPagesWords).leaving;
  const { navigator } = useContext(NavigationContext);
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!hasUnsaved) return undefined;
    return guardHistory({
      history: navigator,
      onLeave: (go) => setLeave(() => go),
      isUnguarded: (pathname) =>
        pathname === undefined || isSignInPath(pathname) || pathname === location.pathname,
    });
  }, [hasUnsaved, navigator]);

  return (
    <ConfirmDialog
      open={leave !== undefined}
      onOpenChange={(open) => !open && setLeave(undefined)}
      title={words.title}
      description={unfinishedJson ? words.jsonText : (text ?? words.text)}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onConfirm={() => {
        setLeave(undefined);
        leave?.();
      }}
    />
  );
}
