import { paths } from '@kathaloka/ui';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../profile/calls.ts';
import { markAsAdmin } from './adminFlag.ts';

/** Leaves for the login of administrators. */
export function useAdminLogout(): { logout: () => void; isLoggingOut: boolean } {
  const navigate = useNavigate();
  const [send, { isLoading }] = useLogoutMutation();

  async function logout(): Promise<void> {
    await send();
    markAsAdmin(false);
    // without the page that was left: nobody wants to be sent back
    void navigate(paths.admin, { replace: true, state: null });
  }

  return { logout: () => void logout(), isLoggingOut: isLoading };
}
