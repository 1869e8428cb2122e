import type { Category } from '@kathaloka/contract/entities';
import { type ComponentProps, useId, useState } from 'react';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Page } from '../adminPage.styles.ts';
import { useDelete } from '../useDelete.ts';
import { categoryColumns } from './categoryColumns.tsx';
import { type ReorderEvent, useReorder } from './useReorder.ts';

/** The component's own props, without those of its root element. */
export interface CategoriesTableOwnProps {
  /** In their order. `undefined` while loading. */
  categories: readonly Category[] | undefined;
  /** How many stories use each, by its id, where that is known. */
  storyCounts?: Readonly<Record<string, number>> | undefined;
  /** Called with the new name, unless it is unchanged. */
  onRename: (category: Category, display_name: string) => void;
  /** Called with all ids, in the new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Not called for a category that is in use: it cannot be deleted. */
  onDelete: (category: Category) => void;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

export interface CategoriesTableProps
  extends Omit<ComponentProps<'div'>, 'children'>, CategoriesTableOwnProps {}

/** The categories, in the order of the rows on Home: renamed in place, moved by handle or keyboard. */
export function CategoriesTable({
  categories,
  storyCounts,
  onRename,
  onReorder,
  onDelete,
  error,
  onRetry,
  ...rest
}: CategoriesTableProps) {
  const words = useAdminWords().categories;
  const hintId = useId();
  const [editedId, setEditedId] = useState<string>();
  const { refused, handleDelete } = useDelete({ storyCounts, onDelete });
  const [said, setSaid] = useState('');

  const byId = new Map(categories?.map((category) => [category.id, category]));

  function announce(event: ReorderEvent, id: string, place: number) {
    setSaid(words.reordered[event](byId.get(id)?.display_name ?? '', place, byId.size));
  }

  const reorder = useReorder({ ids: [...byId.keys()], onReorder, onEvent: announce });

  const columns = categoryColumns({
    words,
    hintId,
    storyCounts,
    editedId,
    placeOf: ({ id }) => reorder.order.indexOf(id) + 1,
    handleProps: reorder.handleProps,
    onEdit: (category) => setEditedId(category?.id),
    onRename: (category, display_name) => {
      setEditedId(undefined);
      if (display_name !== category.display_name) onRename(category, display_name);
    },
    onDelete: handleDelete,
  });

  return (
    <Page {...rest}>
      {refused && (
        <Note tone="error" role="alert">
          {words.inUse(refused.entry.display_name, refused.count)}
        </Note>
      )}
      <VisuallyHidden>
        <span id={hintId}>{words.moveHint}</span>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
      <DataTable
        label={words.title}
        columns={columns}
        rows={categories && reorder.order.flatMap((id) => byId.get(id) ?? [])}
        rowKey={({ id }) => id}
        rowAttributes={({ id }) => ({ 'data-state': id === reorder.liftedId ? 'lifted' : undefined })}
        empty={words.empty}
        error={error}
        onRetry={onRetry}
      />
    </Page>
  );
}
