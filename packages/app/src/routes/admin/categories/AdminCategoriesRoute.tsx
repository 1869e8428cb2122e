import { AdminCategoriesScreen, adminWords, useWords } from '@kathaloka/ui';
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
  usePageTitle(useWords(adminWords).categories.title);
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
      onCreate={(body) => void change(create({ body }))}
      onRename={({ id }, body) => void change(rename({ params: { id }, body }))}
    />
  );
}
