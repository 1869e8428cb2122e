import { Merge, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { RowActions } from './adminPage.styles.ts';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

interface EntryActionsProps {
  /** What the category or tag is called. */
  name: string;
  editLabel: string;
  onEdit: () => void;
  /** Without it there is no button to merge it. */
  onMerge: (() => void) | undefined;
  onDelete: () => void;
}

/** What is done with one category or one tag. */
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
