import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { GAP, pageList } from './pageList.ts';
import { Controls, Flip, Gap, PageButton, Pages, PaginationRoot, Range } from './Pagination.styles.ts';
import { tableWords } from '../../words/table/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  totalPages: number;
  /** The total number of entries. */
  total: number;
  /** The number of entries per page. */
  pageSize: number;
  /** Called with the page to go to. */
  onPageChange: (page: number) => void;
}

/**
 * The buttons for the pages of a list. Not rendered for a single page.
 *
 * @use Goes through a list page by page, with its total.
 * @avoid Not for a list that is extended by a button: `Button` “Load more”.
 * @heard “Navigation”, the range that is shown, and the buttons.
 * @keys press
 * @example
 * <Pagination page={2} totalPages={5} total={97} pageSize={20} onPageChange={setPage} />
 */
export function Pagination({ page, totalPages, total, pageSize, onPageChange, ...rest }: PaginationProps) {
  const words = useWords(tableWords);
  if (totalPages <= 1) return null;
  const first = (page - 1) * pageSize + 1;

  // Disabling the button on the last page would drop the focus.
  function wayTo(target: number) {
    const exists = target >= 1 && target <= totalPages;
    return {
      'aria-disabled': !exists || undefined,
      onClick: () => exists && onPageChange(target),
    };
  }

  return (
    <PaginationRoot aria-label={words.pages} {...rest}>
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
