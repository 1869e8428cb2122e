import type { UnfinishedJson } from '@kathaloka/ui';
import { useState } from 'react';

/** The text of the JSON view while it is invalid, so that it is restored after another view or tab. */
export function useUnfinishedJson() {
  const [unfinishedJson, onUnfinishedJsonChange] = useState<UnfinishedJson>();
  return { unfinishedJson, onUnfinishedJsonChange };
}
