import type { AdminUser, Role } from '@kathaloka/contract/entities';
import {
  Ban,
  CircleCheck,
  Clock,
  Coins,
  Download,
  Ellipsis,
  LockOpen,
  ShieldCheck,
  ShieldOff,
  Trash2,
} from 'lucide-react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Blocked, Named, Person, Username, Verified } from './PeopleTable.styles.ts';

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
>;

/** The display name, or else the username. */
export function nameOf({ display_name, username }: Pick<AdminUser, 'display_name' | 'username'>): string {
  return display_name?.trim() || username;
}

interface PersonCellProps {
  person: Pick<AdminUser, 'display_name' | 'username' | 'avatar_url' | 'blocked_at' | 'blocked_reason'>;
}

export function PersonCell({ person }: PersonCellProps) {
  const words = useAdminWords().people;
  return (
    <Person>
      <Avatar name={nameOf(person)} src={person.avatar_url} size="medium" />
      <span>
        <Named>
          <bdi>{nameOf(person)}</bdi>
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
  const words = useAdminWords().people;
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
  onExport: ((person: PersonRow) => void) | undefined;
  onRemove: ((person: PersonRow) => void) | undefined;
}

export function MoreCell({
  person,
  onGiveCredits,
  onRoleChange,
  onBlock,
  onExport,
  onRemove,
}: MoreCellProps) {
  const words = useAdminWords().people;
  const isAdmin = person.role === 'admin';
  const isBlocked = person.blocked_at !== null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={words.more(nameOf(person))} variant="plain" size="small">
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
