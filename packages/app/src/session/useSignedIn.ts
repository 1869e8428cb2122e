import { useIsHydrated } from '../browser/useIsHydrated.ts';
import { useSession } from './useSession.ts';

/** Whether somebody is signed in; null while the page is as a server has rendered it, for guests and members alike. */
export function useSignedIn(): boolean | null {
  const isHydrated = useIsHydrated();
  const { isSignedIn } = useSession();
  return isHydrated ? isSignedIn : null;
}
