import type { Category } from '@kathaloka/contract/entities';
import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Drawer, Page, PageHead, PageLead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import {
  CategoriesTable,
  type CategoriesTableOwnProps,
} from '../../blocks/admin/CategoriesTable/CategoriesTable.tsx';
import { MergeDialog } from '../../blocks/admin/MergeDialog/MergeDialog.tsx';
import { NameForm } from '../../blocks/admin/NameForm.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminCategoriesScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<CategoriesTableOwnProps, 'onMerge'> {
  /** Called with what the new one is called. */
  onCreate: (display_name: string) => void;
  /** Called with what goes, and with the id of what takes its place. */
  onMerge?: ((category: Category, intoId: string) => void) | undefined;
  /** The server's error messages. */
  notice?: string | undefined;
}

/** The categories of the library. */
export function AdminCategoriesScreen({
  onCreate,
  notice,
  categories,
  storyCounts,
  onRename,
  onReorder,
  onMerge,
  onDelete,
  error,
  onRetry,
  ...rest
}: AdminCategoriesScreenProps) {
  const words = useAdminWords().categories;
  const [merged, setMerged] = useState<Category>();
  const [isCreating, setIsCreating] = useState(false);

  function handleCreate(display_name: string) {
    setIsCreating(false);
    onCreate(display_name);
  }

  function handleMerge(intoId: string) {
    if (merged) onMerge?.(merged, intoId);
    setMerged(undefined);
  }

  return (
    <Page {...rest}>
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
      <CategoriesTable
        categories={categories}
        storyCounts={storyCounts}
        onRename={onRename}
        onReorder={onReorder}
        onMerge={onMerge && setMerged}
        onDelete={onDelete}
        error={error}
        onRetry={onRetry}
      />
      <MergeDialog
        entry={merged}
        count={merged ? (storyCounts?.[merged.id] ?? 0) : 0}
        entries={categories ?? []}
        onClose={() => setMerged(undefined)}
        onMerge={handleMerge}
      />
    </Page>
  );
}
