import { THEME_KEY } from '@kathaloka/contract/themeOptions';
import { DEFAULT_PREFERENCES, type PlayPreferences, type Theme, type TypingStyle } from '@kathaloka/ui';
import { useEffect, useMemo, useState } from 'react';
import { useIsHydrated } from '../../../browser/useIsHydrated.ts';
import { localStore } from '../../../browser/safeStorage.ts';
import { useOptionalPreferences } from '../../../preferences/PreferencesProvider.tsx';
import { storeTheme } from '../../../preferences/stored.ts';

export const PLAY_KEY = 'kathaloka.play';

const TYPING_STYLES: readonly TypingStyle[] = ['at_once', 'quick', 'typed'];

type Stored = Omit<PlayPreferences, 'theme'>;

const { theme: _theme, ...USUAL } = DEFAULT_PREFERENCES;

/** The reading preferences, stored in the browser for all of its tabs. The theme applies to all pages. */
export function usePlayPreferences() {
  const page = useOptionalPreferences();
  const [own, setStored] = useState(readStored);
  const stored = useIsHydrated() ? own : USUAL;
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === PLAY_KEY && setStored(readStored());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const [followsDevice, setFollowsDevice] = useState(() => localStore.read(THEME_KEY) === null);

  function change({ theme, ...changes }: Partial<PlayPreferences>): void {
    if (theme !== undefined) {
      page?.changeTheme(theme === 'device' ? themeOfDevice() : theme);
      if (theme === 'device') storeTheme(null);
      setFollowsDevice(theme === 'device');
    }
    // reads the preferences again: another tab may have changed them
    const next = { ...readStored(), ...changes };
    setStored(next);
    localStore.write(PLAY_KEY, JSON.stringify(next));
  }

  const theme = followsDevice || page === null ? ('device' as const) : page.theme;
  const preferences = useMemo<PlayPreferences>(() => ({ ...stored, theme }), [stored, theme]);
  return { preferences, change };
}

function themeOfDevice(): Theme {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'palm-leaf' : 'night';
}

/** Reads the stored preferences, which may be anything; an invalid one gets its default. */
function readStored(): Stored {
  const found = readJson();
  const { tale_size, typing } = found;
  const read = Object.fromEntries(
    Object.entries(USUAL).map(([name, value]) => {
      const other = found[name];
      return [name, typeof other === typeof value ? other : value];
    }),
  ) as unknown as Stored;
  return {
    ...read,
    tale_size: [0, 1, 2, 3, 4].find((size) => size === tale_size) ?? USUAL.tale_size,
    typing: TYPING_STYLES.find((style) => style === typing) ?? USUAL.typing,
  };
}

function readJson(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStore.read(PLAY_KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
