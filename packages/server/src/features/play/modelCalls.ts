import type { Deps } from '../../platform/Deps.ts';
import type { ModelAction } from '../../narrator/Narrator.ts';
import { isNewcomer } from '../accounts/public.ts';
import { limits } from './limits.ts';

type CallsDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'rateLimiter'>;

/** Limits an account's calls to a provider by the hour, and those of a newcomer by the day. */
export function callsOf(
  deps: CallsDeps,
  user_id: string,
): Required<Pick<ModelAction, 'takeCall' | 'isNewcomer'>> {
  const { rateLimiter } = deps;
  let isNew: Promise<boolean> | undefined;
  const isNewcomerNow = () => (isNew ??= isNewcomer(deps, user_id));
  return {
    isNewcomer: isNewcomerNow,
    async takeCall() {
      if (!(await rateLimiter.allows(limits.modelCalls, user_id))) return 'account_limit';
      if ((await isNewcomerNow()) && !(await rateLimiter.allows(limits.newcomerCalls, user_id)))
        return 'newcomer_limit';
      return null;
    },
  };
}
