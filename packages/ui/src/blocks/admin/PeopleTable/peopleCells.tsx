import type { AdminUser, Role } from '@kathaloka/contract/entities';
import {
  Ban,
  Cake,
  CircleCheck,
  Clock,
  Coins,
  Download,
  Ellipsis,
  HeartHandshake,
  LockOpen,
  ShieldCheck,
  ShieldOff,
  Trash2,
} from 'lucide-react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import type { Words } from '../../../words/en.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import type { YouthRequest } from '../YouthDialog/youthRequest.ts';
import { Blocked, Named, Person, Username, Verified } from './PeopleTable.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of an account that its row shows. */
export type PersonRow = Pick<
  AdminUser,
  | 'id'
  | 'username'
  | 'display_name'
  | 'avatar_url'
  | 'email'
  | 'role'
  | 'is_verified'
  | 'has_premium_access'
  | 'credits'
  | 'stories_count'
  | 'last_seen_at'
  | 'blocked_at'
  | 'blocked_reason'
> &
  Partial<Pick<AdminUser, 'birth_year' | 'youth'>>;

/** The display name, or else the username. */
export function personName({ display_name, username }: Pick<AdminUser, 'display_name' | 'username'>): string {
  return display_name?.trim() || username;
}

interface PersonCellProps {
  person: Pick<AdminUser, 'display_name' | 'username' | 'avatar_url' | 'blocked_at' | 'blocked_reason'>;
}

export function PersonCell({ person }: PersonCellProps) {
  const words = useWords(adminWords).people;
  return (
    <Person>
      <Avatar name={personName(person)} src={person.avatar_url} size="medium" />
      <span>
        <Named>
          <bdi lang={nameLanguage(personName(person))}>{personName(person)}</bdi>
        </Named>
        <Username>{person.username}</Username>
        {person.blocked_at !== null && (
          <Blocked>
            <Ban />
            {person.blocked_reason ? words.blockedBecause(person.blocked_reason) : words.blocked}
          </Blocked>
        )}
      </span>
    </Person>
  );
}

interface VerifiedCellProps {
  isVerified: boolean;
}

export function VerifiedCell({ isVerified }: VerifiedCellProps) {
  const words = useWords(adminWords).people;
  return (
    <Verified data-verified={isVerified || undefined}>
      {isVerified ? <CircleCheck /> : <Clock />}
      {isVerified ? words.verified : words.notVerified}
    </Verified>
  );
}

interface MoreCellProps {
  person: PersonRow;
  onGiveCredits: (person: PersonRow) => void;
  onRoleChange: (person: PersonRow, role: Role) => void;
  onBlock: (person: PersonRow) => void;
  onYouth: ((person: PersonRow, request: YouthRequest) => void) | undefined;
  onExport: ((person: PersonRow) => void) | undefined;
  onRemove: ((person: PersonRow) => void) | undefined;
}

type OnYouth = NonNullable<MoreCellProps['onYouth']>;

/** The menu items for the year of birth, and for the consent of a young person's guardian. */
function youthItems(words: Words['admin']['people'], person: PersonRow, onYouth: OnYouth) {
  const { youth } = person;
  const consent = youth?.consented_at == null ? words.recordConsent : words.withdrawConsent;
  return [
    { label: words.birthYear, icon: <Cake />, onSelect: () => onYouth(person, 'year') },
    ...(youth
      ? [{ label: consent, icon: <HeartHandshake />, onSelect: () => onYouth(person, 'consent') }]
      : []),
  ];
}

/** The role, or a mark for a youth account. */
export function RoleCell({ person: { role, youth } }: { person: PersonRow }) {
  const words = useWords(adminWords).people;
  // without a year of birth the account is not known to be young
  if (youth && youth.needs !== 'birth_year')
    return (
      <Pill tone={youth.needs === null ? 'neutral' : 'warning'}>
        {youth.needs === null ? words.young : words.youngWaiting}
      </Pill>
    );
  return role === 'admin' ? <Badge tone="accent">{words.roles.admin}</Badge> : words.roles.player;
}

export function MoreCell({
  person,
  onGiveCredits,
  onRoleChange,
  onBlock,
  onYouth,
  onExport,
  onRemove,
}: MoreCellProps) {
  const words = useWords(adminWords).people;
  const isAdmin = person.role === 'admin';
  const isBlocked = person.blocked_at !== null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={words.more(personName(person))} variant="plain" size="small">
          <Ellipsis />
        </IconButton>
      }
      items={[
        { label: words.giveCredits, icon: <Coins />, onSelect: () => onGiveCredits(person) },
        {
          label: isAdmin ? words.makePlayer : words.makeAdmin,
          icon: isAdmin ? <ShieldOff /> : <ShieldCheck />,
          isDestructive: isAdmin,
          onSelect: () => onRoleChange(person, isAdmin ? 'player' : 'admin'),
        },
        {
          label: isBlocked ? words.unblock : words.block,
          icon: isBlocked ? <LockOpen /> : <Ban />,
          isDestructive: !isBlocked,
          onSelect: () => onBlock(person),
        },
        ...(onYouth ? youthItems(words, person, onYouth) : []),
        ...(onExport
          ? [{ label: words.exportData, icon: <Download />, onSelect: () => onExport(person) }]
          : []),
        ...(onRemove
          ? [
              {
                label: words.remove,
                icon: <Trash2 />,
                isDestructive: true,
                onSelect: () => onRemove(person),
              },
            ]
          : []),
      ]}
    />
  );
}
