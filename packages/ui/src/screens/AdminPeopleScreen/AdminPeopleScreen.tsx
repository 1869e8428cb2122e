import type { Role } from '@kathaloka/contract/entities';
import { ROLES, SEARCH_QUERY_MAX } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { Page, PageHead, PageTitle, Tools } from '../../blocks/admin/adminPage.styles.ts';
import { PeopleTable, type PeopleTableOwnProps } from '../../blocks/admin/PeopleTable/PeopleTable.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export const STANDINGS = ['any', 'blocked', 'notBlocked'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface AdminPeopleScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role'>, Omit<PeopleTableOwnProps, 'isPaged'> {
  /** Who or what is searched for. */
  query: string;
  /** Called with each new text. */
  onQueryChange: (query: string) => void;
  /** Only people of this role; `any` for all. */
  role?: Role | 'any';
  /** Called with the role that is chosen. */
  onRoleFilterChange?: ((role: Role | 'any') => void) | undefined;
  /** Only people who are blocked, or only those who are not. */
  standing?: Standing;
  /** Called with what is chosen. */
  onStandingChange?: ((standing: Standing) => void) | undefined;
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
  /** What did not succeed with one person; the table stays. */
  notice?: string | undefined;
}

/** The accounts, for administrators. What asks for a reason opens in a dialog beside this screen. */
export function AdminPeopleScreen({
  query,
  onQueryChange,
  role = 'any',
  onRoleFilterChange,
  standing = 'any',
  onStandingChange,
  pagination,
  notice,
  people,
  onPremiumChange,
  onGiveCredits,
  onRoleChange,
  onBlock,
  sort,
  onSortChange,
  now,
  error,
  onRetry,
  ...rest
}: AdminPeopleScreenProps) {
  const words = useAdminWords().people;
  const standings = { any: words.anyStanding, blocked: words.blocked, notBlocked: words.notBlocked };

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <Tools>
          <TextField
            type="search"
            aria-label={words.search}
            placeholder={words.searchHint}
            value={query}
            maxLength={SEARCH_QUERY_MAX}
            onValueChange={onQueryChange}
          />
          {onRoleFilterChange && (
            <Select
              aria-label={words.role}
              value={role}
              options={[
                { value: 'any', label: words.anyRole },
                ...ROLES.map((value) => ({ value, label: words.roles[value] })),
              ]}
              onValueChange={onRoleFilterChange}
            />
          )}
          {onStandingChange && (
            <Select
              aria-label={words.standing}
              value={standing}
              options={STANDINGS.map((value) => ({ value, label: standings[value] }))}
              onValueChange={onStandingChange}
            />
          )}
        </Tools>
      </PageHead>
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
      <PeopleTable
        people={people}
        isPaged={(pagination?.totalPages ?? 1) > 1}
        sort={sort}
        onSortChange={onSortChange}
        onPremiumChange={onPremiumChange}
        onGiveCredits={onGiveCredits}
        onRoleChange={onRoleChange}
        onBlock={onBlock}
        now={now}
        error={error}
        onRetry={onRetry}
      />
      {pagination && <Pagination {...pagination} />}
    </Page>
  );
}
