import type { Story } from '@kathaloka/contract/entities';
import { paths } from '../../../paths.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import { storyColumns } from './storyColumns.tsx';

export interface StoryTableProps {
  /** The stories in their order. `undefined` while they are on their way. */
  stories: readonly Story[] | undefined;
  /** The story is to be featured, or no longer. */
  onFeaturedChange: (story: Story, is_featured: boolean) => void;
  /** What failed, in words for the person. */
  error?: string | undefined;
  /** Asks again. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
  /** Where a story is looked at. */
  viewHref?: (story: Story) => string;
  /** Where a story is edited. */
  editHref?: (story: Story) => string;
}

/** Every story of the library, with what an administrator decides about it at a glance. */
export function StoryTable({
  stories,
  onFeaturedChange,
  error,
  onRetry,
  viewHref = ({ id }) => paths.story(id),
  editHref = ({ id }) => paths.adminEditStory(id),
}: StoryTableProps) {
  const words = useAdminWords().stories;
  const storyWords = useStoryWords();
  const columns = storyColumns({
    words,
    titleOf: ({ title }) => title.trim() || storyWords.untitled,
    authorOf: ({ author }) => author.display_name?.trim() || storyWords.unknownAuthor,
    onFeaturedChange,
    viewHref,
    editHref,
  });

  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={stories}
      rowKey={({ id }) => id}
      empty={words.empty}
      error={error}
      onRetry={onRetry}
    />
  );
}
