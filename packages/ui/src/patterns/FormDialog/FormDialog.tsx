import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { ErrorNote } from '../Note/ErrorNote.tsx';
import { Fields } from './FormDialog.styles.ts';

export interface FormDialogProps extends Omit<DialogProps, 'actions'> {
  /** The label of the cancelling button. */
  cancelLabel: string;
  /** The label of the confirming button, which names the action. */
  confirmLabel: string;
  /** Called on confirmation. Closing is up to the parent. */
  onConfirm: () => void;
  /**
   * The variant of the confirming button.
   * @default 'primary'
   */
  variant?: Extract<ButtonProps['variant'], 'primary' | 'destructive'>;
  /**
   * Whether the form cannot be confirmed yet because something is missing.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean;
  /** The label of the confirming button while the request is pending. */
  loadingLabel: string;
  /** The error message of a failed request. The typed values stay. */
  error?: ReactNode;
}

/**
 * A dialog with a form: fields, an error, and two buttons.
 *
 * @use Asks for a few values in one step.
 * @avoid Not for a yes or no: `ConfirmDialog`. Not for a long form: a page.
 * @heard Its title; each field with its label; an error as an alert.
 * @keys within, submit, close
 * @example
 * <FormDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   title="Rename"
 *   confirmLabel="Save"
 *   loadingLabel="Saving…"
 *   cancelLabel="Cancel"
 *   onConfirm={save}
 * >
 *   <TextField aria-label="Name" />
 * </FormDialog>
 */
export function FormDialog({
  cancelLabel,
  confirmLabel,
  onConfirm,
  variant = 'primary',
  disabled = false,
  loading = false,
  loadingLabel,
  error,
  onOpenChange,
  children,
  ...rest
}: FormDialogProps) {
  return (
    <Dialog
      {...rest}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
          <Button
            variant={variant}
            disabled={disabled}
            loading={loading}
            loadingLabel={loadingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Fields>
        <ErrorNote>{error}</ErrorNote>
        {children}
      </Fields>
    </Dialog>
  );
}
