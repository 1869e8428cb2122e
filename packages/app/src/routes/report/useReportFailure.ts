import { hasCode } from '@kathaloka/api';
import { useAdminFailures, useFormFailureText, useReportWords } from '@kathaloka/ui';
import type { ReactNode } from 'react';

/** Why a report was not sent. One that waits already is enough. */
export function useReportFailure(): (error: unknown) => ReactNode {
  const failures = useAdminFailures();
  const words = useReportWords();
  const { failure } = useFormFailureText();
  return (error) => (hasCode(error, 'already_reported') ? words.already : failure(error, failures.report));
}
