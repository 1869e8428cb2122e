import { lazyWithRetry, type LogEntry, type PlayActions } from '@kathaloka/ui';
import { useState } from 'react';

const ReportTurn = lazyWithRetry(async () => (await import('../report/ReportTurn.tsx')).ReportTurn);
const ShareTurn = lazyWithRetry(async () => (await import('../sharing/ShareTurn.tsx')).ShareTurn);

interface AskedTurn {
  readonly turnId: string;
  /** A number per report or link, so that each has a fresh dialog. */
  readonly number: number;
  readonly isOpen: boolean;
}

export type TurnDialogs = Pick<PlayActions, 'report' | 'shareFromHere'>;

/** The dialogs that report a turn or share a link to it, each loaded on first use, and the functions that open them. */
export function useTurnDialogs(sessionId: string, { mayShare }: { readonly mayShare: boolean }) {
  const reporting = useAskedTurn(sessionId);
  const sharing = useAskedTurn(sessionId);
  const dialogs = (
    <>
      {reporting.asked && <ReportTurn key={reporting.key} {...reporting.asked} />}
      {sharing.asked && <ShareTurn key={sharing.key} {...sharing.asked} />}
    </>
  );
  return { report: reporting.open, shareFromHere: mayShare ? sharing.open : undefined, dialogs };
}

function useAskedTurn(sessionId: string) {
  const [turn, setTurn] = useState<AskedTurn>();

  function open({ turn_id }: Pick<LogEntry, 'turn_id'>): void {
    if (turn_id === undefined) return;
    setTurn({ turnId: turn_id, number: (turn?.number ?? 0) + 1, isOpen: true });
  }

  const asked = turn && {
    sessionId,
    turnId: turn.turnId,
    open: turn.isOpen,
    onOpenChange: (isOpen: boolean) => setTurn({ ...turn, isOpen }),
  };
  return { open, key: turn?.number, asked };
}
