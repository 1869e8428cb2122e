/** A thread that does what it is told, for the tests of threads. */
import { answerJobs } from '../platform/threadJobs.ts';

export type TestJob =
  | { readonly double: number }
  | { readonly bytesMb: number }
  | { readonly ask: 'pid' | 'knows the secret' }
  | { readonly fault: 'fails' | 'loops' | 'dies' | 'ends later' };

answerJobs((job: TestJob) => {
  if ('double' in job) return job.double * 2;
  if ('bytesMb' in job) return filled(job.bytesMb);
  if ('ask' in job) return job.ask === 'pid' ? process.pid : Number('SECRET_OF_TEST' in process.env);
  if (job.fault === 'fails') throw new Error('it cannot be done');
  if (job.fault === 'dies') process.exit(3);
  if (job.fault === 'ends later') {
    setTimeout(() => process.exit(4), 20);
    return 0;
  }
  for (;;);
});

/** Fills buffers instead of objects. Returns how many are held. */
function filled(megabytes: number): number {
  const held = Array.from({ length: megabytes }, () => new Uint8Array(1024 * 1024).fill(1));
  return held.reduce((sum, { length }) => sum + length, 0);
}
