import { type ComponentProps, useState } from 'react';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useCreditsWords } from '../../../words/areas/useCreditsWords.ts';
import { Ledger, More, Table } from './CreditLedger.styles.ts';
import { LedgerDayRows } from './LedgerDayRows.tsx';
import {
  isOfFilter,
  LEDGER_FILTERS,
  type LedgerDay,
  type LedgerFilter,
  type LedgerLine,
  linesByDay,
} from './ledgerLine.ts';

/** The component's own props, without those of its root element. */
export interface CreditLedgerOwnProps {
  /** Latest first. */
  lines: readonly LedgerLine[];
  /** The current time, to label days relative to today. */
  now: string;
  /** Whether there are older entries. */
  hasMore?: boolean | undefined;
  /** Whether older entries are loading. */
  isLoadingMore?: boolean | undefined;
  /** Called to load older entries. */
  onLoadMore?: (() => void) | undefined;
}

export interface CreditLedgerProps extends Omit<ComponentProps<'div'>, 'children'>, CreditLedgerOwnProps {}

/** The ledger of an account, by day. */
export function CreditLedger({
  lines,
  now,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  ...rest
}: CreditLedgerProps) {
  const words = useCreditsWords();
  const [filter, setFilter] = useState<LedgerFilter>('all');
  const days = linesByDay(
    lines.filter((line) => isOfFilter(line, filter)),
    now,
  );

  if (lines.length === 0) {
    return (
      <Ledger {...rest}>
        <EmptyState>{words.empty}</EmptyState>
      </Ledger>
    );
  }
  return (
    <Ledger {...rest}>
      <SegmentedControl
        label={words.show}
        size="small"
        options={LEDGER_FILTERS.map((value) => ({ value, label: words.filters[value] }))}
        value={filter}
        onValueChange={setFilter}
      />
      {days.length === 0 ? <p>{words.emptyFilter}</p> : <LedgerTable days={days} />}
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
  const words = useCreditsWords();
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
