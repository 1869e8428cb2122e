import type { Words } from '../en.ts';

export const answer = {
  send: 'جواب دیں',
  hint: 'یہ صرف اسی داستان میں سنایا جاتا ہے۔',
} satisfies Words['play']['answer'];
