import { Page, PageHead, PageLead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { TagsTable, type TagsTableProps } from '../../blocks/admin/TagsTable/TagsTable.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminTagsScreenProps extends TagsTableProps {
  /** What the server refused, in its words. */
  notice?: string | undefined;
}

/** The tags of the library. */
export function AdminTagsScreen({ notice, ...table }: AdminTagsScreenProps) {
  const words = useAdminWords().tags;
  return (
    <Page>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
      </PageHead>
      <PageLead>{words.lead}</PageLead>
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
      <TagsTable {...table} />
    </Page>
  );
}
