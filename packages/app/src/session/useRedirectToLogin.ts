import { paths } from '@kathaloka/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberPath } from './redirectAfterLogin.ts';

/** Navigates to the login or to another sign-in page, which leads back to the current page. */
export function useRedirectToLogin(to: string = paths.login): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    rememberPath(location);
    void navigate(to);
  };
}
