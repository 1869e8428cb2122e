export const LEDGER_KINDS = ['turn', 'picture', 'authored', 'given_back', 'reward', 'grant'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One line of the ledger as a player reads it: what the entries of one turn come to. */
export interface LedgerLine {
  id: string;
  kind: LedgerKind;
  /** What it was: 'Continue, by Birbal'. */
  title: string;
  /** Where, or why nothing was charged. */
  detail: string;
  /** Negative where credits were spent. */
  amount: number;
  /** What was left after it. */
  balance: number;
  created_at: string;
}

export const LEDGER_FILTERS = ['all', 'spent', 'earned', 'given_back'] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

export function isOfFilter({ kind, amount }: LedgerLine, filter: LedgerFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'given_back') return kind === 'given_back';
  return filter === 'spent' ? amount < 0 : amount > 0;
}

export interface LedgerDay {
  /** Its first line's instant, for the heading. */
  instant: string;
  /** How many days ago, in UTC, as the ledger counts. */
  age: number;
  lines: LedgerLine[];
}

const DAY_MS = 86_400_000;
const dayOf = (instant: string) => Math.floor(Date.parse(instant) / DAY_MS);

/** The lines under the day of each, in their order. */
export function linesByDay(lines: readonly LedgerLine[], now: string): LedgerDay[] {
  const days: LedgerDay[] = [];
  for (const line of lines) {
    const age = dayOf(now) - dayOf(line.created_at);
    const last = days.at(-1);
    if (last?.age === age) last.lines.push(line);
    else days.push({ instant: line.created_at, age, lines: [line] });
  }
  return days;
}
