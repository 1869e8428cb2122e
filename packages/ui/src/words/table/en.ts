import { whole } from '../numbers/en.ts';
import { area } from '../area.ts';

const table = {
  /** The language whose rules sort texts. */
  ownLanguage: 'en' as string,
  loading: 'Loading...',
  select: 'Select',
  selectRow: (row: string) => `Select ${row}`,
  selectAll: 'Select all rows',
  pages: 'Pages',
  back: 'Back',
  next: 'Next',
  page: (page: number) => `Page ${whole(page)}`,
  range: (first: number, last: number, total: number) =>
    `${whole(first)} to ${whole(last)} of ${whole(total)}`,
};

export const tableWords = area('table', table);
