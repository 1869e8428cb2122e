import type { BulkStoryAction } from '@kathaloka/contract/limits';
import { useState } from 'react';

/** Asks before stories are archived; other changes happen immediately. */
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
