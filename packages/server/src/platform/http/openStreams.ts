import { AppError } from '../AppError.ts';
import { createCountedKeys } from '../countedKeys.ts';

/** More than the pages that one person follows in all tabs. Each change wakes every stream that waits for it. */
export const STREAMS_MAX = 30;
/** By then, pages that were closed have been noticed. */
const RETRY_AFTER_SECONDS = 10;

/** Counts a stream until the returned function is called. Throws if too many are open, unless it has begun something. */
export type OpenStream = (who: string, stream: { readonly hasBegun: boolean }) => () => void;

/** Limits the open streams of one account in this process. */
export function createOpenStreams(): OpenStream {
  const open = createCountedKeys();
  return (who, { hasBegun }) => {
    if (!hasBegun && open.of(who) >= STREAMS_MAX)
      throw new AppError('rate_limited', 'Too many pages are open. Please close some of them.', {
        retry_after_seconds: RETRY_AFTER_SECONDS,
      });
    return open.add(who);
  };
}
