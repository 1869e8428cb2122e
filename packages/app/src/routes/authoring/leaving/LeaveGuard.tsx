import { ConfirmDialog, type UnfinishedJson, useAuthoringPagesWords } from '@kathaloka/ui';
import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { isWayIn } from '../../../session/redirectAfterLogin.ts';
import { guardHistory } from './guardHistory.ts';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  isUnsaved: boolean;
  /** What happens to it. */
  text?: string | undefined;
  /** A text that is not even in the draft. */
  unfinishedJson?: UnfinishedJson | undefined;
}

/** Asks before a page with unsaved work is left. The way to the login is free, because it leads back. */
export function LeaveGuard({ isUnsaved, text, unfinishedJson }: LeaveGuardProps) {
  const wouldLose = isUnsaved || unfinishedJson !== undefined;
  const words = useAuthoringPagesWords().leaving;
  const { navigator } = useContext(NavigationContext);
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!wouldLose) return undefined;
    return guardHistory({
      history: navigator,
      onLeave: (go) => setLeave(() => go),
      isFree: (pathname) => pathname === undefined || isWayIn(pathname) || pathname === location.pathname,
    });
  }, [wouldLose, navigator]);

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
