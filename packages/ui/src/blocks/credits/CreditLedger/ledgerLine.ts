import type { CreditLine } from '@kathaloka/contract/entities';

export interface LedgerDay {
  /** Its first line's instant, for the heading. */
  instant: string;
  /** How many days ago, in UTC, as the ledger counts. */
  age: number;
  lines: CreditLine[];
}

const DAY_MS = 86_400_000;
const dayOf = (instant: string) => Math.floor(Date.parse(instant) / DAY_MS);

/** The lines under the day of each, in their order. */
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
