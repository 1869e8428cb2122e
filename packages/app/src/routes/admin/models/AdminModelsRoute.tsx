import { canRetry } from '@kathaloka/api';
import { AdminModelsScreen, useAdminFailures, useAdminModelsWords, useFailureText } from '@kathaloka/ui';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import {
  useDeleteContinuityRunMutation,
  useListContinuityRunsQuery,
  useStoreContinuityRunMutation,
} from '../overviewCalls.ts';
import { useChange } from '../useChange.ts';

/** `/admin/models`: how well each model remembers and keeps secrets, beside the built-in narrator. */
export function AdminModelsRoute() {
  usePageTitle(useAdminModelsWords().title);
  const failures = useAdminFailures();
  const { plainFailure } = useFailureText();
  const { data, error, isFetching, refetch } = useListContinuityRunsQuery();
  const [store, { isLoading: isStoring }] = useStoreContinuityRunMutation();
  const [remove] = useDeleteContinuityRunMutation();
  const { change, notice } = useChange();
  const failed = isFetching ? undefined : error;

  return (
    <AdminModelsScreen
      builtIn={failed ? undefined : data?.built_in}
      models={failed ? undefined : data?.models}
      onStore={(body) => void change(store({ body }))}
      storing={isStoring}
      onDelete={({ id }) => void change(remove({ params: { id } }))}
      notice={notice}
      error={failed && plainFailure(failed, failures.list)}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
    />
  );
}
