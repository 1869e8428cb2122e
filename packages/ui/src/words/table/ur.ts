import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('ur-u-nu-latn');

export const table = {
  ownLanguage: 'ur',
  loading: 'آ رہا ہے...',
  select: 'چنیں',
  selectRow: (row) => `چنیں: ${row}`,
  selectAll: 'سب سطریں چنیں',
  pages: 'صفحے',
  back: 'پیچھے',
  next: 'آگے',
  page: (page) => `صفحہ ${whole(page)}`,
  range: (first, last, total) => `کل ${whole(total)}، یہاں ${whole(first)} سے ${whole(last)} تک`,
} satisfies Words['table'];
