import type { Tag } from '@kathaloka/contract/entities';
import { type ComponentProps, useState } from 'react';
import { Page, PageHead, PageLead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { MergeDialog } from '../../blocks/admin/MergeDialog/MergeDialog.tsx';
import { TagsTable, type TagsTableOwnProps } from '../../blocks/admin/TagsTable/TagsTable.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminTagsScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<TagsTableOwnProps, 'onMerge'> {
  /** Called with what goes, and with the id of what takes its place. */
  onMerge?: ((tag: Tag, intoId: string) => void) | undefined;
  /** The server's error messages. */
  notice?: string | undefined;
}

/** The tags of the library. */
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
  const words = useAdminWords().tags;
  const [merged, setMerged] = useState<Tag>();

  function handleMerge(intoId: string) {
    if (merged) onMerge?.(merged, intoId);
    setMerged(undefined);
  }

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
      </PageHead>
      <PageLead>{words.lead}</PageLead>
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
      <TagsTable
        tags={tags}
        storyCounts={storyCounts}
        onCreate={onCreate}
        onUpdate={onUpdate}
        onReorder={onReorder}
        onMerge={onMerge && setMerged}
        onDelete={onDelete}
        error={error}
        onRetry={onRetry}
      />
      <MergeDialog
        entry={merged}
        count={merged ? (storyCounts?.[merged.id] ?? 0) : 0}
        entries={tags ?? []}
        onClose={() => setMerged(undefined)}
        onMerge={handleMerge}
      />
    </Page>
  );
}
