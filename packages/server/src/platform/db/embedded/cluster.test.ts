import { expect, it } from 'vitest';
import { complaintIn } from './cluster.ts';

it('the error is found in the output of PostgreSQL’s programs', () => {
  const initdb = [
    'initdb: error: could not write to file "pg_wal/xlogtemp.16398": No space left on device',
    'initdb: removing contents of data directory "/proc/self/cwd"',
  ].join('\n');
  expect(complaintIn(initdb)).toBe(
    'could not write to file "pg_wal/xlogtemp.16398": No space left on device',
  );
  const log = [
    '2026-11-20 09:00:00.000 UTC [7] LOG:  starting PostgreSQL 18.0',
    '2026-11-20 09:00:00.010 UTC [7] FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    '2026-11-20 09:00:00.020 UTC [7] LOG:  database system is shut down',
  ].join('\n');
  expect(complaintIn(log)).toBe('could not map anonymous shared memory: Cannot allocate memory');
  const broken = [
    '2026-11-20 09:00:00.000 UTC [8] PANIC:  could not locate a valid checkpoint record at 0/21F1DC0',
    '2026-11-20 09:00:00.010 UTC [9] FATAL:  the database system is starting up',
  ].join('\n');
  expect(complaintIn(broken)).toBe('could not locate a valid checkpoint record at 0/21F1DC0');
  expect(complaintIn('all is well')).toBeUndefined();
});
