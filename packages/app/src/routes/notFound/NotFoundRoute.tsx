import { NotFoundScreen, useWords } from '@kathaloka/ui';
import { usePageTitle } from '../../adapters/usePageTitle.ts';

export function NotFoundRoute() {
  usePageTitle(useWords().notFound.title);
  return <NotFoundScreen />;
}
