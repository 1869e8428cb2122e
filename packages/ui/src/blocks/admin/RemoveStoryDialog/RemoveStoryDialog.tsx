import type { AdminStory } from '@kathaloka/contract/entities';
import { REJECT_REASON_MAX } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { FormDialog, type FormDialogProps } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useDialogSubject } from '../useDialogSubject.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface RemoveStoryDialogProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, Pick<FormDialogProps, 'loading' | 'error'> {
  /** The story to delete. Undefined closes the dialog. */
  story: Pick<AdminStory, 'id' | 'title'> | undefined;
  /** Called to close without changing anything. */
  onClose: () => void;
  /** Called with the reason. */
  onConfirm: (reason: string) => void;
}

/**
 * Deletes a story of any author, with a reason.
 *
 * @use Deletes a story of any author, with a reason.
 * @avoid Not to take it out of the catalogue: archive it.
 * @heard Its title with the name of the story, what it means, the reason.
 * @keys within, submit, close
 * @example
 * <RemoveStoryDialog story={chosen} onClose={close} onConfirm={(reason) => remove(chosen, reason)} />
 */
export function RemoveStoryDialog({ story, onClose, onConfirm, ...rest }: RemoveStoryDialogProps) {
  const shared = useWords(adminWords);
  const { untitled } = useWords(storyWords);
  const words = shared.removing;
  const { shown, answer, setAnswer } = useDialogSubject(story, ({ id }) => id, { reason: '' });
  const { reason } = answer;
  return (
    <FormDialog
      open={story !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title(shown?.title.trim() || untitled)}
      description={words.text}
      cancelLabel={shared.cancel}
      confirmLabel={words.confirm}
      variant="destructive"
      disabled={reason.trim() === ''}
      loadingLabel={words.busy}
      onConfirm={() => onConfirm(reason.trim())}
      {...rest}
    >
      <FormField label={shared.blocking.reason} hint={words.hint} required>
        <TextArea
          value={reason}
          onValueChange={(text) => setAnswer({ reason: text })}
          rows={3}
          limit={REJECT_REASON_MAX}
        />
      </FormField>
    </FormDialog>
  );
}
