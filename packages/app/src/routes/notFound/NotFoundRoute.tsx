import { NotFoundScreen, notFoundWords, useWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';

export function NotFoundRoute() {
  usePageTitle(useWords(notFoundWords).title);
  return <NotFoundScreen />;
}
