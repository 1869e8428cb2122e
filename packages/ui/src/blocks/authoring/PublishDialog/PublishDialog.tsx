import { type SyntheticEvent, useId, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { FaultButton, Faults } from './PublishDialog.styles.ts';

/** Why a story is not published. */
export interface PublishFault {
  /** The scene; null for the whole story. */
  node: string | null;
  message: string;
}

export interface PublishDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The number of the version that it becomes. */
  number: number;
  /** Whether a reviewer reads it first. */
  isReviewed?: boolean | undefined;
  /** Why it cannot be published as it is. */
  faults?: readonly PublishFault[] | undefined;
  /** Why the last attempt failed, if not because of the story. */
  error?: string | undefined;
  /** Whether it is being published. */
  loading?: boolean | undefined;
  /** The longest note. */
  noteMax?: number;
  /** Called with the note. */
  onPublish: (note: string) => void;
  /** Called with the scene of a fault. Closing is up to the parent. */
  onSelect: (name: string) => void;
}

function Refusal({ faults = [], onSelect }: Pick<PublishDialogProps, 'faults' | 'onSelect'>) {
  const words = useStudioWords();
  if (faults.length === 0) return null;
  return (
    <Note tone="error" role="alert" title={words.refused}>
      <Faults>
        {faults.map(({ node, message }, index) => (
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

/** Publishes with a note, or says what stops it; each fault leads to its scene. */
export function PublishDialog({
  open,
  onOpenChange,
  number,
  isReviewed = false,
  faults,
  error,
  loading = false,
  noteMax = 500,
  onPublish,
  onSelect,
}: PublishDialogProps) {
  const words = useStudioWords();
  const formId = useId();
  const [note, setNote] = useState('');

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!loading) onPublish(note.trim());
  }

  return (
    <Dialog
      open={open}
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
      <form id={formId} onSubmit={handleSubmit}>
        <FormField label={words.note} hint={words.noteHint} isOptional>
          <TextArea rows={3} dir="auto" maxLength={noteMax} value={note} onValueChange={setNote} />
        </FormField>
      </form>
      {error && (
        <Note tone="error" role="alert">
          {error}
        </Note>
      )}
      <Refusal faults={faults} onSelect={onSelect} />
    </Dialog>
  );
}
