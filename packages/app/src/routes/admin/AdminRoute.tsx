import { LoadingScreen, ToastProvider, useAdminWordsOf, useHomeWords, WordsProvider } from '@kathaloka/ui';
import { Suspense } from 'react';
import { useOptionalPreferences } from '../../preferences/PreferencesProvider.tsx';
import { AdminPages } from './AdminPages.tsx';

/** Everything under `/admin`, with the words that only administrators read. */
export function AdminRoute() {
  const { loadingMore } = useHomeWords();
  return (
    <Suspense fallback={<LoadingScreen message={loadingMore} />}>
      <InAdminWords />
    </Suspense>
  );
}

function InAdminWords() {
  const language = useOptionalPreferences()?.language ?? 'en';
  return (
    <WordsProvider words={useAdminWordsOf(language)}>
      <ToastProvider>
        <AdminPages />
      </ToastProvider>
    </WordsProvider>
  );
}
