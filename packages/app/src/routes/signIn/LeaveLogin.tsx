import { paths } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedChoices } from '../../readerActions/guestChoices.ts';
import { noteSignIn } from '../../session/newcomer.ts';
import { takeRememberedPath } from './takeRememberedPath.ts';
import { useSession } from '../../session/useSession.ts';

/** Redirects after a login: to the page that required it, or to Home. */
export function LeaveLogin() {
  const navigate = useNavigate();
  const { user } = useSession();
  const mustChange = user?.must_change_password ?? false;
  const waits = !!user?.youth?.needs;
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    noteSignIn();
    // a generated password must be replaced first
    const wanted = () => takeRememberedPath() ?? pathOfChoices() ?? paths.home;
    // a youth account without consent goes to the consent page first
    const first = waits ? paths.consent : mustChange ? paths.adminPassword : undefined;
    void navigate(first ?? wanted(), { replace: true });
  }, [navigate, mustChange, waits]);

  return null;
}

/** The page of the story in which a guest has made choices; their game begins there. */
function pathOfChoices(): string | undefined {
  const chosen = storedChoices();
  return chosen && paths.story(chosen.story_id);
}
