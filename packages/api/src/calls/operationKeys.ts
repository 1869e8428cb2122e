/**
 * Idempotency keys for operations of one kind. An operation keeps its key until it succeeds, so that a retry
 * after a lost response runs it only once. A different operation gets a different key.
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
    /** Called on success: the next operation gets a new key, even with the same values. */
    settle(): void {
      open = undefined;
    },
  };
}
