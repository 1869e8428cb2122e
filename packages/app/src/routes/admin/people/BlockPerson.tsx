import type { AdminUser } from '@kathaloka/contract/entities';
import {
  BlockDialog,
  adminFailuresWords,
  useWords,
  adminWords,
  useFailureText,
  useToast,
} from '@kathaloka/ui';
import { useBlockUserMutation, useUnblockUserMutation } from './calls.ts';

interface BlockPersonProps {
  person: AdminUser | undefined;
  onClose: () => void;
}

/** Blocks or unblocks a person. The dialog stays open, with the typed text, until that has succeeded. */
export function BlockPerson({ person, onClose }: BlockPersonProps) {
  const failures = useWords(adminFailuresWords);
  const words = useWords(adminWords);
  const { failure } = useFailureText();
  const showToast = useToast();
  const [block, blocking] = useBlockUserMutation();
  const [unblock, unblocking] = useUnblockUserMutation();

  function close(): void {
    blocking.reset();
    unblocking.reset();
    onClose();
  }

  async function confirm(reason: string): Promise<void> {
    if (!person) return;
    const send = person.blocked_at === null ? block : unblock;
    const { error } = await send({ params: { id: person.id }, body: { reason } });
    if (error) return;
    showToast(words.saved, { tone: 'success' });
    close();
  }

  return (
    <BlockDialog
      person={person}
      onClose={close}
      onConfirm={(reason) => void confirm(reason)}
      loading={blocking.isLoading || unblocking.isLoading}
      error={failure(blocking.error ?? unblocking.error, failures.change)}
    />
  );
}
