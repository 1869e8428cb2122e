import type { AdminUser, Role } from '@kathaloka/contract/entities';
import { ConfirmDialog, adminWords, useWords } from '@kathaloka/ui';
import { useState } from 'react';

interface ChangeRoleProps {
  person: AdminUser | undefined;
  role: Role;
  onClose: () => void;
  onConfirm: (id: string, role: Role) => void;
}

/** Confirms making a person an administrator, or a player again. */
export function ChangeRole({ person, role, onClose, onConfirm }: ChangeRoleProps) {
  const shared = useWords(adminWords);
  const words = shared.people;
  // the last question stays visible during the closing animation
  const [last, setLast] = useState({ person, role });
  if (person && (last.person !== person || last.role !== role)) setLast({ person, role });
  const name = last.person ? last.person.display_name?.trim() || last.person.username : '';
  const isAdmin = last.role === 'admin';

  return (
    <ConfirmDialog
      open={person !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isAdmin ? words.adminTitle(name) : words.playerTitle(name)}
      description={isAdmin ? words.adminText : words.playerText}
      cancelLabel={shared.cancel}
      confirmLabel={isAdmin ? words.makeAdmin : words.makePlayer}
      onConfirm={() => {
        if (person) onConfirm(person.id, role);
        onClose();
      }}
    />
  );
}
