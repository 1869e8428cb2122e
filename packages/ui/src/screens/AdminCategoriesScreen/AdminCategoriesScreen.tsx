import type { Category } from '@kathaloka/contract/entities';
import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Drawer } from '../../blocks/admin/adminPage.styles.ts';
import {
  CategoriesTable,
  type CategoriesTableOwnProps,
} from '../../blocks/admin/CategoriesTable/CategoriesTable.tsx';
import { useMerging } from '../../blocks/admin/MergeDialog/useMerging.ts';
import { NameForm } from '../../blocks/admin/NameForm.tsx';
import type { NamesValues } from '../../blocks/admin/names/namesForm.ts';
import { TaxonomyPage } from '../../blocks/admin/TaxonomyPage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminCategoriesScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<CategoriesTableOwnProps, 'onMerge'> {
  /** Called with the name of the new category. */
  onCreate: (names: NamesValues) => void;
  /** Called with the category to delete and the id of its replacement. */
  onMerge?: ((category: Category, intoId: string) => void) | undefined;
  /** The server's error messages. */
  notice?: string | undefined;
}

/**
 * The administrators' page of categories.
 *
 * @use Categories and their order.
 * @avoid Not tags: `AdminTagsScreen`.
 * @example
 * <AdminCategoriesScreen
 *   categories={categories}
 *   onCreate={create}
 *   onRename={rename}
 *   onReorder={reorder}
 *   onDelete={remove}
 * />
 */
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
  const words = useWords(adminWords).categories;
  const merging = useMerging({ entries: categories, storyCounts, onMerge });
  const [isCreating, setIsCreating] = useState(false);

  function handleCreate(names: NamesValues) {
    setIsCreating(false);
    onCreate(names);
  }

  return (
    <TaxonomyPage
      heading={words.title}
      lead={words.lead}
      action={
        <Button variant="primary" icon={<Plus />} disabled={isCreating} onClick={() => setIsCreating(true)}>
          {words.add}
        </Button>
      }
      notice={notice}
      merge={merging.dialog}
      {...rest}
    >
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
        onMerge={merging.onMergeAsked}
        onDelete={onDelete}
        error={error}
        onRetry={onRetry}
      />
    </TaxonomyPage>
  );
}
