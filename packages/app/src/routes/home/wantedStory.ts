import { paths } from '@kathaloka/ui';
import { useEffect } from 'react';

const KEY = 'kathaloka.wantedStory';

/** The story that a guest wanted something of, before the login. */
export function rememberWantedStory(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Home is shown from its top
  }
}

/** Brings that story back in front of the person, once its row is there. */
export function useWantedStory(isSignedIn: boolean, areRowsShown: boolean): void {
  useEffect(() => {
    if (!isSignedIn || !areRowsShown) return;
    const id = takeWantedStory();
    const link = id && document.querySelector<HTMLElement>(`main a[href="${paths.story(id)}"]`);
    if (!link) return;
    link.scrollIntoView({ block: 'center', inline: 'center' });
    link.focus({ preventScroll: true });
  }, [isSignedIn, areRowsShown]);
}

function takeWantedStory(): string | null {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id;
  } catch {
    return null;
  }
}
