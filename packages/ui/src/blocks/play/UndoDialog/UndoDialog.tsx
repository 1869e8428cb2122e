import { useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';

export interface UndoDialogProps {
  /** Whether it asks. */
  isOpen: boolean;
  /** Nothing is taken back. */
  onCancel: () => void;
  /** The last part is to be taken back. */
  onConfirm: () => void;
}

/** Undo cannot be reversed, so it asks once. Focus starts on the answer that changes nothing. */
export function UndoDialog({ isOpen, onCancel, onConfirm }: UndoDialogProps) {
  const words = usePlayWords();
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={words.undoTitle}
      description={words.undoText}
      initialFocusRef={cancelRef}
      actions={
        <>
          <Button ref={cancelRef} variant="outline" onClick={onCancel}>
            {words.undoCancel}
          </Button>
          <Button variant="destructive" onClick={onConfirm}>
            {words.undoConfirm}
          </Button>
        </>
      }
    />
  );
}
