import { type BulkStoryAction, SEARCH_QUERY_MAX } from '@kathaloka/contract/limits';
import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { SelectionBar, type SelectionBarOwnProps } from '../../blocks/admin/SelectionBar/SelectionBar.tsx';
import type { StoryTableRow } from '../../blocks/admin/StoryTable/storyCells.tsx';
import { StoryTable, type StoryTableOwnProps } from '../../blocks/admin/StoryTable/StoryTable.tsx';
import { usePaths } from '../../paths.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { StoryFilters, type StoryFiltersProps } from './StoryFilters.tsx';

export interface AdminStoriesScreenProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Omit<StoryTableOwnProps, 'onRowSelect' | 'selectedIds' | 'isPaged'>,
    Omit<StoryFiltersProps, 'maxLength'>,
    Partial<Omit<SelectionBarOwnProps, 'pageIds'>> {
  /** What did not succeed with some stories, such as their featured flag; the table stays. */
  notice?: string | undefined;
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
  /** Where Add New Story leads. */
  newStoryHref?: string;
}

const NONE: ReadonlySet<string> = new Set();

/** Every story of the library, for administrators: one page of what the server has filtered and sorted. */
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
  selectedIds = NONE,
  onSelectedChange,
  onBulk,
  busy,
  pagination,
  newStoryHref,
  stories,
  onFeaturedChange,
  onAuthorSelect,
  sort,
  onSortChange,
  error,
  onRetry,
  viewHref,
  editHref,
  ...rest
}: AdminStoriesScreenProps) {
  const paths = usePaths();
  const words = useAdminWords().stories;
  const [isArchiving, setIsArchiving] = useState(false);

  function handleSelect({ id }: StoryTableRow, isSelected: boolean) {
    const next = new Set(selectedIds);
    if (isSelected) next.add(id);
    else next.delete(id);
    onSelectedChange?.(next);
  }

  function handleBulk(action: BulkStoryAction) {
    // what leaves the catalogue is confirmed first
    if (action === 'archive' && !isArchiving) return setIsArchiving(true);
    setIsArchiving(false);
    onBulk?.(action);
  }

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <ButtonLink href={newStoryHref ?? paths.adminNewStory} variant="primary" icon={<Plus />}>
          {words.add}
        </ButtonLink>
      </PageHead>
      <StoryFilters
        query={query}
        onQueryChange={onQueryChange}
        maxLength={SEARCH_QUERY_MAX}
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
      {onSelectedChange && onBulk && error === undefined && (
        <SelectionBar
          pageIds={stories?.map(({ id }) => id) ?? []}
          selectedIds={selectedIds}
          onSelectedChange={onSelectedChange}
          onBulk={handleBulk}
          busy={busy}
        />
      )}
      <StoryTable
        stories={stories}
        isPaged={(pagination?.totalPages ?? 1) > 1}
        sort={sort}
        onSortChange={onSortChange}
        selectedIds={selectedIds}
        onRowSelect={onSelectedChange && handleSelect}
        onFeaturedChange={onFeaturedChange}
        onAuthorSelect={onAuthorSelect}
        error={error}
        onRetry={onRetry}
        viewHref={viewHref}
        editHref={editHref}
      />
      {pagination && <Pagination {...pagination} />}
      <ConfirmDialog
        open={isArchiving}
        onOpenChange={setIsArchiving}
        title={words.archiveTitle(selectedIds.size)}
        description={words.archiveText}
        cancelLabel={useAdminWords().cancel}
        confirmLabel={words.bulk.archive}
        onConfirm={() => handleBulk('archive')}
      />
    </Page>
  );
}
