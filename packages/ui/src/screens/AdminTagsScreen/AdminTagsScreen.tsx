import type { Tag } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { useMerging } from '../../blocks/admin/MergeDialog/useMerging.ts';
import { TagsTable, type TagsTableOwnProps } from '../../blocks/admin/TagsTable/TagsTable.tsx';
import { TaxonomyPage } from '../../blocks/admin/TaxonomyPage.tsx';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminTagsScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<TagsTableOwnProps, 'onMerge'> {
  /** Called with the tag to delete and the id of its replacement. */
  onMerge?: ((tag: Tag, intoId: string) => void) | undefined;
  /** The server's error messages. */
  notice?: string | undefined;
}

/**
 * The administrators' page of tags.
 *
 * @use Tags.
 * @avoid Not categories: `AdminCategoriesScreen`.
 * @example
 * <AdminTagsScreen tags={tags} onCreate={create} onUpdate={update} onDelete={remove} />
 */
export function AdminTagsScreen({
  notice,
  tags,
  storyCounts,
  onCreate,
  onUpdate,
  onReorder,
  onMerge,
  onDelete,
  error,
  onRetry,
  ...rest
}: AdminTagsScreenProps) {
  const words = useWords(adminWords).tags;
  const merging = useMerging({ entries: tags, storyCounts, onMerge });

  return (
    <TaxonomyPage heading={words.title} lead={words.lead} notice={notice} merge={merging.dialog} {...rest}>
      <TagsTable
        tags={tags}
        storyCounts={storyCounts}
        onCreate={onCreate}
        onUpdate={onUpdate}
        onReorder={onReorder}
        onMerge={merging.onMergeAsked}
        onDelete={onDelete}
        error={error}
        onRetry={onRetry}
      />
    </TaxonomyPage>
  );
}
