import type { Words } from '../en.ts';

export const home = {
  title: 'صفحۂ اول',
  featured: 'منتخب داستانیں',
  featuredHint: 'مدیروں کا انتخاب',
  trending: 'ان دنوں',
  trendingHint: 'ابھی سب سے زیادہ پڑھی جا رہی ہیں',
  followed: 'آپ کے فالو کیے مصنفین سے',
  followedHint: 'ان کی تازہ ترین داستانیں',
  aboutRow: (row) => `${row}: یہ کیا ہے`,
  quickReads: 'مختصر داستانیں',
  quickReadsHint: 'چند منٹ کی پوری داستانیں، جو کھاتے کے بغیر پڑھی جا سکتی ہیں۔',
  withoutMachines: 'صرف وہ داستانیں جو AI کے بغیر بنی ہیں',
  noneWithoutMachines: 'یہاں کی سب داستانیں AI کی مدد سے بنی ہیں۔',
  loading: 'داستانیں آ رہی ہیں...',
  overlayWords: [
    'ورق پروئے جا رہے ہیں',
    'چراغ جل رہے ہیں',
    'ساز مل رہا ہے',
    'داستان گو جاگ رہا ہے',
    'پہلا دروازہ کھل رہا ہے',
  ],
  empty: 'ابھی کوئی داستان نہیں۔',
  loadMore: 'اور داستانیں',
  loadingMore: 'آ رہی ہیں...',
} satisfies Words['home'];
