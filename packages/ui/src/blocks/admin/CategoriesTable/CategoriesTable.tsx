import type { Category } from '@kathaloka/contract/entities';
import { type ComponentProps, useState } from 'react';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Page } from '../adminPage.styles.ts';
import { haveSameNames, type NamesValues } from '../names/namesForm.ts';
import { ReorderAnnouncement } from '../reorder/ReorderAnnouncement.tsx';
import { useReorderedList } from '../reorder/useReorderedList.ts';
import { DeleteEntryDialog } from '../DeleteEntryDialog.tsx';
import { useDelete } from '../useDelete.ts';
import { categoryColumns } from './categoryColumns.tsx';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface CategoriesTableOwnProps {
  /** The categories in their order. `undefined` while loading. */
  categories: readonly Category[] | undefined;
  /** How many stories use each category, by its id. Without it the table has no column for them. */
  storyCounts?: Readonly<Record<string, number>> | undefined;
  /** Called with the category's names in all languages, if they have changed. */
  onRename: (category: Category, names: NamesValues) => void;
  /** Called with all ids, in the new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Called to merge a category into another. Without it, or with a single category, there is no button. */
  onMerge?: ((category: Category) => void) | undefined;
  /** Called to delete a category that no story uses. */
  onDelete: (category: Category) => void;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

export interface CategoriesTableProps
  extends Omit<ComponentProps<'div'>, 'children'>, CategoriesTableOwnProps {}

/**
 * The categories in the order of the rows on Home: renamed in place, moved by handle or keyboard.
 *
 * @use Orders and renames categories.
 * @avoid Not for tags, which have no order: `TagsTable`.
 * @heard A table; where a row was lifted and put down.
 * @keys press, move, close
 * @example
 * <CategoriesTable
 *   categories={categories}
 *   onRename={rename}
 *   onReorder={(ids) => reorder(ids)}
 *   onDelete={({ id }) => remove(id)}
 * />
 */
export function CategoriesTable({
  categories,
  storyCounts,
  onRename,
  onReorder,
  onMerge,
  onDelete,
  error,
  onRetry,
  ...rest
}: CategoriesTableProps) {
  const { categories: words, rename: renameLabel } = useWords(adminWords);
  const [editedId, setEditedId] = useState<string>();
  const { refused, question, handleDelete } = useDelete({ storyCounts, onDelete });
  const list = useReorderedList({ entries: categories, onReorder });

  const columns = categoryColumns({
    words,
    renameLabel,
    storyCounts,
    editedId,
    placeOf: list.placeOf,
    gripOf: list.gripOf,
    onEdit: (category) => setEditedId(category?.id),
    onRename: (category, names) => {
      setEditedId(undefined);
      if (!haveSameNames(category, names)) onRename(category, names);
    },
    onMerge: (categories?.length ?? 0) > 1 ? onMerge : undefined,
    onDelete: handleDelete,
  });

  return (
    <Page {...rest}>
      {refused && <ErrorNote>{words.inUse(refused.entry.display_name, refused.count)}</ErrorNote>}
      <DeleteEntryDialog {...question} />
      <ReorderAnnouncement {...list.speech} />
      <DataTable
        label={words.title}
        columns={columns}
        rows={list.shown}
        rowKey={({ id }) => id}
        rowAttributes={(row) => ({ 'data-state': list.stateOf(row) })}
        empty={words.empty}
        error={error}
        onRetry={onRetry}
      />
    </Page>
  );
}
