import { AdminStoryFormScreen, useAdminFailures, useAdminFormWords, useFormFailureText } from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { useCreateStoryMutation } from '../../authoring/calls.ts';
import { LeaveGuard } from '../../authoring/leaving/LeaveGuard.tsx';
import { useStoryLists } from '../../authoring/useStoryLists.ts';
import { asBody } from './asBody.ts';
import { faultsOf } from './faultsOf.ts';
import { useFormLists } from './useFormLists.ts';
import { useSaved } from './useSaved.ts';

/** `/admin/stories/new` */
export function AdminNewStoryRoute() {
  const words = useAdminFormWords();
  usePageTitle(words.createTitle);
  const failures = useAdminFailures();
  const { failure } = useFormFailureText();
  const { isSaved, setSaved } = useSaved(words.created);
  const lists = useFormLists(useStoryLists());
  const [create, { isLoading, error }] = useCreateStoryMutation();
  const [isDirty, setIsDirty] = useState(false);

  return (
    <>
      <LeaveGuard isUnsaved={isDirty && !isSaved} text={words.leavingText} />
      <AdminStoryFormScreen
        mode="create"
        {...lists}
        onChange={() => setIsDirty(true)}
        onSubmit={(values) =>
          void create({ body: asBody(values) }).then(({ error: failed }) => {
            if (!failed) setSaved();
          })
        }
        loading={isLoading}
        error={lists.error ?? failure(error, failures.createStory)}
        fieldErrors={faultsOf(error)}
      />
    </>
  );
}
