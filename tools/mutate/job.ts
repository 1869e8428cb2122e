import fs from 'node:fs';

/** What a worker is told, in the file that the environment names. */
export interface Job {
  /** Where it writes what it finds out: a `Line` each. */
  readonly log: string;
  /** By path. */
  readonly code: Readonly<Record<string, string>>;
  readonly mutants: readonly number[];
  /** The test files nearest to the code; others are only asked about what none of these reaches. */
  readonly near: readonly string[];
  /** The one that is switched on from the beginning. */
  readonly fixed?: number;
}

export interface Line {
  readonly started?: number;
  readonly test?: string;
  readonly reaches?: readonly number[];
  readonly atLoad?: readonly number[];
  /** A test file that fails as it is. */
  readonly broken?: string;
  readonly killed?: number;
  readonly survived?: number;
  readonly pid?: number;
}

export const jobOf = (): Job => JSON.parse(fs.readFileSync(process.env.MUTATE_JOB!, 'utf8')) as Job;
