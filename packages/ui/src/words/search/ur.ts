import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const search = {
  label: 'داستان ڈھونڈیں',
  placeholder: 'داستان ڈھونڈیں...',
  searching: 'ڈھونڈ رہے ہیں...',
  nothing: 'کوئی داستان نہیں ملی',
  didYouMean: (title) => `کہیں آپ ”${title}“ تو نہیں ڈھونڈ رہے؟`,
  categories: 'کسی زمرے میں ڈھونڈیں',
  found: (count) => counted(count, { one: 'داستان ملی', other: 'داستانیں ملیں' }),
  clear: 'تلاش مٹائیں',
  close: 'تلاش بند کریں',
} satisfies Words['search'];
