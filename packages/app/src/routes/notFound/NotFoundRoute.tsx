import { NotFoundScreen, useNotFoundWords } from '@kathaloka/ui';
import { usePageTitle } from '../../shell/usePageTitle.ts';

export function NotFoundRoute() {
  usePageTitle(useNotFoundWords().title);
  return <NotFoundScreen />;
}
