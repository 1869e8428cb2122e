import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { runJobs } from '../../../platform/jobs/jobs.ts';
import { limits } from '../limits.ts';
import { findUserByLogin } from '../repository.ts';
import { addLink } from './mailLinks.ts';

export async function resendVerification(
  deps: Deps,
  { email }: BodyOf<'resendVerification'>,
  caller: Caller,
): Promise<Message> {
  await deps.rateLimiter.takeFrom(limits.mail, caller.address);
  deps.background.run('mail a verification link', async () => {
    const user = await findUserByLogin(deps.db, email);
    if (!user || user.is_verified) return;
    await addLink(deps.db, user, 'verify', caller);
    await runJobs(deps);
  });
  return { detail: 'Verification email sent if account exists' };
}
