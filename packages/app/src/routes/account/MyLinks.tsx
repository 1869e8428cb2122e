import { isRefusal } from '@kathaloka/api';
import type { SharedTurn } from '@kathaloka/contract/entities';
import {
  ConfirmDialog,
  ErrorState,
  Note,
  SharedTurnList,
  useFailureText,
  sharingWords,
  useWords,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useListSharedTurnsQuery, useRevokeSharedTurnMutation } from '../sharing/calls.ts';

/** The reader's links to parts of their tales. */
export function MyLinks() {
  const { failure } = useFailureText();
  const { list: words } = useWords(sharingWords);
  const { data, error, isFetching, refetch } = useListSharedTurnsQuery();
  const [chosen, setChosen] = useState<SharedTurn>();

  if (error !== undefined && !data && !isFetching)
    return <ErrorState layout="row" error={failure(error, words.failed)} onRetry={() => void refetch()} />;
  return (
    <>
      <SharedTurnList links={data?.shared_turns} onRevoke={setChosen} />
      {chosen && <RevokeOne link={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface RevokeOneProps {
  link: SharedTurn;
  onClose: () => void;
}

function RevokeOne({ link, onClose }: RevokeOneProps) {
  const { failure } = useFailureText();
  const { list: words } = useWords(sharingWords);
  const [revoke, { isLoading, error }] = useRevokeSharedTurnMutation();

  async function handleConfirm(): Promise<void> {
    const answer = await revoke({ params: { id: link.id } });
    // the link had already ended
    if (answer.data || isRefusal(answer.error, 'not_found')) onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.ask}
      description={words.askText}
      cancelLabel={words.keep}
      confirmLabel={words.revoke}
      loading={isLoading}
      onConfirm={() => void handleConfirm()}
    >
      {error !== undefined && (
        <Note tone="error" role="alert">
          {failure(error, words.notRevoked)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
