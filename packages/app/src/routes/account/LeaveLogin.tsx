import { paths } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeRememberedPath } from '../../session/redirectAfterLogin.ts';

/** Redirects after a login: back to the page that required it, or Home. */
export function LeaveLogin() {
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(takeRememberedPath() ?? paths.home, { replace: true });
  }, [navigate]);

  return null;
}
