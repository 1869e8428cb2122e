import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface EndSessionDialogProps extends Omit<
  ConfirmDialogProps,
  'title' | 'description' | 'children' | 'cancelLabel' | 'confirmLabel'
> {
  /** The browser to sign out; empty if unknown. */
  device: string;
  /** The error message of a failed request. */
  error?: ReactNode;
}

/**
 * Confirms signing out one browser.
 *
 * @use Signs out one other browser.
 * @avoid Not for all: `EndOthersDialog`.
 * @heard “Alert dialog” with the name of the browser.
 * @keys within, close
 * @example
 * <EndSessionDialog
 *   device="Firefox on Linux"
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   onConfirm={endSession}
 * />
 */
export function EndSessionDialog({ device, error, ...rest }: EndSessionDialogProps) {
  const words = useWords(profileWords).sessions;
  return (
    <ConfirmDialog
      {...rest}
      title={words.endOneTitle}
      description={words.endOneText(device || words.unknownDevice)}
      cancelLabel={words.keepOne}
      confirmLabel={words.endOne}
    >
      <ErrorNote>{error}</ErrorNote>
    </ConfirmDialog>
  );
}
