import { Counter, type Registry } from 'prom-client';
import type { WorkMeter } from '../tracing/workClock.ts';

export interface WorkMetrics {
  readonly callWorked: (work: WorkMeter & { readonly call: string }) => void;
  /** A call was refused for what earlier ones have cost. */
  readonly callInDebt: () => void;
}

/** What calls have cost, as the server measures it. */
export function workMetrics(registers: Registry[]): WorkMetrics {
  const work = new Counter({
    name: 'kathaloka_call_work_seconds_total',
    help: 'What calls have cost, by call: CPU time of the main thread (loop), and time of other threads (worker).',
    labelNames: ['call', 'where'],
    registers,
  });
  const inDebt = new Counter({
    name: 'kathaloka_calls_in_debt_total',
    help: 'Calls that were refused because earlier ones of the same account or network have cost too much.',
    registers,
  });
  return {
    callWorked({ call, loopMs, workerMs }) {
      work.inc({ call, where: 'loop' }, loopMs / 1000);
      if (workerMs > 0) work.inc({ call, where: 'worker' }, workerMs / 1000);
    },
    callInDebt: () => inDebt.inc(),
  };
}
