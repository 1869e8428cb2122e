import type { UnfinishedJson } from '@kathaloka/ui';
import { useState } from 'react';

/** The text of the JSON view while it cannot be read: it is there again after another view or another tab. */
export function useUnfinishedJson() {
  const [unfinishedJson, onUnfinishedJsonChange] = useState<UnfinishedJson>();
  return { unfinishedJson, onUnfinishedJsonChange };
}
