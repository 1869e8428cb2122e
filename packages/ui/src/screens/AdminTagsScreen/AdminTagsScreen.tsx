import type { ComponentProps } from 'react';
import { Page, PageHead, PageLead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { TagsTable, type TagsTableOwnProps } from '../../blocks/admin/TagsTable/TagsTable.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminTagsScreenProps extends Omit<ComponentProps<'div'>, 'children'>, TagsTableOwnProps {
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
  onDelete,
  error,
  onRetry,
  ...rest
}: AdminTagsScreenProps) {
  const words = useAdminWords().tags;
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
        onDelete={onDelete}
        error={error}
        onRetry={onRetry}
      />
    </Page>
  );
}
