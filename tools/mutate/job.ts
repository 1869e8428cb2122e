import fs from 'node:fs';

/** The instructions for a worker, in the file that the environment names. */
export interface Job {
  /** The file for its results: one `Line` each. */
  readonly log: string;
  /** By path. */
  readonly code: Readonly<Record<string, string>>;
  readonly mutants: readonly number[];
  /** The nearest test files. Other files run only for mutants that none of these reaches. */
  readonly near: readonly string[];
  /** The mutant that is active from the beginning. */
  readonly fixed?: number;
}

export interface Line {
  readonly started?: number;
  readonly test?: string;
  readonly reaches?: readonly number[];
  readonly atLoad?: readonly number[];
  /** A test file that fails without a mutant. */
  readonly broken?: string;
  readonly killed?: number;
  readonly survived?: number;
  readonly pid?: number;
}

export const jobOf = (): Job => JSON.parse(fs.readFileSync(process.env.MUTATE_JOB!, 'utf8')) as Job;
