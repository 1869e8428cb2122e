/**
 * Keys of operations of one kind: the same operation keeps its key until it is known to be done, so that a retry after a
 * lost answer does it once; another one has another key.
 */
export function createOperationKeys(newKey: () => string = () => crypto.randomUUID()) {
  let open: { readonly operation: string; readonly key: string } | undefined;

  return {
    keyOf(of: object): string {
      const operation = JSON.stringify(of);
      if (open?.operation !== operation) open = { operation, key: newKey() };
      return open.key;
    },
    /** It is done: the next one is an operation of its own, even if it is the same again. */
    settle(): void {
      open = undefined;
    },
  };
}
