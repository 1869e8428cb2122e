/** Asks a person to prove their identity. Resolves to whether they did. */
export type AskForProof = () => Promise<boolean>;

export interface ProofGate {
  /** Sets the callback that asks. Returns a function that removes it. */
  readonly onProofRequired: (ask: AskForProof) => () => void;
  /** Asks once for all concurrent refused calls. False if there is no callback, or the person declined. */
  readonly pass: AskForProof;
}

/** Collects the calls that the server refuses until the person has confirmed their identity. */
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
