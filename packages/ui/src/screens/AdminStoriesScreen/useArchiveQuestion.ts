import type { BulkStoryAction } from '@kathaloka/contract/limits';
import { useState } from 'react';

/** What leaves the catalogue is confirmed first; everything else is done immediately. */
export function useArchiveQuestion(onBulk: ((action: BulkStoryAction) => void) | undefined) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    handleBulk: (action: BulkStoryAction) => {
      if (action === 'archive') setIsAsking(true);
      else onBulk?.(action);
    },
    dialog: {
      open: isAsking,
      onOpenChange: setIsAsking,
      onConfirm() {
        setIsAsking(false);
        onBulk?.('archive');
      },
    },
  };
}
