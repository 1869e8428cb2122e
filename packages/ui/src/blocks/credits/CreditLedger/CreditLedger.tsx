import type { CreditLine } from '@kathaloka/contract/entities';
import { CREDIT_FILTERS } from '@kathaloka/contract/limits';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Ledger, More, Table, Tools } from './CreditLedger.styles.ts';
import { LedgerDayRows } from './LedgerDayRows.tsx';
import { type LedgerDay, linesByDay } from './ledgerLine.ts';
import { creditsWords } from '../../../words/credits/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The lines that can be shown. */
export type CreditFilter = (typeof CREDIT_FILTERS)[number];

/** The component's own props, without the props of its root element. */
export interface CreditLedgerOwnProps {
  /** The lines of the filter, latest first. `undefined` while loading. */
  lines: readonly CreditLine[] | undefined;
  /** The current time, to label days relative to today. */
  now: string;
  /** The current filter. */
  filter?: CreditFilter | undefined;
  /** Called with the chosen filter. */
  onFilterChange?: ((filter: CreditFilter) => void) | undefined;
  /** Called to download the lines of the filter. Without it there is no button to do so. */
  onExport?: (() => void) | undefined;
  /** Whether the download is being prepared. */
  isExporting?: boolean | undefined;
  /** Whether there are older entries. */
  hasMore?: boolean | undefined;
  /** Whether older entries are loading. */
  isLoadingMore?: boolean | undefined;
  /** Called to load older entries. */
  onLoadMore?: (() => void) | undefined;
}

export interface CreditLedgerProps extends Omit<ComponentProps<'div'>, 'children'>, CreditLedgerOwnProps {}

/**
 * The credits that an account gained and spent, by day.
 *
 * @use Lists what was earned and spent, by day.
 * @avoid Not for the balance alone: `CommandPanel` and `LevelSummary` show it.
 * @heard Each amount with its sign in words; the filter; how many lines there are.
 * @keys tab, press
 * @example
 * <CreditLedger lines={lines} now="2026-05-01T12:00:00Z" />
 */
export function CreditLedger({
  lines,
  now,
  filter = 'all',
  onFilterChange,
  onExport,
  isExporting = false,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  ...rest
}: CreditLedgerProps) {
  const words = useWords(creditsWords);
  const days = linesByDay(lines ?? [], now);

  function content() {
    if (!lines) return <output>{words.loading}</output>;
    if (days.length > 0) return <LedgerTable days={days} />;
    return filter === 'all' ? <EmptyState>{words.empty}</EmptyState> : <p>{words.emptyFilter}</p>;
  }

  return (
    <Ledger {...rest}>
      <Tools>
        <SegmentedControl
          label={words.show}
          size="small"
          options={CREDIT_FILTERS.map((value) => ({ value, label: words.filters[value] }))}
          value={filter}
          onValueChange={onFilterChange}
        />
        {onExport && (
          <Button
            size="small"
            icon={<Download />}
            loading={isExporting}
            loadingLabel={words.exporting}
            onClick={onExport}
          >
            {words.exportCsv}
          </Button>
        )}
      </Tools>
      {content()}
      {hasMore && (
        <More>
          <Button loading={isLoadingMore} loadingLabel={words.loadingMore} onClick={onLoadMore}>
            {words.loadMore}
          </Button>
        </More>
      )}
    </Ledger>
  );
}

interface LedgerTableProps {
  days: readonly LedgerDay[];
}

function LedgerTable({ days }: LedgerTableProps) {
  const words = useWords(creditsWords);
  return (
    <Table aria-label={words.ledger}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.what}</th>
          <th scope="col" data-column="amount">
            {words.amount}
          </th>
          <th scope="col" data-column="balance">
            {words.balance}
          </th>
        </tr>
      </thead>
      {days.map((day) => (
        <LedgerDayRows key={day.instant} day={day} />
      ))}
    </Table>
  );
}
