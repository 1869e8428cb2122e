import { paths } from '@kathaloka/ui';
import { useEffect } from 'react';
import { inVisit } from '../../adapters/kept.ts';

const KEY = 'kathaloka.wantedStory';

/** The story that a guest wanted something of, before the login. */
export function rememberWantedStory(id: string): void {
  inVisit.keep(KEY, id);
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
  const id = inVisit.read(KEY);
  inVisit.keep(KEY, null);
  return id;
}
