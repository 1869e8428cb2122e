import type { AdminUser, Role } from '@kathaloka/contract/entities';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { peopleColumns } from './peopleColumns.tsx';

export interface PeopleTableProps {
  /** `undefined` while they are on their way. */
  people: readonly AdminUser[] | undefined;
  /** Premium access is to be given or taken. */
  onPremiumChange: (person: AdminUser, has_premium_access: boolean) => void;
  /** The person is to get credits. */
  onGiveCredits: (person: AdminUser) => void;
  /** The person is to become an administrator, or a player again. */
  onRoleChange: (person: AdminUser, role: Role) => void;
  /** The present instant, so that the last visit can be told in words. */
  now: string;
  /** What failed, in words for the person. */
  error?: string | undefined;
  /** Asks again. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
}

/** The accounts: who they are, what they may do, and what they have. */
export function PeopleTable({
  people,
  onPremiumChange,
  onGiveCredits,
  onRoleChange,
  now,
  error,
  onRetry,
}: PeopleTableProps) {
  const words = useAdminWords();
  const columns = peopleColumns({ words, now, onPremiumChange, onGiveCredits, onRoleChange });
  return (
    <DataTable
      label={words.people.title}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      empty={words.people.empty}
      error={error}
      onRetry={onRetry}
    />
  );
}
