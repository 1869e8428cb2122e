import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isDatabaseAway } from '../../../platform/db/isDatabaseAway.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { abandonLater } from './abandon.ts';
import type { AskedAction } from './asking.ts';
import { type Claim, claimAction } from './claim.ts';
import { openLive } from './liveAction.ts';
import type { KnownAction } from './presentMove.ts';
import { runAction } from './run.ts';

/** Accepts an action, which then runs to its end in the background. Returns the stored action if the key is known. */
export async function startAction(
  deps: Deps,
  asked: AskedAction,
  user: SignedInUser,
): Promise<KnownAction | undefined> {
  const { known, work } = { work: undefined, ...(await claimOf(deps, asked, user)) };
  if (known || !work) return known;
  const live = openLive(deps, work);
  deps.background.run('an action', () => runAction(deps, work, live));
  return undefined;
}

async function claimOf(deps: Deps, asked: AskedAction, user: SignedInUser): Promise<Claim> {
  const { session_id, user_id, key } = asked;
  const attempt = newId();
  try {
    return await claimAction(deps, { ...asked, attempt }, user);
  } catch (error) {
    // the action may have been accepted although no process will run it
    if (isDatabaseAway(error)) abandonLater(deps, { session_id, user_id, key, attempt });
    throw error;
  }
}
