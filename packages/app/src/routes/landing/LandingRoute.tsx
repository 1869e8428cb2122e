import { LandingScreen } from '@kathaloka/ui';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useSession } from '../../session/useSession.ts';
import { pictures } from './pictures.ts';

/** The landing page. */
export function LandingRoute() {
  usePageTitle(undefined);
  const { isSignedIn } = useSession();
  return <LandingScreen pictures={pictures} isSignedIn={isSignedIn} />;
}
