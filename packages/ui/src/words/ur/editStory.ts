import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { difficulties, ratings } from './storyPage.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const editStory = {
  title: 'داستان بدلیں',
  loading: 'داستان کی تفصیل آ رہی ہے...',
  back: 'میری داستانوں پر لوٹیں',
  basics: 'بنیادی معلومات',
  categorization: 'زمرہ اور ٹیگ',
  settings: 'ترتیبات',
  fields: {
    title: 'عنوان',
    tagline: 'ذیلی عنوان',
    description: 'تعارف',
    cover: 'سرورق کا URL',
    category: 'زمرہ',
    tags: 'ٹیگ',
    premium: 'پریمیم داستان',
    rating: 'کس عمر کے لیے',
    difficulty: 'مشکل',
  },
  descriptionHint: 'Markdown چلتا ہے: موٹے اور ترچھے حروف، فہرستیں اور لنک۔',
  coverHint: '16:9 سب سے اچھا دکھتا ہے۔',
  coverPreview: 'اس URL کا سرورق',
  coverFailed: 'یہ تصویر نہیں کھل رہی۔ جب تک نہ کھلے، قارئین عنوان سے بنا سرورق دیکھتے ہیں۔',
  noCategory: 'کوئی زمرہ نہیں',
  premiumHint: 'صرف پریمیم والے اسے کھیل سکتے ہیں۔ آپ ہمیشہ کھیل سکتے ہیں۔',
  options: { ...ratings, ...difficulties },
  asReaders: 'قارئین کو یوں دکھے گی',
  noChanges: 'کوئی تبدیلی باقی نہیں',
  unsaved: (count) => `${counted(count, { one: 'تبدیلی', other: 'تبدیلیاں' })} محفوظ نہیں`,
  cancel: 'رہنے دیں',
  save: 'تبدیلیاں محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  saved: 'داستان بدل گئی!',
} satisfies Words['editStory'];
