const FEATURE_NOT_SUPPORTED = '0A000';
/**
 * The routine in PostgreSQL that detects a stale plan. The error code alone is ambiguous, and the message is
 * translated.
 */
const ROUTINE = 'RevalidateCachedQuery';

/** Whether a named statement failed, before its execution, because a table has changed since it was planned. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { readonly code?: unknown; readonly routine?: unknown };
  return code === FEATURE_NOT_SUPPORTED && routine === ROUTINE;
}
