import { paths } from '@kathaloka/ui';
import { useLocation, useNavigate } from 'react-router';
import { rememberPath } from './redirectAfterLogin.ts';

/** Returns a function that navigates to the login, or to registering, which leads back to the current page. */
export function useRedirectToLogin(to: string = paths.login): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    rememberPath(location);
    void navigate(to);
  };
}
