import type { Report } from '@kathaloka/contract/entities';
import { REPORT_STATES, type ReportDecision, type ReportState } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { ReportCard } from '../../blocks/admin/ReportCard/ReportCard.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Place, Queue } from './AdminReportsScreen.styles.ts';
import { adminReportsWords } from '../../words/adminReports/en.ts';
import { tableWords } from '../../words/table/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminReportsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The reports of this page. `undefined` while they are loading. */
  reports: readonly Report[] | undefined;
  /** The state of the reports to show. */
  state: ReportState;
  /** Called with the chosen state. */
  onStateChange: (state: ReportState) => void;
  /** Called with the decision about a report. */
  onDecide: (report: Report, decision: ReportDecision) => void;
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
  /** The current time, for relative times. */
  now: string;
}

/**
 * The administrators' page of readers' reports: open ones to decide, and decided ones.
 *
 * @use Reports of readers, and decisions on them.
 * @avoid Not stories that wait for review: `AdminReviewsScreen`.
 * @example
 * <AdminReportsScreen
 *   reports={reports}
 *   now={now}
 *   state="open"
 *   onStateChange={setState}
 *   onDecide={({ id }, decision) => decide(id, decision)}
 * />
 */
export function AdminReportsScreen({
  reports,
  state,
  onStateChange,
  onDecide,
  pagination,
  error,
  onRetry,
  now,
  ...rest
}: AdminReportsScreenProps) {
  const words = useWords(adminReportsWords);

  function content() {
    if (error !== undefined) return <ErrorState error={error} onRetry={onRetry} />;
    if (!reports) return <QueueSkeleton />;
    if (reports.length === 0) {
      return <EmptyState>{state === 'open' ? words.empty : words.emptyOf}</EmptyState>;
    }
    return (
      <Queue aria-label={words.list}>
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} now={now} onDecide={(decision) => onDecide(report, decision)} />
          </li>
        ))}
      </Queue>
    );
  }

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <SegmentedControl
          label={words.state}
          size="small"
          options={REPORT_STATES.map((value) => ({ value, label: words.states[value] }))}
          value={state}
          onValueChange={(value) => onStateChange(REPORT_STATES.find((each) => each === value) ?? state)}
        />
      </PageHead>
      {content()}
      {pagination && <Pagination {...pagination} />}
    </Page>
  );
}

function QueueSkeleton() {
  const words = useWords(tableWords);
  return (
    <Queue aria-busy>
      {[0, 1].map((place) => (
        <Place key={place}>
          {place === 0 && <VisuallyHidden as="p">{words.loading}</VisuallyHidden>}
          <Skeleton shape="title" width={40} />
          <Skeleton />
          <Skeleton width={70} />
        </Place>
      ))}
    </Queue>
  );
}
