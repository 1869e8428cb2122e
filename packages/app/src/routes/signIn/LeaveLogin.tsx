import { paths } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { storedChoices } from '../../reader/guestChoices.ts';
import { noteSignIn } from '../../session/newcomer.ts';
import { takeRememberedPath } from './takeRememberedPath.ts';
import { useSession } from '../../session/useSession.ts';

/** Redirects after a login: back to the page that required it, or Home. */
export function LeaveLogin() {
  const navigate = useNavigate();
  const mustChange = useSession().user?.must_change_password ?? false;
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    noteSignIn();
    // a password that the server made up comes first
    const next = mustChange ? paths.adminPassword : (takeRememberedPath() ?? pathOfChoices() ?? paths.home);
    void navigate(next, { replace: true });
  }, [navigate, mustChange]);

  return null;
}

/** The story in which somebody has chosen as a guest: their game begins there. */
function pathOfChoices(): string | undefined {
  const chosen = storedChoices();
  return chosen && paths.story(chosen.story_id);
}
