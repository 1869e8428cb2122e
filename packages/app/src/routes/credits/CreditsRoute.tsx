import type { ClientState } from '@kathaloka/api';
import {
  CreditsScreen,
  ToastProvider,
  creditsWords,
  useWords,
  useFailureText,
  progressFailuresWords,
  useToast,
} from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { saveText } from '../../browser/saveFile.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { exportCredits } from '../../readerActions/progressCalls.ts';
import { useLedger } from './useLedger.ts';

/** The ledger of the person's credits. */
export function CreditsRoute() {
  return (
    <ToastProvider>
      <CreditsPage />
    </ToastProvider>
  );
}

function CreditsPage() {
  usePageTitle(useWords(creditsWords).title);
  const failures = useWords(progressFailuresWords);
  const { failure } = useFailureText();
  const [now] = useState(() => new Date().toISOString());
  const { show, retry, more, error, ...ledger } = useLedger();
  return (
    <CreditsScreen
      {...ledger}
      {...useExport(ledger.filter)}
      now={now}
      error={failure(error, failures.credits)}
      onFilterChange={show}
      onLoadMore={more}
      onRetry={retry}
    />
  );
}

/** The download of the lines of a filter. */
function useExport(filter: ReturnType<typeof useLedger>['filter']) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const showToast = useToast();
  const words = useWords(creditsWords);
  const failures = useWords(progressFailuresWords);
  const { plainFailure } = useFailureText();
  const [isExporting, setIsExporting] = useState(false);

  async function download(): Promise<void> {
    setIsExporting(true);
    const answer = await dispatch(exportCredits.initiate({ query: { filter } }, { track: false }));
    setIsExporting(false);
    const { data, error } = answer;
    if (!data) {
      showToast(plainFailure(error, failures.exportCredits), { tone: 'error' });
      return;
    }
    saveText(words.fileNames[filter], data.csv, 'text/csv;charset=utf-8');
    if (!data.is_complete) showToast(words.exportCut);
  }

  return { isExporting, onExport: () => void download() };
}
