/** A guard of the server: what it forbids, how the code is without it, and the tests that must notice. */
export interface Guard {
  readonly guards: string;
  readonly file: string;
  /** As it stands in the file, once. */
  readonly guard: string;
  readonly without: string;
  readonly tests: readonly string[];
}
