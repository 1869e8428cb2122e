import { useEffect } from 'react';
import { useOptionalPreferences } from '../preferences/PreferencesProvider.tsx';

/** Sets the manifest, so that the app is installed with the icons of the theme that the reader has chosen. */
export function useThemedManifest(): void {
  const theme = useOptionalPreferences()?.theme;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const href = `/${theme}.webmanifest`;
    if (link && theme && link.getAttribute('href') !== href) link.setAttribute('href', href);
  }, [theme]);
}
