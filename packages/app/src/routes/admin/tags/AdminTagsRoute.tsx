import { canRetry } from '@kathaloka/api';
import { AdminTagsScreen, useAdminFailures, useAdminWords, useFailureText } from '@kathaloka/ui';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { countsOf } from '../countsOf.ts';
import {
  useCreateTagMutation,
  useDeleteTagMutation,
  useListAllTagsQuery,
  useMergeTagMutation,
  useReorderTagsMutation,
  useUpdateTagMutation,
} from '../taxonomyCalls.ts';
import { useChange } from '../useChange.ts';
import { useChosenOrder } from '../useChosenOrder.ts';

/** `/admin/tags`: create, edit, reorder, merge, delete. */
export function AdminTagsRoute() {
  usePageTitle(useAdminWords().tags.title);
  const failures = useAdminFailures();
  const { plainFailure } = useFailureText();
  const { data, error, isFetching, refetch } = useListAllTagsQuery();
  const { notice, change } = useChange();
  const [create] = useCreateTagMutation();
  const [update] = useUpdateTagMutation();
  const [reorder] = useReorderTagsMutation();
  const [merge] = useMergeTagMutation();
  const [remove] = useDeleteTagMutation();
  const { shown, choose } = useChosenOrder(data, async (body) => {
    const isSaved = await change(reorder({ body }));
    // somebody else may have changed the list meanwhile
    if (!isSaved) await refetch();
    return isSaved;
  });
  const failed = isFetching ? undefined : error;

  return (
    <AdminTagsScreen
      tags={failed ? undefined : shown}
      storyCounts={countsOf(data)}
      error={failed && plainFailure(failed, failures.list)}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
      notice={notice}
      onCreate={(body) => void change(create({ body }))}
      onUpdate={({ id }, body) => void change(update({ params: { id }, body }))}
      onReorder={choose}
      onMerge={({ id }, into) => void change(merge({ params: { id }, body: { into } }))}
      onDelete={({ id }) => void change(remove({ params: { id } }))}
    />
  );
}
