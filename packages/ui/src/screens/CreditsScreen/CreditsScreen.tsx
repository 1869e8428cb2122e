import { ArrowLeft, Coins } from 'lucide-react';
import { CreditLedger, type CreditLedgerProps } from '../../blocks/credits/CreditLedger/CreditLedger.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { useCreditsWords } from '../../words/areas/useCreditsWords.ts';
import {
  Aside,
  BackLink,
  CreditsRoot,
  Heading,
  Rules,
  Soft,
  Sum,
  Title,
  Week,
  WeekTitle,
} from './CreditsScreen.styles.ts';

export interface CreditBalance {
  /** What the account has, held credits among it. */
  total: number;
  /** Held for turns that are being told. */
  held: number;
  /** What moved in the last seven days. */
  week: Readonly<Record<'earned' | 'spent' | 'given_back', number>>;
}

export interface CreditsScreenProps extends Omit<CreditLedgerProps, 'lines'> {
  /** The ledger, newest first; undefined while it is on its way. */
  lines: CreditLedgerProps['lines'] | undefined;
  /** What is left; undefined while it is on its way. */
  balance: CreditBalance | undefined;
  /** Why there is no ledger, in words for the person. */
  error?: string | undefined;
  /** Asks for the ledger again. */
  onRetry?: (() => void) | undefined;
}

/** Credits: what came in, what went out, and what is left. */
export function CreditsScreen({ lines, balance, error, onRetry, ...ledger }: CreditsScreenProps) {
  const words = useCreditsWords();
  if (error === undefined && (!lines || !balance)) return <LoadingScreen message={words.loading} />;
  return (
    <CreditsRoot>
      <Heading>
        <BackLink href={paths.profile}>
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
        <CreditLedger {...ledger} lines={lines ?? []} />
      ) : (
        <ErrorState message={error} onRetry={onRetry} />
      )}
    </CreditsRoot>
  );
}

const WEEK = [
  { key: 'earned', tone: 'success' },
  { key: 'spent', tone: 'gold' },
  { key: 'given_back', tone: 'quiet' },
] as const;

function BalancePanel({ balance }: { balance: CreditBalance }) {
  const words = useCreditsWords();
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
