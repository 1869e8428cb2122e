import { paths } from '@kathaloka/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { client } from '../client.ts';
import { isSignInPath, rememberPath } from './redirectAfterLogin.ts';
import { useSession } from './useSession.ts';

/** Redirects to the login when the server has ended the session; the login then leads back here. */
export function SessionLost() {
  const isLost = useSession().ending === 'lost';
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    if (!isLost) return;
    dispatch(client.session.endingHandled());
    // the pages of administrators lead to a login of their own
    if (isSignInPath(location.pathname) || location.pathname.startsWith(paths.adminLogin)) return;
    rememberPath(location);
    void navigate(paths.login);
  }, [isLost, dispatch, navigate, location]);

  return null;
}
