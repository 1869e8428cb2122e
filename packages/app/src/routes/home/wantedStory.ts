import type { HomeStory } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/ui';
import { useEffect } from 'react';
import { sessionStore } from '../../browser/safeStorage.ts';

const KEY = 'kathaloka.wantedStory';

interface Shelves {
  readonly rows: readonly unknown[] | undefined;
  readonly featured: readonly HomeStory[] | undefined;
  readonly trending: readonly HomeStory[] | undefined;
}

/** Remembers the story on which a guest clicked an action that needs a login. */
export function rememberWantedStory(id: string): void {
  sessionStore.write(KEY, id);
}

/** Scrolls to the remembered story once its row is rendered; the rows load one by one, in any order. */
export function useWantedStory(isSignedIn: boolean, { rows, featured, trending }: Shelves): void {
  useEffect(() => {
    const id = isSignedIn && sessionStore.read(KEY);
    if (!id) return;
    const link = document.querySelector<HTMLElement>(`main a[href="${paths.story(id)}"]`);
    if (link || (rows && featured && trending)) sessionStore.write(KEY, null);
    link?.scrollIntoView({ block: 'center', inline: 'center' });
    link?.focus({ preventScroll: true });
  }, [isSignedIn, rows, featured, trending]);
}
