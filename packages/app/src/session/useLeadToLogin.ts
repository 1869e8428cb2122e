import { paths } from '@kathaloka/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberPath } from './redirectAfterLogin.ts';

/** To the login, and back to the page that is open after it. */
export function useLeadToLogin(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    rememberPath(location);
    void navigate(paths.login);
  };
}
