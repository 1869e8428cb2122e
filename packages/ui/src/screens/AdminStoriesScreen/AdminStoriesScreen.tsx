import type { StoryStatus } from '@kathaloka/contract/entities';
import { STORY_STATUSES } from '@kathaloka/contract/limits';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Page, PageHead, PageTitle, Tools } from '../../blocks/admin/adminPage.styles.ts';
import { StoryTable, type StoryTableOwnProps } from '../../blocks/admin/StoryTable/StoryTable.tsx';
import { usePaths } from '../../paths.ts';
import { Note } from '../../patterns/Note/Note.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminStoriesScreenProps extends Omit<ComponentProps<'div'>, 'children'>, StoryTableOwnProps {
  /** What did not succeed with one story, such as its featured flag; the table stays. */
  notice?: string | undefined;
  /** What is searched for. */
  query: string;
  /** Called with each new text. */
  onQueryChange: (query: string) => void;
  /** Only stories of this status; `any` for all. */
  status: StoryStatus | 'any';
  /** Called with the status that is chosen. */
  onStatusChange: (status: StoryStatus | 'any') => void;
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
  /** Where Add New Story leads. */
  newStoryHref?: string;
}

/** Every story of the library, for administrators. */
export function AdminStoriesScreen({
  notice,
  query,
  onQueryChange,
  status,
  onStatusChange,
  pagination,
  newStoryHref,
  stories,
  onFeaturedChange,
  error,
  onRetry,
  viewHref,
  editHref,
  ...rest
}: AdminStoriesScreenProps) {
  const paths = usePaths();
  const words = useAdminWords().stories;
  const statuses = STORY_STATUSES.map((value) => ({ value, label: words.statuses[value] }));

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <Tools>
          <TextField
            type="search"
            aria-label={words.search}
            placeholder={words.searchHint}
            value={query}
            onValueChange={onQueryChange}
          />
          <Select
            aria-label={words.status}
            value={status}
            options={[{ value: 'any', label: words.anyStatus }, ...statuses]}
            onValueChange={onStatusChange}
          />
          <ButtonLink href={newStoryHref ?? paths.adminNewStory} variant="primary" icon={<Plus />}>
            {words.add}
          </ButtonLink>
        </Tools>
      </PageHead>
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
      <StoryTable
        stories={stories}
        isPaged={(pagination?.totalPages ?? 1) > 1}
        onFeaturedChange={onFeaturedChange}
        error={error}
        onRetry={onRetry}
        viewHref={viewHref}
        editHref={editHref}
      />
      {pagination && <Pagination {...pagination} />}
    </Page>
  );
}
