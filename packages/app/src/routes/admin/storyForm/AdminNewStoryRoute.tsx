import { createOperationKeys } from '@kathaloka/api';
import {
  AdminStoryFormScreen,
  type AdminStoryValues,
  useAdminFailures,
  useAdminFormWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useCreateStoryMutation } from '../../authoring/calls.ts';
import { LeaveGuard } from '../../authoring/leaving/LeaveGuard.tsx';
import { useStoryLists } from '../../authoring/useStoryLists.ts';
import { asBody } from './asBody.ts';
import { CheckedGraph } from './CheckedGraph.tsx';
import { faultsOf } from './faultsOf.ts';
import { useFormLists } from './useFormLists.ts';
import { useRedirectAfterSave } from './useRedirectAfterSave.ts';

/** `/admin/stories/new` */
export function AdminNewStoryRoute() {
  const words = useAdminFormWords();
  usePageTitle(words.createTitle);
  const failures = useAdminFailures();
  const { failure } = useFormFailureText();
  const { isSaved, setSaved } = useRedirectAfterSave(words.created);
  const lists = useFormLists(useStoryLists());
  const [create, { isLoading, error }] = useCreateStoryMutation();
  const [isDirty, setIsDirty] = useState(false);
  const [keys] = useState(() => createOperationKeys());

  async function save(values: AdminStoryValues): Promise<void> {
    const answer = await create({
      body: asBody(values),
      headers: { 'idempotency-key': keys.keyOf(values) },
    });
    if (!answer.error) setSaved();
  }

  return (
    <>
      <LeaveGuard isUnsaved={isDirty && !isSaved} text={words.leavingText} />
      <AdminStoryFormScreen
        mode="create"
        renderGraph={(graph) => <CheckedGraph {...graph} />}
        {...lists}
        onChange={() => setIsDirty(true)}
        onSubmit={(values) => void save(values)}
        loading={isLoading}
        error={lists.error ?? failure(error, failures.createStory)}
        fieldErrors={faultsOf(error)}
      />
    </>
  );
}
