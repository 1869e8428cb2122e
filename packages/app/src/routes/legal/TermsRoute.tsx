import { TermsScreen, useShellWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';

export function TermsRoute() {
  usePageTitle(useShellWords().terms);
  return <TermsScreen />;
}
