/** What can be done to an installation or can happen to it, what stands against it, and the test that shows it. */
export interface Threat {
  readonly threat: string;
  readonly held: string;
  /** `file` from the root of the project, `test` as it is named there. */
  readonly proofs: readonly (readonly [file: string, test: string])[];
  /** The name under which a test records what it has counted. */
  readonly figures?: readonly string[];
}
