import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');

export const table: Words['table'] = {
  loading: 'आ रहा है...',
  select: 'चुनें',
  selectRow: (row) => `चुनें: ${row}`,
  selectAll: 'सब पंक्तियाँ चुनें',
  sortBy: (column) => `क्रम: ${column}`,
  pages: 'पन्ने',
  back: 'पीछे',
  next: 'आगे',
  page: (page) => `पन्ना ${whole(page)}`,
  range: (first, last, total) => `${whole(first)} से ${whole(last)}, कुल ${whole(total)}`,
};
