import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useTableWords } from '../../words/areas/useTableWords.ts';
import { GAP, pageList } from './pageList.ts';
import { Controls, Flip, Gap, PageButton, Pages, PaginationRoot, Range } from './Pagination.styles.ts';

export interface PaginationProps {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many pages there are. */
  totalPages: number;
  /** How many things there are on all pages. */
  total: number;
  /** How many of them fit on a page. */
  pageSize: number;
  /** Called with the page to go to. */
  onPageChange: (page: number) => void;
}

/** The way from page to page, and where one stands. Absent where everything fits on one page. */
export function Pagination({ page, totalPages, total, pageSize, onPageChange }: PaginationProps) {
  const words = useTableWords();
  if (totalPages <= 1) return null;
  const first = (page - 1) * pageSize + 1;

  // A disabled button would drop the focus of whoever has come to the last page with it.
  function wayTo(target: number) {
    const isThere = target >= 1 && target <= totalPages;
    return {
      'aria-disabled': !isThere || undefined,
      onClick: () => isThere && onPageChange(target),
    };
  }

  return (
    <PaginationRoot aria-label={words.pages}>
      <Range dir="auto" aria-live="polite">
        {words.range(first, Math.min(page * pageSize, total), total)}
      </Range>
      <Controls>
        <Button
          size="small"
          icon={
            <Flip>
              <ChevronLeft />
            </Flip>
          }
          {...wayTo(page - 1)}
        >
          {words.back}
        </Button>
        <Pages>
          {pageList(page, totalPages).map((entry, index) => (
            <li key={entry === GAP ? `gap-${index}` : entry}>
              {entry === GAP ? (
                <Gap aria-hidden>…</Gap>
              ) : (
                <PageButton
                  type="button"
                  aria-label={words.page(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => onPageChange(entry)}
                >
                  {entry}
                </PageButton>
              )}
            </li>
          ))}
        </Pages>
        <Button size="small" {...wayTo(page + 1)}>
          {words.next}
          <Flip>
            <ChevronRight />
          </Flip>
        </Button>
      </Controls>
    </PaginationRoot>
  );
}
