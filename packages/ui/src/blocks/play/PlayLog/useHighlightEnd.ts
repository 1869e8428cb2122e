import { useState } from 'react';

/** The part of the tale whose highlight the next action has ended. */
export function useHighlightEnd(newestId: string | undefined, isBusy: boolean): string | undefined {
  const [wasBusy, setWasBusy] = useState(isBusy);
  const [endedId, setEndedId] = useState<string>();
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy);
    if (isBusy) setEndedId(newestId);
  }
  return endedId;
}
