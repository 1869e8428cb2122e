import { AdminTagsScreen, adminWords, useWords } from '@kathaloka/ui';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import {
  useCreateTagMutation,
  useDeleteTagMutation,
  useListAllTagsQuery,
  useMergeTagMutation,
  useReorderTagsMutation,
  useUpdateTagMutation,
} from '../taxonomyCalls.ts';
import { useTaxonomyList } from '../useTaxonomyList.ts';

/** `/admin/tags`: create, edit, reorder, merge, delete. */
export function AdminTagsRoute() {
  usePageTitle(useWords(adminWords).tags.title);
  const query = useListAllTagsQuery();
  const [create] = useCreateTagMutation();
  const [update] = useUpdateTagMutation();
  const [reorder] = useReorderTagsMutation();
  const [merge] = useMergeTagMutation();
  const [remove] = useDeleteTagMutation();
  const { entries, change, list } = useTaxonomyList({ query, reorder, merge, remove });

  return (
    <AdminTagsScreen
      {...list}
      tags={entries}
      onCreate={(body) => void change(create({ body }))}
      onUpdate={({ id }, body) => void change(update({ params: { id }, body }))}
    />
  );
}
