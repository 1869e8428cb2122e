import { ReportDialog } from '@kathaloka/ui';
import { useReportSharedTurnMutation } from './calls.ts';
import { useReportFailure } from '../report/useReportFailure.ts';

interface ReportSharedTurnProps {
  token: string;
  onClose: () => void;
}

/** The dialog that reports the turn of a link. Remounted for each report. */
export function ReportSharedTurn({ token, onClose }: ReportSharedTurnProps) {
  const failureOf = useReportFailure();
  const [send, { isLoading, isSuccess, error }] = useReportSharedTurnMutation();
  return (
    <ReportDialog
      open
      onOpenChange={onClose}
      onSubmit={(body) => void send({ params: { token }, body })}
      loading={isLoading}
      isSent={isSuccess}
      error={failureOf(error)}
    />
  );
}
