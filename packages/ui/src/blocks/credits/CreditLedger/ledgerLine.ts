import type { CreditLine } from '@kathaloka/contract/entities';

export interface LedgerDay {
  /** The instant of the day's first line, for the heading. */
  instant: string;
  /** How many days ago, in UTC, like the days of the ledger. */
  age: number;
  lines: CreditLine[];
}

const DAY_MS = 86_400_000;
const dayOf = (instant: string) => Math.floor(Date.parse(instant) / DAY_MS);

/** Groups lines by day, in their order. */
export function linesByDay(lines: readonly CreditLine[], now: string): LedgerDay[] {
  const days: LedgerDay[] = [];
  for (const line of lines) {
    const age = dayOf(now) - dayOf(line.created_at);
    const last = days.at(-1);
    if (last?.age === age) last.lines.push(line);
    else days.push({ instant: line.created_at, age, lines: [line] });
  }
  return days;
}
