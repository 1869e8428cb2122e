import { isRefusal } from '@kathaloka/api';
import { adminFailuresWords, useWords, useFormFailureText, reportWords } from '@kathaloka/ui';
import type { ReactNode } from 'react';

/** Why a report was not sent. If an earlier report is still open, that is no error. */
export function useReportFailure(): (error: unknown) => ReactNode {
  const failures = useWords(adminFailuresWords);
  const words = useWords(reportWords);
  const { failure } = useFormFailureText();
  return (error) => (isRefusal(error, 'already_reported') ? words.already : failure(error, failures.report));
}
