import type { TogetherEvent } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Membership } from '../stored/membershipRepository.ts';
import { presentTogether } from './present.ts';
import { watchTogether } from './watchTogether.ts';

/** How long a stream lasts. Then the client reconnects, and is refused if it has logged out. */
const STREAM_MS = 5 * MINUTE_MS;

/** Sends the whole state now and after each change, until the reader leaves or is no longer a player. */
export async function* followTogether(
  deps: Pick<Deps, 'db' | 'once'>,
  membership: Membership,
  { signal }: { readonly signal: AbortSignal },
): AsyncGenerator<TogetherEvent> {
  const watch = watchTogether(deps, membership);
  const over = AbortSignal.any([signal, AbortSignal.timeout(STREAM_MS)]);
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  over.addEventListener('abort', () => resolve(), { once: true });
  let said = '';
  try {
    while (!over.aborted) {
      // created before the state is read, so that no change is missed
      const changed = watch.changed();
      const state = watch.state();
      if (state === null || state?.players.every(({ id }) => id !== membership.player_id)) {
        yield { event: 'closed', data: { reason: 'ended' } };
        return;
      }
      if (state) {
        const data = await presentTogether(deps.db, state, membership.player_id);
        const says = JSON.stringify({ ...data, vote: data.vote && { ...data.vote, seconds_left: 0 } });
        if (says !== said) yield { event: 'together', data };
        said = says;
      }
      await Promise.race([changed, aborted]);
    }
  } finally {
    watch.stop();
  }
}
