import type { ComponentProps } from 'react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { PeopleTable, type PeopleTableOwnProps } from '../../blocks/admin/PeopleTable/PeopleTable.tsx';
import { ErrorNote } from '../../patterns/Note/ErrorNote.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { PeopleFilters, type PeopleFiltersProps } from './PeopleFilters.tsx';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminPeopleScreenProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'role'>,
    PeopleFiltersProps,
    Omit<PeopleTableOwnProps, 'isPaged'> {
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
  /** The error of a change to one person; the table stays. */
  notice?: string | undefined;
}

/**
 * The administrators' page of accounts. Actions that need a reason open a dialog of the parent.
 *
 * @use Accounts, and the administrators' actions on them.
 * @avoid Not one’s own: `AccountScreen`.
 * @example
 * <AdminPeopleScreen
 *   people={people}
 *   now={now}
 *   query={query}
 *   onQueryChange={setQuery}
 *   onPremiumChange={setPremium}
 *   onGiveCredits={openCredits}
 *   onRoleChange={setRole}
 *   onBlock={openBlock}
 * />
 */
export function AdminPeopleScreen({
  query,
  onQueryChange,
  role,
  onRoleFilterChange,
  standing,
  onStandingChange,
  pagination,
  notice,
  people,
  onPremiumChange,
  onGiveCredits,
  onRoleChange,
  onBlock,
  onYouth,
  onExport,
  onRemove,
  sort,
  onSortChange,
  now,
  error,
  onRetry,
  ...rest
}: AdminPeopleScreenProps) {
  const words = useWords(adminWords).people;

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <PeopleFilters {...{ query, onQueryChange, role, onRoleFilterChange, standing, onStandingChange }} />
      </PageHead>
      <ErrorNote>{notice}</ErrorNote>
      <PeopleTable
        people={people}
        isPaged={(pagination?.totalPages ?? 1) > 1}
        {...{
          sort,
          onSortChange,
          onPremiumChange,
          onGiveCredits,
          onRoleChange,
          onBlock,
          onYouth,
          onExport,
          onRemove,
          now,
          error,
          onRetry,
        }}
      />
      {pagination && <Pagination {...pagination} />}
    </Page>
  );
}
