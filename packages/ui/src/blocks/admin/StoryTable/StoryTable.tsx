import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import type { StoryTableRow } from './storyCells.tsx';
import { storyColumns } from './storyColumns.tsx';

/** The component's own props, without those of its root element. */
export interface StoryTableOwnProps {
  /** The stories in order. `undefined` while loading. */
  stories: readonly StoryTableRow[] | undefined;
  /** Called to set or clear the featured flag. */
  onFeaturedChange: (story: StoryTableRow, is_featured: boolean) => void;
  /** The error message. */
  error?: string | undefined;
  /** Whether the stories are one page of several: sorting is then disabled. */
  isPaged?: boolean | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
  /** The address of a story. */
  viewHref?: ((story: StoryTableRow) => string) | undefined;
  /** The address of a story's edit form. */
  editHref?: ((story: StoryTableRow) => string) | undefined;
}

export interface StoryTableProps extends Omit<ComponentProps<'div'>, 'children'>, StoryTableOwnProps {}

/** All stories, with their administrative flags. */
export function StoryTable({
  stories,
  onFeaturedChange,
  isPaged,
  error,
  onRetry,
  viewHref,
  editHref,
  ...rest
}: StoryTableProps) {
  const paths = usePaths();
  const words = useAdminWords().stories;
  const storyWords = useStoryWords();
  const columns = storyColumns({
    words,
    titleOf: ({ title }) => title.trim() || storyWords.untitled,
    authorOf: ({ author }) => author.display_name?.trim() || storyWords.unknownAuthor,
    onFeaturedChange,
    viewHref: viewHref ?? (({ id }) => paths.story(id)),
    editHref: editHref ?? (({ id }) => paths.adminEditStory(id)),
  });

  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={stories}
      rowKey={({ id }) => id}
      empty={words.empty}
      isPaged={isPaged}
      error={error}
      onRetry={onRetry}
      {...rest}
    />
  );
}
