import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const editStory = {
  title: 'داستان بدلیں',
  loading: 'داستان کی تفصیل آ رہی ہے...',
  back: 'میری داستانوں پر لوٹیں',
  basics: 'بنیادی معلومات',
  categorization: 'زمرہ اور ٹیگ',
  settings: 'ترتیبات',
  asReaders: 'قارئین کو یوں دکھے گی',
  noChanges: 'کوئی تبدیلی باقی نہیں',
  unsaved: (count) => `${counted(count, { one: 'تبدیلی', other: 'تبدیلیاں' })} محفوظ نہیں`,
  cancel: 'رہنے دیں',
  save: 'تبدیلیاں محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  saved: 'داستان بدل گئی!',
} satisfies Words['editStory'];
