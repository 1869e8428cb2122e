import { useEffect } from 'react';
import { useOptionalPreferences } from '../preferences/PreferencesProvider.tsx';

/** Sets the manifest of the theme that the reader has chosen, whose icons the installed app gets. */
export function useThemedManifest(): void {
  const theme = useOptionalPreferences()?.theme;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const href = `/${theme}.webmanifest`;
    if (link && theme && link.getAttribute('href') !== href) link.setAttribute('href', href);
  }, [theme]);
}
