import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';

export interface UndoDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the question is shown. */
  open: boolean;
  /** Called with `false` by Escape, a press outside or the answer that changes nothing. */
  onOpenChange: (open: boolean) => void;
  /** The last part is to be taken back. */
  onConfirm: () => void;
}

/** Undo cannot be reversed, so it asks once. Focus starts on the answer that changes nothing. */
export function UndoDialog({ open, onOpenChange, onConfirm, ...rest }: UndoDialogProps) {
  const words = usePlayWords();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.undoTitle}
      description={words.undoText}
      cancelLabel={words.undoCancel}
      confirmLabel={words.undoConfirm}
      onConfirm={onConfirm}
      {...rest}
    />
  );
}
