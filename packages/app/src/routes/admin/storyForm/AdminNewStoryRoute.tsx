import {
  AdminStoryFormScreen,
  paths,
  useAdminFailures,
  useAdminFormWords,
  useFormFailureText,
  useToast,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { useCreateStoryMutation } from '../../authoring/calls.ts';
import { LeaveGuard } from '../../authoring/leaving/LeaveGuard.tsx';
import { useStoryLists } from '../../authoring/useStoryLists.ts';
import { asBody } from './asBody.ts';
import { faultsOf } from './faultsOf.ts';
import { useFormLists } from './useFormLists.ts';

/** `/admin/stories/new` */
export function AdminNewStoryRoute() {
  const words = useAdminFormWords();
  usePageTitle(words.createTitle);
  const failures = useAdminFailures();
  const { failure } = useFormFailureText();
  const navigate = useNavigate();
  const showToast = useToast();
  const lists = useFormLists(useStoryLists());
  const [create, { isLoading, isSuccess, error }] = useCreateStoryMutation();
  const [isDirty, setIsDirty] = useState(false);

  return (
    <>
      <LeaveGuard isUnsaved={isDirty && !isSuccess} text={words.leavingText} />
      <AdminStoryFormScreen
        mode="create"
        {...lists}
        onChange={() => setIsDirty(true)}
        onSubmit={(values) =>
          void create({ body: asBody(values) }).then(({ error: failed }) => {
            if (failed) return;
            showToast(words.created, { tone: 'success' });
            void navigate(paths.adminStories);
          })
        }
        loading={isLoading}
        error={lists.error ?? failure(error, failures.createStory)}
        fieldErrors={faultsOf(error)}
      />
    </>
  );
}
