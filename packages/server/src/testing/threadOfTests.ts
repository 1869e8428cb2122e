/** A thread that does what it is told, for the tests of threads. */
import { answerJobs } from '../platform/threadJobs.ts';

export type TestJob =
  | { readonly double: number }
  | { readonly fault: 'fails' | 'loops' | 'dies' | 'ends later' };

answerJobs((job: TestJob) => {
  if ('double' in job) return job.double * 2;
  if (job.fault === 'fails') throw new Error('it cannot be done');
  if (job.fault === 'dies') process.exit(3);
  if (job.fault === 'ends later') {
    setTimeout(() => process.exit(4), 20);
    return 0;
  }
  for (;;);
});
