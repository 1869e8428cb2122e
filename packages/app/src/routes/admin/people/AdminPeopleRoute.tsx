import type { AdminUser, Role } from '@kathaloka/contract/entities';
import { canRetry } from '@kathaloka/api';
import {
  AdminPeopleScreen,
  adminFailuresWords,
  useWords,
  adminWords,
  useFailureText,
  type YouthRequest,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useNow } from '../useNow.ts';
import { useChange } from '../useChange.ts';
import { BlockPerson } from './BlockPerson.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { useUpdateUserMutation } from './calls.ts';
import { GiveCredits } from './GiveCredits.tsx';
import { PersonData } from './PersonData.tsx';
import { PersonYouth } from './PersonYouth.tsx';
import { usePeopleList } from './usePeopleList.ts';

/** The open dialog, about one person. */
type OpenDialog =
  | { readonly kind: 'credits' | 'block' | 'export' | 'remove'; readonly id: string }
  | { readonly kind: 'youth'; readonly id: string; readonly request: YouthRequest }
  | { readonly kind: 'role'; readonly id: string; readonly role: Role };

/** `/admin/people`: search, roles, premium access, credits, blocks. */
export function AdminPeopleRoute() {
  usePageTitle(useWords(adminWords).people.title);
  const failures = useWords(adminFailuresWords);
  const { plainFailure } = useFailureText();
  const { people, error, refetch, props } = usePeopleList();
  const { notice, change } = useChange();
  const [update] = useUpdateUserMutation();
  const [dialog, setDialog] = useState<OpenDialog>();
  const person = (kind: OpenDialog['kind']): AdminUser | undefined =>
    dialog?.kind === kind ? people?.find(({ id }) => id === dialog.id) : undefined;
  const close = (): void => setDialog(undefined);

  return (
    <>
      <AdminPeopleScreen
        {...props}
        people={error ? undefined : people}
        error={error && plainFailure(error, failures.list)}
        onRetry={canRetry(error) ? refetch : undefined}
        notice={notice}
        now={useNow()}
        onPremiumChange={({ id }, has_premium_access) =>
          void change(update({ params: { id }, body: { has_premium_access } }))
        }
        onGiveCredits={({ id }) => setDialog({ kind: 'credits', id })}
        onBlock={({ id }) => setDialog({ kind: 'block', id })}
        onYouth={({ id }, request) => setDialog({ kind: 'youth', id, request })}
        onExport={({ id }) => setDialog({ kind: 'export', id })}
        onRemove={({ id }) => setDialog({ kind: 'remove', id })}
        onRoleChange={({ id }, role) => setDialog({ kind: 'role', id, role })}
      />
      <GiveCredits person={person('credits')} onClose={close} />
      <BlockPerson person={person('block')} onClose={close} />
      <PersonYouth
        request={dialog?.kind === 'youth' ? dialog.request : 'year'}
        person={person('youth')}
        onClose={close}
      />
      <PersonData request="export" person={person('export')} onClose={close} />
      <PersonData request="remove" person={person('remove')} onClose={close} />
      <ChangeRole
        person={person('role')}
        role={dialog?.kind === 'role' ? dialog.role : 'player'}
        onClose={close}
        onConfirm={(id, role) => void change(update({ params: { id }, body: { role } }))}
      />
    </>
  );
}
