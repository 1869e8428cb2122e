import { PrivacyScreen, shellWords, useWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';

export function PrivacyRoute() {
  usePageTitle(useWords(shellWords).privacy);
  return <PrivacyScreen />;
}
