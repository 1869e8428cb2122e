import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { onDemand } from '../../onDemand.ts';

const { compact, counted, percent, whole } = numbersOf('ur-u-nu-latn');
const languages = onDemand(() => new Intl.DisplayNames('ur', { type: 'language' }));
const day = onDemand(
  () =>
    new Intl.DateTimeFormat('ur-u-nu-latn', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export const myStories = {
  title: 'میری داستانیں',
  loading: 'آپ کی داستانیں آ رہی ہیں...',
  create: 'نئی داستان لکھیں',
  series: 'آپ کے سلسلے',
  drafts: 'مسودے',
  published: 'شائع شدہ داستانیں',
  archived: 'آرکائیو',
  bin: 'ردی',
  view: 'دیکھیں',
  edit: 'بدلیں',
  publish: 'شائع کریں',
  publishing: 'شائع ہو رہی ہے...',
  archive: 'آرکائیو کریں',
  archiving: 'آرکائیو ہو رہی ہے...',
  takeBack: 'واپس لیں',
  restore: 'واپس لائیں',
  restoring: 'واپس آ رہی ہے...',
  delete: 'مٹائیں',
  putBack: 'واپس رکھیں',
  erase: 'ہمیشہ کے لیے مٹائیں',
  named: (action, title) => `${action}: ${title}`,
  status: {
    draft: 'مسودہ',
    in_review: 'جائزے میں',
    sent_back: 'لوٹائی گئی',
    published: 'شائع شدہ',
    archived: 'آرکائیو',
  },
  changesWait: 'تبدیلیاں جائزے میں',
  language: (code) => languages().of(code) ?? code,
  scenes: (count) => (count === 0 ? 'ابھی کوئی منظر نہیں' : counted(count, { one: 'منظر', other: 'مناظر' })),
  endings: (count) => counted(count, { other: 'انجام' }),
  begun: (instant) => `شروع: ${day().format(new Date(instant))}`,
  on: (instant) => day().format(new Date(instant)),
  since: (instant) => `${day().format(new Date(instant))} سے`,
  likes: compact,
  likesSpoken: (count) => `${whole(count)} نے پسند کی`,
  plays: (count) => `${compact(count)} بار کھیلی گئی`,
  bookmarks: compact,
  bookmarksSpoken: (count) => `${whole(count)} نے محفوظ کی`,
  finished: (rate) => `${percent(rate)} انجام تک پہنچتے ہیں`,
  notPublished: (count) =>
    `شائع نہیں ہوئی: پہلے ${counted(count, { one: 'بات ٹھیک کرنی ہے', other: 'باتیں ٹھیک کرنی ہیں' })}`,
  inReview: 'جائزے کے انتظار میں۔ بدلنے پر یہ پھر مسودہ بن جائے گی۔',
  deletesAt: (instant) => `${day().format(new Date(instant))} کو مٹ جائے گی۔ رکھنا ہو تو واپس رکھیں۔`,
  unpublished: 'شائع ہونے کے بعد آپ نے اسے بدلا ہے۔ ”بدلیں“ سے پھر شائع کریں تو قارئین کو تبدیلیاں ملیں گی۔',
  changesInReview: 'آپ کی تبدیلیاں جائزے کے انتظار میں ہیں۔ تب تک قارئین کو شائع شدہ ورژن ملتا ہے۔',
  fromReviewer: 'جائزہ لینے والے کی بات',
  reported: {
    note: 'ایک قاری کی شکایت پر منتظم کی بات',
    archive: 'ایک قاری کی شکایت پر منتظم نے اسے آرکائیو کیا',
  },
  hideNote: 'یہ پیغام چھپائیں',
  emptyTitle: 'داستان ایک سطر سے شروع ہوتی ہے۔',
  emptyText: 'وہ سطر لکھیے۔ منظر، راہیں اور سرورق بعد میں؛ آپ سوچتے رہیں، مسودہ محفوظ رہے گا۔',
  noDrafts: 'کوئی مسودہ نہیں۔ آپ کا لکھا سب قارئین تک پہنچ چکا ہے۔',
  nothingPublished: 'ابھی کچھ شائع نہیں ہوا۔ جانچ پوری ہوتے ہی مسودہ شائع ہو سکتا ہے۔',
} satisfies Words['myStories'];
