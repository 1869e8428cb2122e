import { accountJobs } from './features/accounts/public.ts';
import { playJobs } from './features/play/public.ts';
import type { JobKinds } from './platform/jobs/jobs.ts';

/** What must happen after a transaction, by kinds whose names stay. */
export const jobs: JobKinds = { ...accountJobs, ...playJobs };
