import { type ComponentType, lazy, Suspense } from 'react';

/** Loaded after the first scripts. A page that fails to load it goes without. */
const LanguagePreference = lazy<ComponentType>(() =>
  import('./PreferenceSwitches.tsx').then(
    (module) => ({ default: module.LanguagePreference }),
    () => ({ default: Nothing }),
  ),
);

function Nothing() {
  return null;
}

/** The language switch on the pages that have no footer. */
export function LanguageChoice() {
  return (
    <Suspense>
      <LanguagePreference />
    </Suspense>
  );
}
