import { paths } from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../account/calls.ts';
import { markAsAdmin } from './adminFlag.ts';

/** Logs out, and navigates to the administrators' login. */
export function useAdminLogout(): { logout: () => void; isLoggingOut: boolean } {
  const navigate = useNavigate();
  const [send, { isLoading }] = useLogoutMutation();

  async function logout(): Promise<void> {
    await send();
    markAsAdmin(false);
    // no redirect target: the next login must not lead back to this page
    void navigate(paths.adminLogin, { replace: true, state: null });
  }

  return { logout: () => void logout(), isLoggingOut: isLoading };
}
