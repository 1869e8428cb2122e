import { FilePlus, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { HeadActions, Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { SelectionBar, type SelectionBarOwnProps } from '../../blocks/admin/SelectionBar/SelectionBar.tsx';
import type { StoryTableRow } from '../../blocks/admin/StoryTable/storyCells.tsx';
import { StoryTable, type StoryTableOwnProps } from '../../blocks/admin/StoryTable/StoryTable.tsx';
import { usePaths } from '../../paths.ts';
import { ErrorNote } from '../../patterns/Note/ErrorNote.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { StoryFilters, type StoryFiltersProps } from './StoryFilters.tsx';
import { useArchiveQuestion } from './useArchiveQuestion.ts';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

interface StoryListProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Omit<StoryTableOwnProps, 'onRowSelect' | 'checkedIds' | 'isPaged'>,
    Partial<Omit<SelectionBarOwnProps, 'pageIds'>> {
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
}

export interface AdminStoriesScreenProps extends StoryListProps, StoryFiltersProps {
  /** The error message if stories could not be changed, for example featured; the table stays. */
  notice?: string | undefined;
  /** Called to import stories from a file. Without it there is no button. */
  onImport?: (() => void) | undefined;
  /** The address of Add New Story. */
  newStoryHref?: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The administrators' page of all stories: one page of a list that the server has filtered and sorted.
 *
 * @use All stories, to feature, edit or delete.
 * @avoid Not an author’s own: `MyStoriesScreen`.
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
  onImport,
  ...list
}: AdminStoriesScreenProps) {
  const paths = usePaths();
  const words = useWords(adminWords).stories;
  return (
    <StoryList {...list}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <HeadActions>
          {onImport && (
            <Button icon={<FilePlus />} onClick={onImport}>
              {words.import}
            </Button>
          )}
          <ButtonLink href={newStoryHref ?? paths.adminNewStory} variant="primary" icon={<Plus />}>
            {words.add}
          </ButtonLink>
        </HeadActions>
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
      <ErrorNote>{notice}</ErrorNote>
    </StoryList>
  );
}

/** The table of one page, the selection on all pages, and the actions on the selection. */
function StoryList({
  children,
  checkedIds = NONE,
  onCheckedIdsChange,
  onBulk,
  busy,
  onExport,
  exporting,
  pagination,
  stories,
  onFeaturedChange,
  savingIds,
  onAuthorSelect,
  onRemove,
  sort,
  onSortChange,
  error,
  onRetry,
  viewHref,
  editHref,
  ...rest
}: StoryListProps & { children: ReactNode }) {
  const archive = useArchiveQuestion(onBulk);

  const handleSelect = ({ id }: StoryTableRow, isChecked: boolean) =>
    onCheckedIdsChange?.(withSelected(checkedIds, id, isChecked));

  return (
    <Page {...rest}>
      {children}
      {onCheckedIdsChange && onBulk && error === undefined && (
        <SelectionBar
          pageIds={stories?.map(({ id }) => id) ?? []}
          checkedIds={checkedIds}
          onCheckedIdsChange={onCheckedIdsChange}
          onBulk={archive.handleBulk}
          {...{ busy, onExport, exporting }}
        />
      )}
      <StoryTable
        stories={stories}
        isPaged={(pagination?.totalPages ?? 1) > 1}
        checkedIds={checkedIds}
        onRowSelect={onCheckedIdsChange && handleSelect}
        {...{
          sort,
          onSortChange,
          onFeaturedChange,
          savingIds,
          onAuthorSelect,
          onRemove,
          error,
          onRetry,
          viewHref,
          editHref,
        }}
      />
      {pagination && <Pagination {...pagination} />}
      <ArchiveDialog {...archive.dialog} count={checkedIds.size} />
    </Page>
  );
}

function withSelected(ids: ReadonlySet<string>, id: string, isChecked: boolean): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(isChecked ? [...others, id] : others);
}
