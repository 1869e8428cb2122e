import { PrivacyScreen, useShellWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';

export function PrivacyRoute() {
  usePageTitle(useShellWords().privacy);
  return <PrivacyScreen />;
}
