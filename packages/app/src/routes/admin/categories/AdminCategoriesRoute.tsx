import { canRetry } from '@kathaloka/api';
import { AdminCategoriesScreen, useAdminFailures, useAdminWords, useFailureText } from '@kathaloka/ui';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { countsOf } from '../countsOf.ts';
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useListAllCategoriesQuery,
  useMergeCategoryMutation,
  useRenameCategoryMutation,
  useReorderCategoriesMutation,
} from '../taxonomyCalls.ts';
import { useChange } from '../useChange.ts';
import { useChosenOrder } from '../useChosenOrder.ts';

/** `/admin/categories`: create, rename, reorder, merge, delete. */
export function AdminCategoriesRoute() {
  usePageTitle(useAdminWords().categories.title);
  const failures = useAdminFailures();
  const { plainFailure } = useFailureText();
  const { data, error, isFetching, refetch } = useListAllCategoriesQuery();
  const { notice, change } = useChange();
  const [create] = useCreateCategoryMutation();
  const [rename] = useRenameCategoryMutation();
  const [reorder] = useReorderCategoriesMutation();
  const [merge] = useMergeCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  const { shown, choose } = useChosenOrder(data, async (body) => {
    const isSaved = await change(reorder({ body }));
    // somebody else may have changed the list meanwhile
    if (!isSaved) await refetch();
    return isSaved;
  });
  const failed = isFetching ? undefined : error;

  return (
    <AdminCategoriesScreen
      categories={failed ? undefined : shown}
      storyCounts={countsOf(data)}
      error={failed && plainFailure(failed, failures.list)}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
      notice={notice}
      onCreate={(display_name) => void change(create({ body: { display_name } }))}
      onRename={({ id }, display_name) => void change(rename({ params: { id }, body: { display_name } }))}
      onReorder={choose}
      onMerge={({ id }, into) => void change(merge({ params: { id }, body: { into } }))}
      onDelete={({ id }) => void change(remove({ params: { id } }))}
    />
  );
}
