import type { Role } from '@kathaloka/contract/entities';
import type { AdminUserSort } from '@kathaloka/contract/limits';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { Words } from '../../../words/en.ts';
import { Quiet } from '../adminPage.styles.ts';
import { MoreCell, personName, PersonCell, type PersonRow, RoleCell, VerifiedCell } from './peopleCells.tsx';
import type { YouthRequest } from '../YouthDialog/youthRequest.ts';

type Column = DataTableColumn<PersonRow>;

interface PeopleColumnOptions {
  words: Words['admin'];
  now: string;
  onPremiumChange: (person: PersonRow, has_premium_access: boolean) => void;
  onGiveCredits: (person: PersonRow) => void;
  onRoleChange: (person: PersonRow, role: Role) => void;
  onBlock: (person: PersonRow) => void;
  onYouth: ((person: PersonRow, request: YouthRequest) => void) | undefined;
  onExport: ((person: PersonRow) => void) | undefined;
  onRemove: ((person: PersonRow) => void) | undefined;
}

/** Types a column key as one of the server's sort orders. */
const sorts = (key: AdminUserSort): AdminUserSort => key;

export function peopleColumns(options: PeopleColumnOptions): Column[] {
  return [...identityColumns(options), ...accountColumns(options)];
}

function identityColumns({ words: { people: words } }: PeopleColumnOptions): Column[] {
  return [
    {
      key: sorts('name'),
      header: words.columns.name,
      isRowHeader: true,
      sortValue: personName,
      cell: (person) => <PersonCell person={person} />,
    },
    { key: 'email', header: words.columns.email, cell: ({ email }) => <Quiet>{email}</Quiet> },
    {
      key: 'role',
      header: words.columns.role,
      cell: (person) => <RoleCell person={person} />,
    },
    {
      key: 'is_verified',
      header: words.columns.is_verified,
      cell: ({ is_verified }) => <VerifiedCell isVerified={is_verified} />,
    },
  ];
}

function accountColumns({
  words: { people: words, number, ago },
  now,
  onPremiumChange,
  ...actions
}: PeopleColumnOptions): Column[] {
  return [
    {
      key: 'premium',
      header: words.columns.premium,
      cell: (person) => (
        <Switch
          label={words.premiumFor(personName(person))}
          checked={person.has_premium_access}
          states={{ on: words.premium, off: words.free }}
          onCheckedChange={(isChecked) => onPremiumChange(person, isChecked)}
        />
      ),
    },
    {
      key: sorts('credits'),
      header: words.columns.credits,
      align: 'end',
      sortValue: ({ credits }) => credits,
      cell: ({ credits }) => number(credits),
    },
    {
      key: sorts('stories'),
      header: words.columns.stories,
      align: 'end',
      sortValue: ({ stories_count }) => stories_count,
      cell: ({ stories_count }) => number(stories_count),
    },
    {
      key: sorts('last_seen_at'),
      header: words.columns.last_seen_at,
      sortValue: ({ last_seen_at }) => last_seen_at ?? '',
      cell: ({ last_seen_at }) => <Quiet>{last_seen_at ? ago(last_seen_at, now) : words.notLoggedIn}</Quiet>,
    },
    {
      key: 'more',
      header: words.columns.more,
      isHeaderHidden: true,
      isPinned: true,
      width: 'shrink',
      cell: (person) => <MoreCell person={person} {...actions} />,
    },
  ];
}
