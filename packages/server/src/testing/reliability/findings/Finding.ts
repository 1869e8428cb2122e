/** What a careful reading has found wrong, the design that ended it, and the test that would see it again. */
export interface Finding {
  /** As the reading numbered it. */
  readonly id: string;
  readonly finding: string;
  readonly held: string;
  /** `file` from the root of the project, `test` as it is named there. */
  readonly proofs: readonly (readonly [file: string, test: string])[];
}
