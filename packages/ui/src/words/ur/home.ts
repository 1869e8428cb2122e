import type { Words } from '../en.ts';
import { ago } from './time.ts';

export const home = {
  title: 'صفحۂ اول',
  featured: 'منتخب داستانیں',
  featuredHint: 'مدیروں کا انتخاب',
  trending: 'ان دنوں',
  trendingHint: 'ابھی سب سے زیادہ پڑھی جا رہی ہیں',
  aboutRow: (row) => `${row}: یہ کیا ہے`,
  continuePlaying: 'جہاں چھوڑا تھا',
  continue: 'آگے چلیں',
  continueNamed: (title) => `آگے چلیں: ${title}`,
  progressOf: (title) => `${title} میں آپ کی پیش رفت`,
  played: (playedAt, now) => ago(playedAt, now),
  loading: 'داستانیں آ رہی ہیں...',
  overlayWords: [
    'ورق پروئے جا رہے ہیں',
    'چراغ جل رہے ہیں',
    'ساز مل رہا ہے',
    'داستان گو جاگ رہا ہے',
    'پہلا دروازہ کھل رہا ہے',
  ],
  overlayEnd: 'آگے بڑھنے کو کوئی کلید دبائیں',
  empty: 'ابھی کوئی داستان نہیں۔',
  loadMore: 'اور داستانیں',
  loadingMore: 'آ رہی ہیں...',
} satisfies Words['home'];
