import { paths, ProgressScreen, progressWords, useWords } from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useLogoutMutation } from '../account/calls.ts';
import { useEndingShelf } from './useEndingShelf.ts';
import { useTasks } from './useTasks.ts';

export function ProgressRoute() {
  usePageTitle(useWords(progressWords).title);
  const navigate = useNavigate();
  const tasks = useTasks();
  const shelf = useEndingShelf();
  const [logout, { isLoading }] = useLogoutMutation();

  async function handleLogout(): Promise<void> {
    await logout();
    // the guard of this page redirects anyway
    void navigate(paths.login, { replace: true });
  }

  return (
    <ProgressScreen {...tasks} shelf={shelf} isLoggingOut={isLoading} onLogout={() => void handleLogout()} />
  );
}
