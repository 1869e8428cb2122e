import type { Category } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import type { Words } from '../../../words/en.ts';
import { Quiet } from '../adminPage.styles.ts';
import { EntryActions } from '../EntryActions.tsx';
import { NameForm } from '../NameForm.tsx';
import type { NamesValues } from '../names/namesForm.ts';
import { OtherNames } from '../names/OtherNames.tsx';
import { Grip } from '../reorder/Grip.tsx';
import { Name } from './CategoriesTable.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CategoryColumnOptions {
  words: Words['admin']['categories'];
  renameLabel: (display_name: string) => string;
  storyCounts: Readonly<Record<string, number>> | undefined;
  editedId: string | undefined;
  placeOf: (category: Category) => number;
  gripOf: (category: Category) => ComponentProps<typeof Grip>;
  onEdit: (category: Category | undefined) => void;
  onRename: (category: Category, names: NamesValues) => void;
  /** Merges the category into another; without it there is no button to do so. */
  onMerge: ((category: Category) => void) | undefined;
  onDelete: (category: Category) => void;
}

/** The columns: handle, position, names, address, stories (if counts are given), actions. */
export function categoryColumns(options: CategoryColumnOptions): DataTableColumn<Category>[] {
  const { words, renameLabel, storyCounts, editedId, placeOf, gripOf, onEdit, onRename, onMerge, onDelete } =
    options;
  const count: DataTableColumn<Category> = {
    key: 'stories',
    header: words.columns.stories,
    align: 'end',
    cell: ({ id }) => storyCounts?.[id] ?? 0,
  };
  return [
    {
      key: 'move',
      header: words.columns.move,
      isHeaderHidden: true,
      width: 'shrink',
      cell: (row) => <Grip {...gripOf(row)} />,
    },
    {
      key: 'order',
      header: words.columns.order,
      width: 'shrink',
      cell: (row) => <Quiet>{placeOf(row)}</Quiet>,
    },
    {
      key: 'display_name',
      header: words.columns.display_name,
      isRowHeader: true,
      width: 'grow',
      cell: (row) =>
        row.id === editedId ? (
          <RenameForm row={row} onRename={onRename} onCancel={() => onEdit(undefined)} />
        ) : (
          <Name lang={nameLanguage(row.display_name)}>{row.display_name}</Name>
        ),
    },
    ...otherNameColumns(words),
    ...(storyCounts ? [count] : []),
    {
      key: 'actions',
      header: words.columns.actions,
      align: 'end',
      width: 'shrink',
      cell: (row) => (
        <EntryActions
          name={row.display_name}
          editLabel={renameLabel(row.display_name)}
          onEdit={() => onEdit(row)}
          onMerge={onMerge && (() => onMerge(row))}
          onDelete={() => onDelete(row)}
        />
      ),
    },
  ];
}

/** The columns of the names in other languages and in URLs. */
function otherNameColumns(words: CategoryColumnOptions['words']): DataTableColumn<Category>[] {
  return [
    {
      key: 'names',
      header: words.columns.names,
      cell: (row) => <OtherNames thing={row} />,
    },
    {
      key: 'name',
      header: words.columns.name,
      cell: ({ name }) => <Quiet lang={nameLanguage(name)}>{name}</Quiet>,
    },
  ];
}

interface RenameFormProps {
  row: Category;
  onRename: (category: Category, names: NamesValues) => void;
  onCancel: () => void;
}

function RenameForm({ row, onRename, onCancel }: RenameFormProps) {
  const words = useWords(adminWords);
  return (
    <NameForm
      label={words.rename(row.display_name)}
      thing={row}
      submitLabel={words.save}
      onSubmit={(names) => onRename(row, names)}
      onCancel={onCancel}
    />
  );
}
