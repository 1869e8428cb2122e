import { AdminCategoriesScreen, useAdminWords } from '@kathaloka/ui';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useListAllCategoriesQuery,
  useMergeCategoryMutation,
  useRenameCategoryMutation,
  useReorderCategoriesMutation,
} from '../taxonomyCalls.ts';
import { useTaxonomyList } from '../useTaxonomyList.ts';

/** `/admin/categories`: create, rename, reorder, merge, delete. */
export function AdminCategoriesRoute() {
  usePageTitle(useAdminWords().categories.title);
  const query = useListAllCategoriesQuery();
  const [create] = useCreateCategoryMutation();
  const [rename] = useRenameCategoryMutation();
  const [reorder] = useReorderCategoriesMutation();
  const [merge] = useMergeCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  const { entries, change, list } = useTaxonomyList({ query, reorder, merge, remove });

  return (
    <AdminCategoriesScreen
      {...list}
      categories={entries}
      onCreate={(display_name) => void change(create({ body: { display_name } }))}
      onRename={({ id }, display_name) => void change(rename({ params: { id }, body: { display_name } }))}
    />
  );
}
