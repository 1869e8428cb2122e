import { FIRST_SCENE_PATH } from '@kathaloka/contract/paths';
import { LandingScreen, landingWords, useWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LanguagePreference } from '../../preferences/LanguagePreference.tsx';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { picturesIn } from './pictures.ts';

export function LandingRoute() {
  usePageTitle(undefined);
  return (
    <LandingScreen
      pictures={picturesIn(useWords(landingWords).pictures)}
      isSignedIn={useSignedIn()}
      firstSceneHref={FIRST_SCENE_PATH}
      preferences={<LanguagePreference />}
    />
  );
}
