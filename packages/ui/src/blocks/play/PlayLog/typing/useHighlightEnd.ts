import { useState } from 'react';

/** Returns the id of the turn whose highlight the next action has ended. */
export function useHighlightEnd(newestId: string | undefined, loading: boolean): string | undefined {
  const [wasLoading, setWasLoading] = useState(loading);
  const [endedId, setEndedId] = useState<string>();
  if (loading !== wasLoading) {
    setWasLoading(loading);
    if (loading) setEndedId(newestId);
  }
  return endedId;
}
