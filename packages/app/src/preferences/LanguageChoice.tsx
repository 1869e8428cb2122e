import { lazyPart } from '@kathaloka/ui';

/**
 * The language switch on the pages that have no footer. Loaded after the first scripts; a page that fails to load it
 * goes without.
 */
export const LanguageChoice = lazyPart(
  async () => (await import('./LanguagePreference.tsx')).LanguagePreference,
);
