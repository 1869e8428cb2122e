/**
 * Idempotency keys of operations of one kind: an operation keeps its key until it has succeeded, so that a retry after a
 * lost response runs it once; a different operation gets a different key.
 *
 * @example
 * const keys = createOperationKeys();
 * const headers = { 'idempotency-key': keys.keyOf({ story_id }) };
 */
export function createOperationKeys(newKey: () => string = () => crypto.randomUUID()) {
  let open: { readonly operation: string; readonly key: string } | undefined;

  return {
    keyOf(of: object): string {
      const operation = JSON.stringify(of);
      if (open?.operation !== operation) open = { operation, key: newKey() };
      return open.key;
    },
    /** Called on success: the next operation gets a new key, even if its values are the same. */
    settle(): void {
      open = undefined;
    },
  };
}
