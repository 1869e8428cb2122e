import { TermsScreen, shellWords, useWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';

export function TermsRoute() {
  usePageTitle(useWords(shellWords).terms);
  return <TermsScreen />;
}
