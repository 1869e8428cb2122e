import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DeleteSessionDialogProps extends Omit<
  ConfirmDialogProps,
  'title' | 'description' | 'children' | 'cancelLabel' | 'confirmLabel'
> {
  /** The error message of a failed request. */
  error?: ReactNode;
}

/**
 * Confirms deleting a session, which cannot be undone. Focus starts on the cancelling button.
 *
 * @use Asks before a game is deleted.
 * @avoid Not to leave a game: it is stored anyway.
 * @heard “Alert dialog” and what is lost.
 * @keys within, close
 * @example
 * <DeleteSessionDialog open={isOpen} onOpenChange={setOpen} onConfirm={deleteSession} />
 */
export function DeleteSessionDialog({ error, ...rest }: DeleteSessionDialogProps) {
  const words = useWords(sessionPanelWords);
  return (
    <ConfirmDialog
      {...rest}
      title={words.removeTitle}
      description={words.removeText}
      cancelLabel={words.removeCancel}
      confirmLabel={words.removeConfirm}
    >
      <ErrorNote>{error}</ErrorNote>
    </ConfirmDialog>
  );
}
