import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { FirstLine } from './BranchDialog.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface BranchDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The text of the turn from which the new game begins; the dialog quotes its first line. */
  text: string;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /** Called with `false` on Escape, a press outside or the cancelling button. */
  onOpenChange: (open: boolean) => void;
  /** Called to start the new game. */
  onConfirm: () => void;
}

/**
 * Confirms leaving this game for a new one, and quotes the turn from which it begins.
 *
 * @use Asks before a new game begins from an earlier turn.
 * @avoid Not to take back the last turn: `CommandPanel` has Undo.
 * @heard Its title and the turn from which the new game begins.
 * @keys within, close
 * @example
 * <BranchDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   text="You wait at the ferry."
 *   onConfirm={branch}
 * />
 */
export function BranchDialog({ text, language = 'en', onOpenChange, onConfirm, ...rest }: BranchDialogProps) {
  const words = useWords(playWords);
  const confirmRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      onOpenChange={onOpenChange}
      title={words.branchTitle}
      description={words.branchText}
      initialFocusRef={confirmRef}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {words.branchCancel}
          </Button>
          <Button ref={confirmRef} variant="primary" onClick={onConfirm}>
            {words.branchConfirm}
          </Button>
        </>
      }
      {...rest}
    >
      <FirstLine lang={language} dir={directionOf(language)}>
        {text}
      </FirstLine>
    </Dialog>
  );
}
