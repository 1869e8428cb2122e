/** Asks the person who they are. Resolves to whether they have proven it. */
export type AskForProof = () => Promise<boolean>;

export interface ProofGate {
  /** Sets who asks. Returns a function that removes them. */
  readonly onProofRequired: (ask: AskForProof) => () => void;
  /** Asks once for all the calls that are refused meanwhile. False: nobody is there to ask, or the person declined. */
  readonly pass: AskForProof;
}

/** Where the calls meet that the server refuses until the person has confirmed who they are. */
export function createProofGate(): ProofGate {
  let asker: AskForProof | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    onProofRequired(ask) {
      asker = ask;
      return () => {
        if (asker === ask) asker = null;
      };
    },
    pass() {
      if (!asker) return Promise.resolve(false);
      asking ??= asker().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}
