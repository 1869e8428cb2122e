import {
  LoadingScreen,
  ToastProvider,
  useAdminWordsOf,
  homeWords,
  useWords,
  WordsProvider,
} from '@kathaloka/ui';
import { Suspense } from 'react';
import { useOptionalPreferences } from '../preferences/PreferencesProvider.tsx';
import { ConfirmIdentity } from '../session/ConfirmIdentity.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';

/** Everything under `/admin`, with the words that only administrators read. */
export function AdminArea() {
  const { loadingMore } = useWords(homeWords);
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
        <AdminRoutes />
        <ConfirmIdentity />
      </ToastProvider>
    </WordsProvider>
  );
}
