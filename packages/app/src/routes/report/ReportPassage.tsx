import { ReportDialog } from '@kathaloka/ui';
import { useReportPassageMutation } from './calls.ts';
import { useReportFailure } from './useReportFailure.ts';

interface ReportPassageProps {
  sessionId: string;
  turnId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports a passage of the player's session. Mounted again for each report. */
export function ReportPassage({ sessionId, turnId, open, onOpenChange }: ReportPassageProps) {
  const failureOf = useReportFailure();
  const [send, { isLoading, isSuccess, error }] = useReportPassageMutation();
  return (
    <ReportDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={(body) => void send({ params: { session_id: sessionId, turn_id: turnId }, body })}
      loading={isLoading}
      isSent={isSuccess}
      error={failureOf(error)}
    />
  );
}
