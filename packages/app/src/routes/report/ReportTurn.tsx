import { ReportDialog } from '@kathaloka/ui';
import { useSession } from '../../session/useSession.ts';
import { useReportTurnMutation } from './calls.ts';
import { useReportFailure } from './useReportFailure.ts';

interface ReportTurnProps {
  sessionId: string;
  turnId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that reports a turn of a session. Remounted for each report. */
export function ReportTurn({ sessionId, turnId, open, onOpenChange }: ReportTurnProps) {
  const { user } = useSession();
  const failureOf = useReportFailure();
  const [send, { isLoading, isSuccess, error }] = useReportTurnMutation();
  return (
    <ReportDialog
      open={open}
      onOpenChange={onOpenChange}
      hasWords={!user?.youth}
      onSubmit={(body) => void send({ params: { session_id: sessionId, turn_id: turnId }, body })}
      loading={isLoading}
      isSent={isSuccess}
      error={failureOf(error)}
    />
  );
}
