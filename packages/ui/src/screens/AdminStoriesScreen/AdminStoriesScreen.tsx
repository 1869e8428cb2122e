import { Plus } from 'lucide-react';
import { PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { usePaths } from '../../paths.ts';
import { Note } from '../../patterns/Note/Note.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { StoryFilters, type StoryFiltersProps } from './StoryFilters.tsx';
import { StoryList, type StoryListProps } from './StoryList.tsx';

export interface AdminStoriesScreenProps extends Omit<StoryListProps, 'head'>, StoryFiltersProps {
  /** The error of a change to some stories, such as their featured flag; the table stays. */
  notice?: string | undefined;
  /** The address of Add New Story. */
  newStoryHref?: string;
}

/**
 * Every story of the library, for administrators: one page of what the server has filtered and sorted.
 *
 * @example
 * <AdminStoriesScreen
 *   stories={stories}
 *   query={query}
 *   onQueryChange={setQuery}
 *   status="any"
 *   onStatusChange={setStatus}
 *   onFeaturedChange={feature}
 * />
 */
export function AdminStoriesScreen({
  notice,
  query,
  onQueryChange,
  status,
  onStatusChange,
  categories,
  categoryId,
  onCategoryChange,
  authorName,
  onAuthorClear,
  newStoryHref,
  ...list
}: AdminStoriesScreenProps) {
  const paths = usePaths();
  const words = useAdminWords().stories;
  const head = (
    <>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <ButtonLink href={newStoryHref ?? paths.adminNewStory} variant="primary" icon={<Plus />}>
          {words.add}
        </ButtonLink>
      </PageHead>
      <StoryFilters
        query={query}
        onQueryChange={onQueryChange}
        status={status}
        onStatusChange={onStatusChange}
        categories={categories}
        categoryId={categoryId}
        onCategoryChange={onCategoryChange}
        authorName={authorName}
        onAuthorClear={onAuthorClear}
      />
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
    </>
  );
  return <StoryList head={head} {...list} />;
}
