import type { Deps } from '../../platform/Deps.ts';
import type { ModelAction } from '../../narrator/Narrator.ts';
import { isNewcomer } from '../accounts/public.ts';
import { limits } from './limits.ts';

type CallsDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'rateLimiter'>;

/**
 * Limits an account's calls to a provider by the hour, and those of a newcomer by the day. A call for which a newcomer
 * pays is a newcomer's, also if somebody else acts: otherwise the credits that many new accounts are given would spend
 * the whole budget of the day.
 */
export function callsOf(
  deps: CallsDeps,
  user_id: string,
  payer_id = user_id,
): Required<Pick<ModelAction, 'takeCall' | 'isNewcomer'>> {
  const { rateLimiter } = deps;
  let isNew: Promise<boolean> | undefined;
  const isAnyNew = async () =>
    (await isNewcomer(deps, user_id)) || (payer_id !== user_id && (await isNewcomer(deps, payer_id)));
  const isNewcomerNow = () => (isNew ??= isAnyNew());
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
