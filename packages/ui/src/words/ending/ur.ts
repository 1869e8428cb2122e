import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const ending = {
  turnPage: 'ورق پلٹیں',
  readAgain: 'آخری حصہ پھر پڑھیں',
  loading: 'آپ کی راہ پر پیچھے دیکھ رہے ہیں...',
  failed: 'یہاں تک کیا لایا، یہ لوڈ نہ ہو سکا۔',
  forks: 'یہاں تک کیا لایا',
  opened: 'اسی سے آگے یہ راہ کھلی:',
  toldBecause: 'اسی وجہ سے آگے داستان میں یہ ہوا:',
  ruledOut: (count) =>
    counted(count, {
      one: 'دوسرا انجام اس کے بعد پہنچ سے باہر ہو گیا',
      other: 'دوسرے انجام اس کے بعد پہنچ سے باہر ہو گئے',
    }),
  goBackHere: 'یہاں لوٹیں',
  closedAt: 'جہاں آپ نے یہ چنا، وہاں ایک اور راہ تھی، جو آپ کے لیے بند تھی:',
  closedByLeft: 'پہلے یہ چنتے تو وہ کھل جاتی:',
  closedByTaken: 'آپ کے پہلے کے اس انتخاب نے اسے بند کیا:',
  goBack: 'اس موڑ پر لوٹیں',
  lost: 'اس بار داستان ہاتھ سے نکل گئی۔',
  goBackFree: 'اس پر کچھ خرچ نہیں ہوتا۔ وہاں سے نیا کھیل شروع ہو گا؛ یہ ویسا ہی رہے گا۔',
  goBackHint: 'وہاں سے نیا کھیل شروع ہو گا؛ یہ ویسا ہی رہے گا۔',
  goingBack: 'لوٹ رہے ہیں...',
  beginAgain: 'پھر سے شروع کریں',
  beginning: 'شروع ہو رہا ہے...',
  keep: 'یہ داستان سنبھال لیں',
  keeping: 'محفوظ ہو رہی ہے...',
  shareTitle: 'یہ انجام شیئر کریں',
  shareText: 'آپ کی داستان کی آخری سطر ایک تصویر میں۔ لنک داستان تک جاتا ہے، آپ کے کھیل تک نہیں۔',
  shareCard: 'تصویر شیئر کریں',
  saveCard: 'تصویر محفوظ کریں',
  copyLink: 'لنک کاپی کریں',
  cardLabel: (content) => `کارڈ: ${content}`,
  cardFailed: 'تصویر نہ بن سکی۔ لنک اب بھی کاپی ہو سکتا ہے۔',
  cardNotShared: 'تصویر شیئر نہ ہو سکی۔ آپ اسے محفوظ کر سکتے ہیں۔',
  next: 'اگلی داستان',
  nextPart: 'اس سلسلے میں آگے',
  toStory: 'داستان کے صفحے پر واپس',
  toHome: 'صفحۂ اول پر جائیں',
  choices: (count) => counted(count, { one: 'انتخاب', other: 'انتخاب' }),
  scenes: (count) => counted(count, { one: 'منظر', other: 'مناظر' }),
  credits: (count) => counted(count, { one: 'کریڈٹ خرچ ہوا', other: 'کریڈٹ خرچ ہوئے' }),
} satisfies Words['ending'];
