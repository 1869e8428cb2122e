import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { Body, FaultButton, Faults } from './PublishDialog.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** A problem that prevents publishing. */
export interface PublishFault {
  /** The scene of the problem; null for the whole story. */
  node: string | null;
  message: string;
}

type DialogOwn = 'children' | 'title' | 'onSelect';

export interface PublishDialogProps extends Omit<ComponentProps<'div'>, DialogOwn> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` when the dialog is closed. */
  onOpenChange: (open: boolean) => void;
  /** The number of the new version. */
  number: number;
  /**
   * Whether a reviewer has to approve the version first.
   * @default false
   */
  isReviewed?: boolean | undefined;
  /** The problems that prevent publishing. */
  problems?: readonly PublishFault[] | undefined;
  /** The error message of a failed request. */
  error?: string | undefined;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The maximum length of the note.
   * @default 500
   */
  noteMax?: number;
  /** Called with the note. */
  onPublish: (note: string) => void;
  /** Called with the scene of a problem. The parent closes the dialog. */
  onSelect: (name: string) => void;
}

function Refusal({ problems = [], onSelect }: Pick<PublishDialogProps, 'problems' | 'onSelect'>) {
  const words = useWords(studioWords);
  if (problems.length === 0) return null;
  return (
    <Note tone="error" role="alert" title={words.refused}>
      <Faults>
        {problems.map(({ node, message }, index) => (
          <li key={index}>
            {message}{' '}
            {node !== null && (
              <FaultButton type="button" onClick={() => onSelect(node)}>
                {words.goTo(node)}
              </FaultButton>
            )}
          </li>
        ))}
      </Faults>
    </Note>
  );
}

/**
 * Publishes a story with a note, or lists the problems that prevent it, each with a link to its scene.
 *
 * @use Publishes a story, with a note of what has changed.
 * @avoid Not to save a draft: that happens by itself.
 * @heard Its title, the note, the problems that prevent publishing.
 * @keys within, submit, close
 * @example
 * <PublishDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   number={3}
 *   onPublish={(note) => publish(note)}
 *   onSelect={(scene) => edit(scene)}
 * />
 */
export function PublishDialog({
  onOpenChange,
  number,
  isReviewed = false,
  problems,
  error,
  loading = false,
  noteMax = 500,
  onPublish,
  onSelect,
  ...rest
}: PublishDialogProps) {
  const words = useWords(studioWords);
  const formId = useId();
  const [note, setNote] = useState('');

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!loading) onPublish(note.trim());
  }

  return (
    <Dialog
      {...rest}
      onOpenChange={onOpenChange}
      title={words.publishTitle}
      description={isReviewed ? words.reviewText : words.publishText(number)}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={loading}
            loadingLabel={words.publishing}
          >
            {isReviewed ? words.submit : words.publish}
          </Button>
        </>
      }
    >
      <Body>
        <form id={formId} onSubmit={handleSubmit}>
          <FormField label={words.note} hint={words.noteHint} isOptional>
            <TextArea rows={3} dir="auto" maxLength={noteMax} value={note} onValueChange={setNote} />
          </FormField>
        </form>
        <ErrorNote>{error}</ErrorNote>
        <Refusal problems={problems} onSelect={onSelect} />
      </Body>
    </Dialog>
  );
}
