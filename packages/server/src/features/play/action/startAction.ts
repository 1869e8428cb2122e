import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { EndedRow } from '../stored/actionsRepository.ts';
import { type AskedAction, claimAction } from './claim.ts';
import { openLive } from './liveAction.ts';
import { runAction } from './run.ts';

/** Accepts an action, which then runs to its end whether or not anybody follows it. Returns the stored one if it is known. */
export async function startAction(
  deps: Deps,
  asked: AskedAction,
  user: SignedInUser,
): Promise<EndedRow | undefined> {
  const { known, work } = { work: undefined, ...(await claimAction(deps, asked, user)) };
  if (known || !work) return known;
  const live = openLive(work);
  deps.background.run('an action', () => runAction(deps, work, live));
  return undefined;
}
