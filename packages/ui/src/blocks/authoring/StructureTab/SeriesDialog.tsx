import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SeriesDialogProps {
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the names that the story shares with its series, and whom its readers meet. */
export function SeriesDialog({ onClose, children }: SeriesDialogProps) {
  const words = useWords(structureWords);
  return (
    <Dialog
      open
      data-own-keys
      onOpenChange={(open) => !open && onClose()}
      title={words.seriesTitle}
      description={words.seriesText}
      actions={<Button onClick={onClose}>{words.keysClose}</Button>}
    >
      {children}
    </Dialog>
  );
}
