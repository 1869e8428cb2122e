import type { Tag } from '@kathaloka/contract/entities';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { EntryActions } from '../EntryActions.tsx';
import { OtherNames } from '../names/OtherNames.tsx';
import { Grip } from '../reorder/Grip.tsx';
import { ReorderAnnouncement } from '../reorder/ReorderAnnouncement.tsx';
import { useReorderedList } from '../reorder/useReorderedList.ts';
import { Count, Entry, List, Named, Silence } from './TagsTable.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { tableWords } from '../../../words/table/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface TagListProps {
  /** The tags to show; `undefined` while loading. */
  tags: readonly Tag[] | undefined;
  /** The text for an empty list. */
  empty: string;
  /** How many stories have each tag, by its id. */
  storyCounts: Readonly<Record<string, number>> | undefined;
  /** The id of the tag whose form is open. */
  editedId: string | undefined;
  /** Called to open a tag's form. */
  onEdit: (tag: Tag) => void;
  /** Called with all ids in the new order. Without it there are no handles. */
  onReorder: ((ids: readonly string[]) => void) | undefined;
  /** Called to merge a tag into another. Without it there is no button to do so. */
  onMerge: ((tag: Tag) => void) | undefined;
  /** Called to delete a tag that no story uses. */
  onDelete: (tag: Tag) => void;
}

const PLACES = 8;

/** The list of tags with their numbers of stories: moved by handle or keyboard, edited, merged, deleted. */
export function TagList({
  tags,
  empty,
  storyCounts,
  editedId,
  onEdit,
  onReorder,
  onMerge,
  onDelete,
}: TagListProps) {
  const shared = useWords(adminWords);
  const words = shared.tags;
  const list = useReorderedList({ entries: tags, onReorder: (ids) => onReorder?.(ids) });

  if (tags?.length === 0) return <Silence>{empty}</Silence>;
  return (
    <div>
      <ReorderAnnouncement {...list.speech} />
      <List aria-label={words.title} aria-busy={!tags || undefined}>
        {list.shown?.map((tag) => (
          <Entry key={tag.id} data-edited={tag.id === editedId || undefined} data-state={list.stateOf(tag)}>
            {onReorder && <Grip {...list.gripOf(tag)} />}
            <Named>
              <Chip color={tag.color} lang={nameLanguage(tag.display_name)}>
                {tag.display_name}
              </Chip>
              <OtherNames thing={tag} />
              <Count>{storyCounts && shared.storyCount(storyCounts[tag.id] ?? 0)}</Count>
            </Named>
            <EntryActions
              name={tag.display_name}
              editLabel={words.edit(tag.display_name)}
              onEdit={() => onEdit(tag)}
              onMerge={onMerge && (() => onMerge(tag))}
              onDelete={() => onDelete(tag)}
            />
          </Entry>
        )) ?? <Places />}
      </List>
    </div>
  );
}

function Places() {
  const { loading } = useWords(tableWords);
  return Array.from({ length: PLACES }, (_, index) => (
    <Entry key={index}>
      {index === 0 && <VisuallyHidden>{loading}</VisuallyHidden>}
      <Skeleton width={50} />
    </Entry>
  ));
}
