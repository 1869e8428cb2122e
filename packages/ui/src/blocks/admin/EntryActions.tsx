import { Merge, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { RowActions } from './adminPage.styles.ts';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

interface EntryActionsProps {
  /** The name of the category or tag. */
  name: string;
  editLabel: string;
  onEdit: () => void;
  /** Called to merge the entry; without it there is no button to do so. */
  onMerge: (() => void) | undefined;
  onDelete: () => void;
}

/** The actions on one category or tag: edit, merge, delete. */
export function EntryActions({ name, editLabel, onEdit, onMerge, onDelete }: EntryActionsProps) {
  const words = useWords(adminWords);
  return (
    <RowActions>
      <IconButton label={editLabel} variant="plain" size="small" onClick={onEdit}>
        <Pencil />
      </IconButton>
      {onMerge && (
        <IconButton label={words.merge.open(name)} variant="plain" size="small" onClick={onMerge}>
          <Merge />
        </IconButton>
      )}
      <IconButton label={words.delete(name)} variant="plain" size="small" onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </RowActions>
  );
}
