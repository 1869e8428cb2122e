import { shellWords, useWords, WhoWritesScreen } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';

export function WhoWritesRoute() {
  usePageTitle(useWords(shellWords).whoWrites);
  return <WhoWritesScreen />;
}
