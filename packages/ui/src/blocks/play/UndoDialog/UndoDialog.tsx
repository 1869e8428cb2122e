import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';

export interface UndoDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the question is shown. */
  open: boolean;
  /** Called with `false` by Escape, a press outside or the answer that changes nothing. */
  onOpenChange: (open: boolean) => void;
  /**
   * Whether it can be brought back until the story goes on.
   * @default false
   */
  isReversible?: boolean;
  /**
   * What it costs, in XP.
   * @default 0
   */
  cost?: number | undefined;
  /** The last turn is to be taken back. */
  onConfirm: () => void;
}

/**
 * Undo costs credits that are spent, so it asks once. Focus starts on the answer that changes nothing.
 *
 * @example
 * <UndoDialog open={isOpen} onOpenChange={setOpen} onConfirm={undo} />
 */
export function UndoDialog({
  open,
  isReversible = false,
  cost = 0,
  onOpenChange,
  onConfirm,
  ...rest
}: UndoDialogProps) {
  const words = usePlayWords();
  const rule = isReversible ? words.undoTextReversible : words.undoText;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.undoTitle}
      description={cost > 0 ? `${rule} ${words.costs(cost)}` : rule}
      cancelLabel={words.undoCancel}
      confirmLabel={words.undoConfirm}
      onConfirm={onConfirm}
      {...rest}
    />
  );
}
