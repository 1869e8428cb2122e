import { paths } from '@kathaloka/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { client } from '../client.ts';
import { rememberPath } from './redirectAfterLogin.ts';
import { useSession } from './useSession.ts';

/** Leads to the login when the server has ended the session, and back here after it. */
export function SessionLost() {
  const { isLost } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    if (!isLost) return;
    rememberPath(location);
    dispatch(client.session.forgetLoss());
    void navigate(paths.login);
  }, [isLost, dispatch, navigate, location]);

  return null;
}
