import { lazyWithRetry, type LogEntry } from '@kathaloka/ui';
import { useState } from 'react';

const ReportTurn = lazyWithRetry(async () => (await import('../report/ReportTurn.tsx')).ReportTurn);

interface Reporting {
  readonly turnId: string;
  /** Each report has a form of its own. */
  readonly number: number;
  readonly isOpen: boolean;
}

/** The report of a turn: what opens it, and its dialog, which is loaded when it is first asked for. */
export function useTurnReport(sessionId: string) {
  const [reporting, setReporting] = useState<Reporting>();

  function open({ turn_id }: Pick<LogEntry, 'turn_id'>): void {
    if (turn_id === undefined) return;
    setReporting({ turnId: turn_id, number: (reporting?.number ?? 0) + 1, isOpen: true });
  }

  const dialog = reporting && (
    <ReportTurn
      key={reporting.number}
      sessionId={sessionId}
      turnId={reporting.turnId}
      open={reporting.isOpen}
      onOpenChange={(isOpen) => setReporting({ ...reporting, isOpen })}
    />
  );
  return { report: open, dialog };
}
