import { paths } from '@kathaloka/ui';
import { useEffect } from 'react';
import { sessionStore } from '../../browser/safeStorage.ts';

const KEY = 'kathaloka.wantedStory';

/** The story on which a guest clicked an action before the login. */
export function rememberWantedStory(id: string): void {
  sessionStore.write(KEY, id);
}

/** Scrolls to that story once its row is rendered. */
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
  const id = sessionStore.read(KEY);
  sessionStore.write(KEY, null);
  return id;
}
