import { SessionList } from '@kathaloka/ui';
import { useState } from 'react';
import { useEndOtherSessionsMutation, useListAccountSessionsQuery } from '../../client.ts';

export function MySessions() {
  const [now] = useState(() => new Date().toISOString());
  const { data: sessions } = useListAccountSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  return (
    <SessionList sessions={sessions} now={now} onEndOthers={() => void endOthers()} isEnding={isLoading} />
  );
}
