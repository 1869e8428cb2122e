import type { AdminUser, Role } from '@kathaloka/contract/entities';
import { CircleCheck, Clock, Coins, Ellipsis, ShieldCheck, ShieldOff } from 'lucide-react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Named, Person, Username, Verified } from './PeopleTable.styles.ts';

/** What a person is called: the name that they chose, or else the one they sign in with. */
export function nameOf({ display_name, username }: AdminUser): string {
  return display_name?.trim() || username;
}

interface PersonCellProps {
  person: AdminUser;
}

export function PersonCell({ person }: PersonCellProps) {
  return (
    <Person>
      <Avatar name={nameOf(person)} src={person.avatar_url} size="medium" />
      <span>
        <Named>
          <bdi>{nameOf(person)}</bdi>
        </Named>
        <Username>{person.username}</Username>
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
  person: AdminUser;
  onGiveCredits: (person: AdminUser) => void;
  onRoleChange: (person: AdminUser, role: Role) => void;
}

export function MoreCell({ person, onGiveCredits, onRoleChange }: MoreCellProps) {
  const words = useAdminWords().people;
  const isAdmin = person.role === 'admin';
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
      ]}
    />
  );
}
