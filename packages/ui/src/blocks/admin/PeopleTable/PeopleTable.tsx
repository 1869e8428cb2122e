import type { Role } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import type { PersonRow } from './peopleCells.tsx';
import { peopleColumns } from './peopleColumns.tsx';

/** The component's own props, without those of its root element. */
export interface PeopleTableOwnProps {
  /** `undefined` while loading. */
  people: readonly PersonRow[] | undefined;
  /** Called to grant or revoke premium access. */
  onPremiumChange: (person: PersonRow, has_premium_access: boolean) => void;
  /** Called to give credits. */
  onGiveCredits: (person: PersonRow) => void;
  /** Called to change the role between administrator and player. */
  onRoleChange: (person: PersonRow, role: Role) => void;
  /** The current time, for the relative time of the last visit. */
  now: string;
  /** The error message. */
  error?: string | undefined;
  /** Whether the people are one page of several: sorting is then disabled. */
  isPaged?: boolean | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

export interface PeopleTableProps extends Omit<ComponentProps<'div'>, 'children'>, PeopleTableOwnProps {}

/** The accounts: who they are, what they may do, and what they have. */
export function PeopleTable({
  people,
  onPremiumChange,
  onGiveCredits,
  onRoleChange,
  now,
  isPaged,
  error,
  onRetry,
  ...rest
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
      isPaged={isPaged}
      error={error}
      onRetry={onRetry}
      {...rest}
    />
  );
}
