import { FIRST_SCENE_PATH } from '@kathaloka/contract/paths';
import { LandingScreen, useLandingWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LanguageChoice } from '../../preferences/LanguageChoice.tsx';
import { useSession } from '../../session/useSession.ts';
import { picturesIn } from './pictures.ts';

/** The landing page. */
export function LandingRoute() {
  usePageTitle(undefined);
  const { isSignedIn } = useSession();
  return (
    <LandingScreen
      pictures={picturesIn(useLandingWords().pictures)}
      isSignedIn={isSignedIn}
      firstSceneHref={FIRST_SCENE_PATH}
      preferences={<LanguageChoice />}
    />
  );
}
