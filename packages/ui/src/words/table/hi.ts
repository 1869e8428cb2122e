import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');

export const table = {
  ownLanguage: 'hi',
  loading: 'आ रहा है...',
  select: 'चुनें',
  selectRow: (row) => `${row} चुनें`,
  selectAll: 'सभी पंक्तियाँ चुनें',
  pages: 'पन्ने',
  back: 'पीछे',
  next: 'आगे',
  page: (page) => `पन्ना ${whole(page)}`,
  range: (first, last, total) => `कुल ${whole(total)}, यहाँ ${whole(first)} से ${whole(last)} तक`,
} satisfies Words['table'];
