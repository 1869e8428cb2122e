import { accountJobs } from './features/accounts/public.ts';
import { playJobs } from './features/play/public.ts';
import type { JobKinds } from './platform/jobs/jobs.ts';

/** The work that must happen after a transaction, by kind. The names of kinds must not change: they are stored. */
export const jobs: JobKinds = { ...accountJobs, ...playJobs };
