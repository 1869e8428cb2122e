import type { AdminUser } from '@kathaloka/contract/entities';
import { BLOCK_REASON_MAX } from '@kathaloka/contract/limits';
import { type ComponentProps, useMemo } from 'react';
import { FormDialog, type FormDialogProps } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { personName } from '../PeopleTable/peopleCells.tsx';
import { useDialogSubject } from '../useDialogSubject.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const PERSON_DATA_REQUESTS = ['export', 'remove'] as const;
export type PersonDataRequest = (typeof PERSON_DATA_REQUESTS)[number];

export interface PersonDataAnswer {
  /** The reason: that the person asked for it, and how. */
  reason: string;
  /** Whether the person's published stories are deleted too. */
  deletes_stories: boolean;
}

const NO_ANSWER: PersonDataAnswer = { reason: '', deletes_stories: false };

export interface PersonDataDialogProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, Pick<FormDialogProps, 'loading' | 'error'> {
  /** What the person has asked for. */
  request: PersonDataRequest;
  /** The person whose account it is. Undefined closes the dialog. */
  person: Pick<AdminUser, 'id' | 'display_name' | 'username'> | undefined;
  /** Called to close without doing anything. */
  onClose: () => void;
  /** Called with the reason, and with whether to delete the stories. */
  onConfirm: (answer: PersonDataAnswer) => void;
}

interface AskedRequest {
  readonly request: PersonDataRequest;
  readonly person: NonNullable<PersonDataDialogProps['person']>;
}

const idOf = ({ request, person }: AskedRequest) => `${request} ${person.id}`;

/**
 * Exports the data of a person who asked for it, or deletes their account.
 *
 * @use Exports or deletes a user's data at their request.
 * @avoid Not one’s own data: `DownloadMyData`.
 * @heard Its title with the name, what it means, the reason.
 * @keys within, submit, close
 * @example
 * <PersonDataDialog request="export" person={chosen} onClose={close} onConfirm={({ reason }) => send(reason)} />
 */
export function PersonDataDialog({ request, person, onClose, onConfirm, ...rest }: PersonDataDialogProps) {
  const shared = useWords(adminWords);
  const words = shared.personData;
  const asked = useMemo(() => person && { request, person }, [request, person]);
  const { shown, answer, setAnswer } = useDialogSubject(asked, idOf, NO_ANSWER);
  const { reason, deletes_stories } = answer;
  const name = shown ? personName(shown.person) : '';
  const { title, text, confirm, busy } = words[shown?.request ?? request];
  return (
    <FormDialog
      open={person !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title(name)}
      description={text}
      cancelLabel={shared.cancel}
      confirmLabel={confirm}
      variant={shown?.request === 'remove' ? 'destructive' : 'primary'}
      disabled={reason.trim() === ''}
      loadingLabel={busy}
      onConfirm={() => onConfirm({ reason: reason.trim(), deletes_stories })}
      {...rest}
    >
      <FormField label={shared.blocking.reason} hint={words.hint} required>
        <TextArea
          value={reason}
          onValueChange={(value) => setAnswer({ reason: value })}
          rows={3}
          limit={BLOCK_REASON_MAX}
        />
      </FormField>
      {shown?.request === 'remove' && (
        <Checkbox
          checked={deletes_stories}
          onCheckedChange={(isChecked) => setAnswer({ deletes_stories: isChecked })}
        >
          {words.stories}
        </Checkbox>
      )}
    </FormDialog>
  );
}
