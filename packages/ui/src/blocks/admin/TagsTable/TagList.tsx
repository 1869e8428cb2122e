import type { Tag } from '@kathaloka/contract/entities';
import { Pencil, Trash2 } from 'lucide-react';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { useTableWords } from '../../../words/areas/useTableWords.ts';
import { RowActions } from '../adminPage.styles.ts';
import { Count, Entry, List, Silence } from './TagsTable.styles.ts';

interface TagListProps {
  tags: readonly Tag[] | undefined;
  storyCounts: Readonly<Record<string, number>> | undefined;
  editedId: string | undefined;
  onEdit: (tag: Tag) => void;
  onDelete: (tag: Tag) => void;
}

const PLACES = 8;

/** Every tag with the number of its stories. */
export function TagList({ tags, storyCounts, editedId, onEdit, onDelete }: TagListProps) {
  const shared = useAdminWords();
  const words = shared.tags;
  const { loading } = useTableWords();

  if (tags?.length === 0) return <Silence>{words.empty}</Silence>;

  return (
    <List aria-label={words.title} aria-busy={!tags || undefined}>
      {tags?.map((tag) => (
        <Entry key={tag.id} data-edited={tag.id === editedId || undefined}>
          <Chip color={tag.color}>{tag.display_name}</Chip>
          <Count>{storyCounts && shared.storyCount(storyCounts[tag.id] ?? 0)}</Count>
          <RowActions>
            <IconButton
              label={words.edit(tag.display_name)}
              variant="plain"
              size="small"
              onClick={() => onEdit(tag)}
            >
              <Pencil />
            </IconButton>
            <IconButton
              label={shared.delete(tag.display_name)}
              variant="plain"
              size="small"
              onClick={() => onDelete(tag)}
            >
              <Trash2 />
            </IconButton>
          </RowActions>
        </Entry>
      )) ??
        Array.from({ length: PLACES }, (_, index) => (
          <Entry key={index}>
            {index === 0 && <VisuallyHidden>{loading}</VisuallyHidden>}
            <Skeleton width={50} />
          </Entry>
        ))}
    </List>
  );
}
