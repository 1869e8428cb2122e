import type { Role } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import type { TableSort } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import type { YouthRequest } from '../YouthDialog/youthRequest.ts';
import type { PersonRow } from './peopleCells.tsx';
import { peopleColumns } from './peopleColumns.tsx';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface PeopleTableOwnProps {
  /** The people; `undefined` while loading. */
  people: readonly PersonRow[] | undefined;
  /** Called to grant or revoke premium access. */
  onPremiumChange: (person: PersonRow, has_premium_access: boolean) => void;
  /** Called to give credits. */
  onGiveCredits: (person: PersonRow) => void;
  /** Called to change the role between administrator and player. */
  onRoleChange: (person: PersonRow, role: Role) => void;
  /** Called to block or unblock the account. */
  onBlock: (person: PersonRow) => void;
  /** Called to correct the year of birth, or record a guardian's consent. Without it the menu has neither. */
  onYouth?: ((person: PersonRow, request: YouthRequest) => void) | undefined;
  /** Called to export what is stored about the person. Without it the menu does not offer it. */
  onExport?: ((person: PersonRow) => void) | undefined;
  /** Called to delete the account. Without it the menu does not offer it. */
  onRemove?: ((person: PersonRow) => void) | undefined;
  /** The current order in the server's keys, if the parent sorts; `undefined` for newest first. */
  sort?: TableSort | undefined;
  /** Called with the order that a column heading requests. */
  onSortChange?: ((sort: TableSort | undefined) => void) | undefined;
  /** The current time, for the relative time of the last visit. */
  now: string;
  /** The error message. */
  error?: string | undefined;
  /** Whether the people are one page of several, which only the parent can sort. */
  isPaged?: boolean | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

export interface PeopleTableProps extends Omit<ComponentProps<'div'>, 'children'>, PeopleTableOwnProps {}

/**
 * The table of accounts: who they are, what they may do, and what they have.
 *
 * @use Lists accounts with what can be done for each.
 * @avoid Not for what they did: `AuditTable`.
 * @heard A table; premium as a switch; the menu of a row by name.
 * @keys tick, open, tab
 * @example
 * <PeopleTable
 *   people={people}
 *   now={now}
 *   onPremiumChange={setPremium}
 *   onGiveCredits={openCredits}
 *   onRoleChange={setRole}
 *   onBlock={openBlock}
 * />
 */
export function PeopleTable({
  people,
  onPremiumChange,
  onGiveCredits,
  onRoleChange,
  onBlock,
  onYouth,
  onExport,
  onRemove,
  now,
  ...rest
}: PeopleTableProps) {
  const words = useWords(adminWords);
  const columns = peopleColumns({
    words,
    now,
    onPremiumChange,
    onGiveCredits,
    onRoleChange,
    onBlock,
    onYouth,
    onExport,
    onRemove,
  });
  return (
    <DataTable
      label={words.people.title}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      empty={words.people.empty}
      {...rest}
    />
  );
}
