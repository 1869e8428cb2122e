import type { AdminUser } from '@kathaloka/contract/entities';
import {
  adminFailuresWords,
  useWords,
  adminWords,
  useFailureText,
  useToast,
  type YouthAnswer,
  YouthDialog,
  type YouthRequest,
} from '@kathaloka/ui';
import { useChangeBirthYearMutation, useRecordConsentMutation } from './calls.ts';

interface PersonYouthProps {
  request: YouthRequest;
  person: AdminUser | undefined;
  onClose: () => void;
}

/** Corrects a year of birth, or records the consent of a guardian. The dialog stays open until that has succeeded. */
export function PersonYouth({ request, person, onClose }: PersonYouthProps) {
  const failures = useWords(adminFailuresWords);
  const words = useWords(adminWords);
  const { failure } = useFailureText();
  const showToast = useToast();
  const [changeYear, changing] = useChangeBirthYearMutation();
  const [record, recording] = useRecordConsentMutation();

  function close(): void {
    changing.reset();
    recording.reset();
    onClose();
  }

  async function confirm(answer: YouthAnswer): Promise<void> {
    if (!person) return;
    const params = { id: person.id };
    const { error } = await ('is_granted' in answer
      ? record({ params, body: answer })
      : changeYear({ params, body: answer }));
    if (error) return;
    showToast(words.saved, { tone: 'success' });
    close();
  }

  return (
    <YouthDialog
      request={request}
      person={person}
      onClose={close}
      onConfirm={(answer) => void confirm(answer)}
      loading={changing.isLoading || recording.isLoading}
      error={failure(changing.error ?? recording.error, failures.change)}
    />
  );
}
