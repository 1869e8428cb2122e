import type { Tag } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Page } from '../adminPage.styles.ts';
import { DeleteEntryDialog } from '../DeleteEntryDialog.tsx';
import { useDelete } from '../useDelete.ts';
import { TagForm, type TagValues } from './TagForm.tsx';
import { TagFinder } from './TagFinder.tsx';
import { Columns, Side } from './TagsTable.styles.ts';
import { useEditedTag } from './useEditedTag.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface TagsTableOwnProps {
  /** The tags; `undefined` while loading. */
  tags: readonly Tag[] | undefined;
  /** How many stories use each tag, by its id, if known. */
  storyCounts?: Readonly<Record<string, number>> | undefined;
  /** Called with the names and colour of the new tag. */
  onCreate: (values: TagValues) => void;
  /** Called with the new names and colour. */
  onUpdate: (tag: Tag, values: TagValues) => void;
  /** Called with all ids in the new order. Without it there are no handles. */
  onReorder?: ((ids: readonly string[]) => void) | undefined;
  /** Called to merge a tag into another. Without it there is no button to do so. */
  onMerge?: ((tag: Tag) => void) | undefined;
  /** Called to delete a tag that no story uses. */
  onDelete: (tag: Tag) => void;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

export interface TagsTableProps extends Omit<ComponentProps<'div'>, 'children'>, TagsTableOwnProps {}

/**
 * The tags as readers see them, and the form that creates or edits one.
 *
 * @use Creates, renames and merges tags.
 * @avoid Not for categories, which have an order: `CategoriesTable`.
 * @heard A table; what was created or merged.
 * @keys press, tab
 * @example
 * <TagsTable tags={tags} onCreate={create} onUpdate={update} onDelete={({ id }) => remove(id)} />
 */
export function TagsTable({
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
}: TagsTableProps) {
  const words = useWords(adminWords).tags;
  const { edited, formKey, handleEdit, startAfresh } = useEditedTag();
  const { refused, question, handleDelete } = useDelete({ storyCounts, onDelete });

  function handleSubmit(values: TagValues) {
    if (edited) onUpdate(edited, values);
    else onCreate(values);
    startAfresh();
  }

  if (error !== undefined) {
    return (
      <Page {...rest}>
        <ErrorState layout="row" error={error} onRetry={onRetry} />
      </Page>
    );
  }

  return (
    <Page {...rest}>
      {refused && <ErrorNote>{words.inUse(refused.entry.display_name, refused.count)}</ErrorNote>}
      <DeleteEntryDialog {...question} />
      <Columns>
        <Side>
          <TagForm key={formKey} tag={edited} onSubmit={handleSubmit} onCancel={edited && startAfresh} />
        </Side>
        <TagFinder
          tags={tags}
          storyCounts={storyCounts}
          editedId={edited?.id}
          onEdit={handleEdit}
          onReorder={onReorder}
          onMerge={onMerge}
          onDelete={handleDelete}
        />
      </Columns>
    </Page>
  );
}
