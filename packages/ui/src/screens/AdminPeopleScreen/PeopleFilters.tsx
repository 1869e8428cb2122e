import type { Role } from '@kathaloka/contract/entities';
import { ROLES } from '@kathaloka/contract/limits';
import { Tools } from '../../blocks/admin/adminPage.styles.ts';
import { SearchField } from '../../blocks/admin/SearchField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

export const STANDINGS = ['any', 'blocked', 'notBlocked'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface PeopleFiltersProps {
  /** The search text. */
  query: string;
  /** Called with each new text. */
  onQueryChange: (query: string) => void;
  /**
   * The role to show; `any` for all.
   * @default 'any'
   */
  role?: Role | 'any' | undefined;
  /** Called with the chosen role. */
  onRoleFilterChange?: ((role: Role | 'any') => void) | undefined;
  /**
   * Whether to show only blocked people, or only people who are not blocked.
   * @default 'any'
   */
  standing?: Standing | undefined;
  /** Called with the chosen value. */
  onStandingChange?: ((standing: Standing) => void) | undefined;
}

export function PeopleFilters({
  query,
  onQueryChange,
  role = 'any',
  onRoleFilterChange,
  standing = 'any',
  onStandingChange,
}: PeopleFiltersProps) {
  const words = useWords(adminWords).people;
  const standings = { any: words.anyStanding, blocked: words.blocked, notBlocked: words.notBlocked };
  return (
    <Tools>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={query}
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
  );
}
