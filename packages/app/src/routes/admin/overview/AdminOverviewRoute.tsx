import { canRetry } from '@kathaloka/api';
import { OVERVIEW_DAYS } from '@kathaloka/contract/limits';
import {
  AdminOverviewScreen,
  adminFailuresWords,
  useWords,
  adminOverviewWords,
  adminWords,
  useFailureText,
  useToast,
} from '@kathaloka/ui';
import { copyText } from '../../../browser/copyText.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useGetOverviewQuery, useGetSetupQuery, useListModelStatusQuery } from '../overviewCalls.ts';
import { useListAddress } from '../useListAddress.ts';

const DEFAULT_DAYS = 30;

/** `/admin/overview`: figures of the library, pending decisions, and missing settings. */
export function AdminOverviewRoute() {
  usePageTitle(useWords(adminOverviewWords).title);
  const words = useWords(adminWords);
  const failures = useWords(adminFailuresWords);
  const { plainFailure } = useFailureText();
  const showToast = useToast();
  const { read, change } = useListAddress();
  const period = OVERVIEW_DAYS.find((days) => String(days) === read('days')) ?? DEFAULT_DAYS;
  const { data, error, isFetching, refetch } = useGetOverviewQuery({ query: { days: String(period) } });
  const { data: setup } = useGetSetupQuery();
  const { data: status } = useListModelStatusQuery();
  const failed = isFetching ? undefined : error;

  async function copy(line: string): Promise<void> {
    const isCopied = await copyText(line);
    showToast(isCopied ? words.copied : words.notCopied, { tone: isCopied ? 'success' : 'error' });
  }

  return (
    <AdminOverviewScreen
      overview={failed ? undefined : data}
      setup={setup?.items}
      models={status?.models}
      onCopy={(line) => void copy(line)}
      period={period}
      onPeriodChange={(days) => change({ days: days === DEFAULT_DAYS ? undefined : String(days) })}
      error={failed && plainFailure(failed, failures.list)}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
    />
  );
}
