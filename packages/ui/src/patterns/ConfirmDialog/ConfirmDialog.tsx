import { useRef } from 'react';
import { isSecondClick } from '../../hooks/repeatedPress.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'initialFocusRef' | 'role'> {
  /** The label of the cancelling button. */
  cancelLabel: string;
  /** The label of the confirming button, which names the action. */
  confirmLabel: string;
  /** Called on confirmation. Closing is up to the parent. */
  onConfirm: () => void;
  /**
   * Whether the confirmed action is pending.
   * @default false
   */
  loading?: boolean | undefined;
}

/**
 * Confirms an irreversible action. Focus starts on the cancelling button, and the second click of a double
 * click does not confirm.
 *
 * @use Asks before an irreversible loss.
 * @avoid Not for a reversible action: do it, and offer Undo in a `Toast`. Not for a question without a loss:
 *   `Dialog`.
 * @heard “Alert dialog”, its title and what is lost; the focus is on the button that changes nothing.
 * @keys within, close
 * @example
 * <ConfirmDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   title="Delete this draft?"
 *   confirmLabel="Delete"
 *   cancelLabel="Cancel"
 *   onConfirm={deleteDraft}
 * />
 */
export function ConfirmDialog({
  cancelLabel,
  confirmLabel,
  onConfirm,
  loading = false,
  open,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      initialFocusRef={cancelRef}
      actions={
        <>
          <Button ref={cancelRef} variant="outline" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant="destructive"
            loading={loading}
            // the button can still be pressed while the dialog closes
            onClick={(event) => open && !isSecondClick(event) && onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
