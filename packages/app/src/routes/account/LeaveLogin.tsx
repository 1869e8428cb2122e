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
    void navigate(takeRememberedPath() ?? paths.home, { replace: true });
  }, [navigate]);

  return null;
}
