import { useIsHydrated } from '../browser/useIsHydrated.ts';
import { useSession } from './useSession.ts';

/** Whether a user is signed in; null until the page is hydrated. */
export function useSignedIn(): boolean | null {
  const isHydrated = useIsHydrated();
  const { isSignedIn } = useSession();
  return isHydrated ? isSignedIn : null;
}
