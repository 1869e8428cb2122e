const FEATURE_NOT_SUPPORTED = '0A000';
/** Where PostgreSQL finds out. The code alone stands for much else, and the message is translated. */
const ROUTINE = 'RevalidateCachedQuery';

/** Whether a named statement failed, before it was executed, because a table has changed since it was planned. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { readonly code?: unknown; readonly routine?: unknown };
  return code === FEATURE_NOT_SUPPORTED && routine === ROUTINE;
}
