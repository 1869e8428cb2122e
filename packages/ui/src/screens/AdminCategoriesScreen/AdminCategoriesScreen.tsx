import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Drawer, Page, PageHead, PageLead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import {
  CategoriesTable,
  type CategoriesTableProps,
} from '../../blocks/admin/CategoriesTable/CategoriesTable.tsx';
import { NameForm } from '../../blocks/admin/NameForm.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminCategoriesScreenProps extends CategoriesTableProps {
  /** Called with what the new one is called. */
  onCreate: (display_name: string) => void;
  /** What the server refused, in its words. */
  notice?: string | undefined;
}

/** The categories of the library. */
export function AdminCategoriesScreen({ onCreate, notice, ...table }: AdminCategoriesScreenProps) {
  const words = useAdminWords().categories;
  const [isCreating, setIsCreating] = useState(false);

  function handleCreate(display_name: string) {
    setIsCreating(false);
    onCreate(display_name);
  }

  return (
    <Page>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <Button variant="primary" icon={<Plus />} disabled={isCreating} onClick={() => setIsCreating(true)}>
          {words.add}
        </Button>
      </PageHead>
      <PageLead>{words.lead}</PageLead>
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
      {isCreating && (
        <Drawer>
          <NameForm
            label={words.columns.display_name}
            submitLabel={words.create}
            onSubmit={handleCreate}
            onCancel={() => setIsCreating(false)}
          />
        </Drawer>
      )}
      <CategoriesTable {...table} />
    </Page>
  );
}
