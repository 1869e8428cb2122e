import { messages } from '@kathaloka/contract/errors';
import { ErrorState, SessionList } from '@kathaloka/ui';
import { useState } from 'react';
import { useEndOtherSessionsMutation, useListAccountSessionsQuery } from '../../client.ts';
import { accountError } from '../account/accountError.ts';

export function MySessions() {
  const [now] = useState(() => new Date().toISOString());
  const { data: sessions, error, isFetching, refetch } = useListAccountSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const failure = accountError(error, messages.account.listSessions);

  if (failure !== undefined && !sessions && !isFetching)
    return <ErrorState layout="row" message={failure} onRetry={() => void refetch()} />;
  return (
    <SessionList sessions={sessions} now={now} onEndOthers={() => void endOthers()} isEnding={isLoading} />
  );
}
