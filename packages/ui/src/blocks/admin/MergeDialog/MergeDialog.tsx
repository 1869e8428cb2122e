import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { NamedThing } from '../../useNameOptions.ts';
import { useDialogSubject } from '../useDialogSubject.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface MergeDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The entry to merge into another; it is deleted. Undefined closes the dialog. */
  entry: NamedThing | undefined;
  /** How many stories use the entry. */
  count: number;
  /** The possible targets; the entry itself is left out. */
  entries: readonly NamedThing[];
  /** Called to close without merging. */
  onClose: () => void;
  /** Called with the id of the target. */
  onMerge: (intoId: string) => void;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean;
  /** The error message of a failed request. */
  error?: ReactNode;
}

/**
 * Merges a category or tag into another; the target is found by any of its names.
 *
 * @use Joins a category or tag with another.
 * @avoid Not to delete an entry that nothing uses: `ConfirmDialog`.
 * @heard How many stories move; the target.
 * @keys within, choose, close
 * @example
 * <MergeDialog
 *   entry={chosen}
 *   count={12}
 *   entries={tags}
 *   onClose={close}
 *   onMerge={(intoId) => merge(intoId)}
 * />
 */
export function MergeDialog({ entry, count, entries, onClose, onMerge, ...rest }: MergeDialogProps) {
  const shared = useWords(adminWords);
  const words = shared.merge;
  const { shown, answer, setAnswer } = useDialogSubject(entry, ({ id }) => id, { into: '' });
  const { into } = answer;

  return (
    <FormDialog
      open={entry !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title(shown?.display_name ?? '')}
      description={words.text(shown?.display_name ?? '', count)}
      cancelLabel={shared.cancel}
      confirmLabel={words.confirm}
      variant="destructive"
      disabled={into === ''}
      loadingLabel={words.merging}
      onConfirm={() => onMerge(into)}
      {...rest}
    >
      <TargetPicker
        key={shown?.id}
        entries={entries.filter(({ id }) => id !== shown?.id)}
        value={into}
        onValueChange={(id) => setAnswer({ into: id })}
      />
    </FormDialog>
  );
}
