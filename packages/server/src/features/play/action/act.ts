import type { ActionEvent, ActionResponse } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { EventStream } from '../../../platform/http/eventStream.ts';
import type { AskedAction } from './asking.ts';
import { startAction } from './startAction.ts';
import { followAction, answerOf } from './followAction.ts';

/** Whether the answer is one JSON body or a stream of events. */
export interface ResponseMode {
  readonly wantsEvents: boolean;
}

/** Accepts an action and answers it. The action runs to its end even if the client disconnects. */
export async function act(
  deps: Deps,
  asked: AskedAction,
  { wantsEvents }: ResponseMode,
  user: SignedInUser,
): Promise<ActionResponse | EventStream<ActionEvent>> {
  const { session_id, user_id, key } = asked;
  refuseOtherSession(asked);
  const known = await startAction(deps, asked, user);
  return wantsEvents
    ? new EventStream(followAction(deps, { session_id, user_id, key, known }), { hasBegun: !known })
    : answerOf(deps, { session_id, user_id, key, known });
}

/** Refuses a request whose body names another session than its path. */
function refuseOtherSession({ session_id, request }: AskedAction): void {
  if (request.session_id === session_id) return;
  const fault = { loc: ['body', 'session_id'], msg: 'This is not the session of the path.' };
  throw new AppError('validation_failed', [{ ...fault, type: 'other_session' }]);
}
