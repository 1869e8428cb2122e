import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Theme } from '@kathaloka/ui';
import { palmLeafTheme, theme } from '../theme.ts';

interface Globals {
  theme?: string;
}

/** The toolbar's values when a page opens, because a page of text has no story from which to read them. */
function globalsNow(): Globals {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const { storyStoreValue } = preview as {
    storyStoreValue?: { userGlobals: { get: () => Globals } };
  };
  return storyStoreValue?.userGlobals.get() ?? {};
}

const themeIn = ({ theme: name }: Globals): Theme => (name === 'palm-leaf' ? 'palm-leaf' : 'night');

/** The toolbar's theme, for the page's own content. */
export const PageTheme = createContext<Theme>('night');

/** A docs page in the toolbar's theme, like its stories. */
export function ThemedPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [shown, setShown] = useState(() => themeIn(globalsNow()));
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setShown(themeIn(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return (
    <PageTheme value={shown}>
      <DocsContainer context={context} theme={shown === 'night' ? theme : palmLeafTheme}>
        {children}
      </DocsContainer>
    </PageTheme>
  );
}
