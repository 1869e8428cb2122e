import type { AdminUser } from '@kathaloka/contract/entities';
import {
  PersonDataDialog,
  type PersonDataAnswer,
  type PersonDataRequest,
  adminFailuresWords,
  useWords,
  adminWords,
  useFailureText,
  useToast,
} from '@kathaloka/ui';
import { saveJson } from '../../../browser/saveFile.ts';
import { useExportUserMutation, useRemoveUserMutation } from './calls.ts';

interface PersonDataProps {
  request: PersonDataRequest;
  person: AdminUser | undefined;
  onClose: () => void;
}

/** Exports or deletes the data of a person, at their request. */
export function PersonData({ request, person, onClose }: PersonDataProps) {
  const failures = useWords(adminFailuresWords);
  const { personData: words } = useWords(adminWords);
  const { failure } = useFailureText();
  const showToast = useToast();
  const [exportUser, exporting] = useExportUserMutation();
  const [removeUser, removing] = useRemoveUserMutation();

  function close(): void {
    exporting.reset();
    removing.reset();
    onClose();
  }

  async function confirm({ id, username }: AdminUser, { reason, ...rest }: PersonDataAnswer): Promise<void> {
    const params = { id };
    if (request === 'export') {
      const { data } = await exportUser({ params, body: { reason } });
      if (!data) return;
      saveJson(`kathaloka-${username}.json`, data);
    } else {
      const { error } = await removeUser({ params, body: { reason, ...rest } });
      if (error) return;
      showToast(words.removed(username), { tone: 'success' });
    }
    close();
  }

  return (
    <PersonDataDialog
      request={request}
      person={person}
      onClose={close}
      onConfirm={(answer) => person && void confirm(person, answer)}
      loading={exporting.isLoading || removing.isLoading}
      error={failure(exporting.error ?? removing.error, failures.change)}
    />
  );
}
