import { canRetry, isRefusal } from '@kathaloka/api';
import { ADMIN_ROWS_PER_PAGE, REPORT_STATES } from '@kathaloka/contract/limits';
import {
  AdminReportsScreen,
  type AskedDecision,
  DecideReportDialog,
  adminFailuresWords,
  useWords,
  adminReportsWords,
  useFailureText,
  useToast,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useNow } from '../useNow.ts';
import { useListAddress } from '../useListAddress.ts';
import { useDecideReportMutation, useListReportsQuery } from './calls.ts';

/** `/admin/reports`: readers' reports and their decisions. */
export function AdminReportsRoute() {
  const words = useWords(adminReportsWords);
  usePageTitle(words.title);
  const failures = useWords(adminFailuresWords);
  const { failure, plainFailure } = useFailureText();
  const showToast = useToast();
  const { readOneOf, page, change } = useListAddress();
  const state = readOneOf('state', REPORT_STATES) ?? 'open';
  const { currentData: data, error, isFetching, refetch } = useListReportsQuery({ query: { page, state } });
  const [decide, deciding] = useDecideReportMutation();
  const [pending, setPending] = useState<AskedDecision>();
  const failed = isFetching ? undefined : error;

  function close(): void {
    deciding.reset();
    setPending(undefined);
  }

  async function confirm(note: string): Promise<void> {
    if (!pending) return;
    const { report, decision } = pending;
    const { error: refused } = await decide({ params: { id: report.id }, body: { decision, note } });
    // another administrator has decided the report: the dialog says so while the list is refetched
    if (isRefusal(refused, 'already_decided')) void refetch();
    if (refused) return;
    showToast(words.decided, { tone: 'success' });
    close();
  }

  return (
    <>
      <AdminReportsScreen
        reports={failed ? undefined : data?.reports}
        state={state}
        onStateChange={(next) => change({ state: next === 'open' ? undefined : next })}
        onDecide={(report, decision) => setPending({ report, decision })}
        pagination={
          data && {
            page: data.page,
            totalPages: data.total_pages,
            total: data.total_reports,
            pageSize: ADMIN_ROWS_PER_PAGE,
            onPageChange: (target) => change({ page: String(target) }),
          }
        }
        error={failed && plainFailure(failed, failures.list)}
        onRetry={canRetry(error) ? () => void refetch() : undefined}
        now={useNow()}
      />
      <DecideReportDialog
        asked={pending}
        onClose={close}
        onConfirm={(note) => void confirm(note)}
        loading={deciding.isLoading}
        error={failure(deciding.error, failures.change)}
      />
    </>
  );
}
