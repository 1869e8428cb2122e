import type { ActionEvent, ActionResponse } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { limits } from '../limits.ts';
import { EventStream } from '../../../platform/http/eventStream.ts';
import { type AskedAction, claimAction } from './claim.ts';
import { answerOf, followAction } from './follow.ts';
import { openLive } from './liveAction.ts';
import { runAction } from './run.ts';

/** How an action is answered: all at once, or as it is told. */
export interface Manner {
  readonly wantsEvents: boolean;
}

/** Accepts an action and answers it. It is told to its end even if nobody waits for the answer. */
export async function act(
  deps: Deps,
  asked: AskedAction,
  { wantsEvents }: Manner,
  user: SignedInUser,
): Promise<ActionResponse | EventStream<ActionEvent>> {
  const { session_id, key } = asked;
  refuseOtherSession(asked);
  await deps.rateLimiter.take(limits.action, user.id);
  const { known, work } = { work: undefined, ...(await claimAction(deps, asked, user)) };
  if (!known && work) {
    const live = openLive(work);
    deps.background.run('an action', () => runAction(deps, work, live));
  }
  return wantsEvents
    ? new EventStream(followAction(deps, { session_id, key, known }))
    : answerOf(deps, { session_id, key, known });
}

/** The body names the session once more: where that is another one, nobody knows which was meant. */
function refuseOtherSession({ session_id, request }: AskedAction): void {
  if (request.session_id.toLowerCase() === session_id.toLowerCase()) return;
  const fault = { loc: ['body', 'session_id'], msg: 'This is not the session of the path.' };
  throw new AppError('validation_failed', [{ ...fault, type: 'other_session' }]);
}
