import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('ur-u-nu-latn');

export const foundEndings = {
  title: 'آپ کے انجام',
  shelf: 'آپ کے پائے ہوئے انجام',
  loading: 'آپ کے انجام آ رہے ہیں...',
  failed: 'آپ کے انجام لوڈ نہ ہو سکے۔',
  empty: 'ابھی کوئی داستان پوری نہیں ہوئی',
  emptyHint: 'آپ جس انجام تک بھی پہنچیں گے، وہ اپنے نام کے ساتھ یہاں رہے گا۔',
  more: (count) => `اور ${whole(count)}`,
  lastPage: 'آخری ورق کھولیں',
  lastPageOf: (title) => `${title}: آخری ورق کھولیں`,
  showMore: 'اور دکھائیں',
  showingMore: 'آ رہے ہیں...',
  unnamed: 'ایک انجام',
  found: (count, total) =>
    count >= total ? `آپ نے تمام ${total} انجام پا لیے` : `آپ نے ${total} میں سے ${count} انجام پائے ہیں`,
  onlyEnding: 'اس داستان کا یہی ایک انجام ہے',
  thisOne: 'یہی',
  hint: 'کسی اور انجام کا اشارہ',
  missed: 'جو آپ نے نہیں دیکھا',
  open: (count) => counted(count, { one: 'انجام ابھی باقی ہے', other: 'انجام ابھی باقی ہیں' }),
} satisfies Words['foundEndings'];
