import { paths } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeRememberedPath } from '../../session/redirectAfterLogin.ts';

/** Where whoever is signed in goes from here: back to what they wanted, or Home. */
export function LeaveLogin() {
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const wanted = takeRememberedPath();
    // the login is no way out of itself
    const path = wanted === undefined || wanted.startsWith(paths.login) ? paths.home : wanted;
    void navigate(path, { replace: true });
  }, [navigate]);

  return null;
}
