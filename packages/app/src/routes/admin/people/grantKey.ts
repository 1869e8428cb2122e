/** What is granted, and to whom. */
export interface Grant {
  readonly user_id: string;
  readonly amount: number;
  readonly reason: string;
}

/**
 * The operation keys of grants: the same grant keeps its key until it is known to be paid, so that a retry after a lost
 * answer pays once; another grant has another one.
 */
export function createGrantKeys(newKey: () => string = () => crypto.randomUUID()) {
  let open: { readonly grant: string; readonly key: string } | undefined;

  return {
    keyOf({ user_id, amount, reason }: Grant): string {
      const grant = JSON.stringify([user_id, amount, reason]);
      if (open?.grant !== grant) open = { grant, key: newKey() };
      return open.key;
    },
    /** It is paid: the next one is a grant of its own, even if it is for the same sum. */
    settle(): void {
      open = undefined;
    },
  };
}
