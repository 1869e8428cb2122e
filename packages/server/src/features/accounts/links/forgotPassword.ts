import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { runJobs } from '../../../platform/jobs/jobs.ts';
import { limits } from '../limits.ts';
import { findUserByLogin } from '../repository.ts';
import { addLink } from './mailLinks.ts';

/** Gives the same answer in the same time for any address: the account is looked up in the background. */
export async function forgotPassword(
  deps: Deps,
  { email }: BodyOf<'forgotPassword'>,
  caller: Caller,
): Promise<Message> {
  await deps.rateLimiter.takeFrom(limits.mail, caller.address);
  deps.background.run('mail a reset link', async () => {
    const user = await findUserByLogin(deps.db, email);
    if (!user) return;
    await addLink(deps.db, user, 'reset', caller);
    await runJobs(deps);
  });
  return { detail: 'If this email is registered, you will receive password reset instructions' };
}
