import type { CreditBalance } from '@kathaloka/contract/entities';
import { ArrowLeft, Coins } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { CreditLedger, type CreditLedgerOwnProps } from '../../blocks/credits/CreditLedger/CreditLedger.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { usePaths } from '../../paths.ts';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { BackLink, Title } from '../underProgress.styles.ts';
import { Aside, CreditsRoot, Heading, Rules, Soft, Sum, Week, WeekTitle } from './CreditsScreen.styles.ts';
import { creditsWords } from '../../words/credits/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface CreditsScreenProps extends Omit<ComponentProps<'div'>, 'children'>, CreditLedgerOwnProps {
  /** The balance; undefined while loading. */
  balance: CreditBalance | undefined;
  /** The error message. */
  error?: ReactNode;
  /** Called to retry. */
  onRetry?: (() => void) | undefined;
}

/**
 * The page of credits: the balance and the ledger.
 *
 * @use The credits that were earned and spent.
 * @avoid Not levels and tasks: `ProgressScreen`.
 * @example
 * <CreditsScreen balance={balance} lines={lines} now="2026-05-01T12:00:00Z" />
 */
export function CreditsScreen({
  lines,
  balance,
  error,
  onRetry,
  now,
  filter,
  onFilterChange,
  onExport,
  isExporting,
  hasMore,
  isLoadingMore,
  onLoadMore,
  ...rest
}: CreditsScreenProps) {
  const paths = usePaths();
  const words = useWords(creditsWords);
  // The root is a different element while loading; the caller's ref gets the current one.
  if (error === undefined && !balance) {
    return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  }
  return (
    <CreditsRoot {...rest}>
      <Heading>
        <BackLink href={paths.progress}>
          <ArrowLeft /> {words.back}
        </BackLink>
        <Title>{words.title}</Title>
      </Heading>
      {balance && (
        <Aside>
          <BalancePanel balance={balance} />
          <Panel title={words.howTheyWork}>
            <Rules>
              {words.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Rules>
          </Panel>
        </Aside>
      )}
      {error === undefined ? (
        <CreditLedger
          lines={lines}
          now={now}
          filter={filter}
          onFilterChange={onFilterChange}
          onExport={onExport}
          isExporting={isExporting}
          hasMore={hasMore}
          isLoadingMore={isLoadingMore}
          onLoadMore={onLoadMore}
        />
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </CreditsRoot>
  );
}

const WEEK = [
  { key: 'earned', tone: 'success' },
  { key: 'spent', tone: 'active' },
  { key: 'given_back', tone: 'neutral' },
] as const;

function BalancePanel({ balance }: { balance: CreditBalance }) {
  const words = useWords(creditsWords);
  const most = Math.max(1, ...Object.values(balance.week));
  return (
    <Panel title={words.balance}>
      <Sum>
        <Coins /> {words.number(balance.total)}
      </Sum>
      {balance.held > 0 && <Soft>{words.held(balance.held)}</Soft>}
      <WeekTitle>{words.thisWeek}</WeekTitle>
      <Week>
        {WEEK.map(({ key, tone }) => (
          <div key={key}>
            <dt>{words.filters[key]}</dt>
            <dd>
              <ProgressBar label={words.filters[key]} value={balance.week[key]} max={most} tone={tone} />
            </dd>
            <dd>{words.number(balance.week[key])}</dd>
          </div>
        ))}
      </Week>
    </Panel>
  );
}
