import { useState } from 'react';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useCreditsWords } from '../../../words/areas/useCreditsWords.ts';
import { Ledger, More, Table } from './CreditLedger.styles.ts';
import { LedgerDayRows } from './LedgerDayRows.tsx';
import { isOfFilter, LEDGER_FILTERS, type LedgerFilter, type LedgerLine, linesByDay } from './ledgerLine.ts';

export interface CreditLedgerProps {
  /** The newest first. */
  lines: readonly LedgerLine[];
  /** The instant that 'today' is told by. */
  now: string;
  /** Whether there are older lines. */
  hasMore?: boolean | undefined;
  /** Older lines are on their way. */
  isLoadingMore?: boolean | undefined;
  /** Asks for older lines. */
  onLoadMore?: (() => void) | undefined;
}

/** Every credit that came in and went out, by day. */
export function CreditLedger({
  lines,
  now,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
}: CreditLedgerProps) {
  const words = useCreditsWords();
  const [filter, setFilter] = useState<LedgerFilter>('all');
  const days = linesByDay(
    lines.filter((line) => isOfFilter(line, filter)),
    now,
  );

  if (lines.length === 0) return <EmptyState>{words.empty}</EmptyState>;
  return (
    <Ledger>
      <SegmentedControl
        label={words.show}
        size="small"
        options={LEDGER_FILTERS.map((value) => ({ value, label: words.filters[value] }))}
        value={filter}
        onValueChange={setFilter}
      />
      {days.length === 0 ? (
        <p>{words.emptyFilter}</p>
      ) : (
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
      )}
      {hasMore && (
        <More>
          <Button isBusy={isLoadingMore} busyLabel={words.loadingMore} onClick={onLoadMore}>
            {words.loadMore}
          </Button>
        </More>
      )}
    </Ledger>
  );
}
