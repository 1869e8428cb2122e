import type { ComponentProps, ReactNode } from 'react';
import { Page } from '../../blocks/admin/adminPage.styles.ts';
import { SelectionBar, type SelectionBarOwnProps } from '../../blocks/admin/SelectionBar/SelectionBar.tsx';
import type { StoryTableRow } from '../../blocks/admin/StoryTable/storyCells.tsx';
import { StoryTable, type StoryTableOwnProps } from '../../blocks/admin/StoryTable/StoryTable.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { useArchiveQuestion } from './useArchiveQuestion.ts';

export interface StoryListProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Omit<StoryTableOwnProps, 'onRowSelect' | 'checkedIds' | 'isPaged'>,
    Partial<Omit<SelectionBarOwnProps, 'pageIds'>> {
  /** What stands above the list. */
  head: ReactNode;
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** One page of stories, the selection on all pages, and the actions on the selection. */
export function StoryList({
  head,
  checkedIds = NONE,
  onCheckedIdsChange,
  onBulk,
  busy,
  pagination,
  stories,
  onFeaturedChange,
  savingIds,
  onAuthorSelect,
  sort,
  onSortChange,
  error,
  onRetry,
  viewHref,
  editHref,
  ...rest
}: StoryListProps) {
  const archive = useArchiveQuestion(onBulk);

  function handleSelect({ id }: StoryTableRow, isChecked: boolean) {
    const others = [...checkedIds].filter((each) => each !== id);
    onCheckedIdsChange?.(new Set(isChecked ? [...others, id] : others));
  }

  return (
    <Page {...rest}>
      {head}
      {onCheckedIdsChange && onBulk && error === undefined && (
        <SelectionBar
          pageIds={stories?.map(({ id }) => id) ?? []}
          checkedIds={checkedIds}
          onCheckedIdsChange={onCheckedIdsChange}
          onBulk={archive.handleBulk}
          busy={busy}
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
