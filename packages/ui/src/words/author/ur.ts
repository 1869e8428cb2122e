import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const author = {
  loading: 'مصنف کا صفحہ آ رہا ہے...',
  notFound: 'ایسا کوئی مصنف نہیں ہے',
  storiesBy: (count) => counted(count, { one: 'شائع شدہ داستان', other: 'شائع شدہ داستانیں' }),
  follow: 'فالو کریں',
  unfollow: 'فالو کرنا بند کریں',
  followed: 'آپ اس مصنف کو فالو کرتے ہیں: ان کی نئی داستانیں صفحۂ اول پر دکھتی ہیں۔',
  stories: 'داستانیں',
  series: 'سلسلے',
  more: 'مزید داستانیں دکھائیں',
  loadingMore: 'آ رہی ہیں...',
  failures: {
    detail: { other: 'مصنف کا صفحہ لوڈ نہ ہو سکا۔' },
    more: { other: 'مزید داستانیں لوڈ نہ ہو سکیں۔' },
    follow: { other: 'آپ کا انتخاب محفوظ نہ ہو سکا۔' },
  },
} satisfies Words['author'];
