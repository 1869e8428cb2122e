import type { Words } from '../en.ts';
import { ago } from '../time/ur.ts';
import { onDemand } from '../../onDemand.ts';

const day = onDemand(
  () =>
    new Intl.DateTimeFormat('ur-u-nu-latn', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export const profile = {
  ownLanguage: 'ur',
  title: 'کھاتہ',
  back: 'آپ کی پیش رفت',
  details: 'آپ کا کھاتہ',
  username: 'نام',
  displayName: 'دکھائی دینے والا نام',
  noDisplayName: 'نہیں ہے۔ آپ کی داستانوں پر آپ کا کھاتے کا نام دکھتا ہے۔',
  email: 'ای میل',
  verified: 'تصدیق ہو چکی ہے',
  notVerified: 'تصدیق باقی ہے',
  notVerifiedText: 'ہماری بھیجی ای میل کا لنک کھولیں، تاکہ تصدیق ہو جائے کہ یہ پتا آپ کا ہے۔',
  resend: 'ای میل پھر بھیجیں',
  resent: 'اس ای میل سے کوئی کھاتہ بنا ہے تو تصدیق کی ای میل بھیج دی گئی ہے',
  sending: 'بھیج رہے ہیں...',
  since: 'کب سے رکن',
  day: (instant) => day().format(new Date(instant)),
  password: {
    title: 'پاس ورڈ بدلیں',
    lead: 'باقی سب جگہ سے آپ باہر ہو جائیں گے۔',
    current: 'موجودہ پاس ورڈ',
    new: 'نیا پاس ورڈ',
    submit: 'نیا پاس ورڈ محفوظ کریں',
    busy: 'محفوظ ہو رہا ہے...',
    done: 'آپ کا پاس ورڈ بدل گیا۔',
  },
  identity: {
    title: 'تصدیق کریں کہ یہ آپ ہی ہیں',
    text: 'اس تبدیلی کے لیے کھلا صفحہ کافی نہیں: ہو سکتا ہے آپ کے براؤزر پر کوئی اور بیٹھا ہو۔ اگلے پانچ منٹ تک دوبارہ نہیں پوچھا جائے گا۔',
    cancel: 'رہنے دیں',
    submit: 'تصدیق کریں',
    busy: 'جانچ ہو رہی ہے...',
    password: 'آپ کا پاس ورڈ',
    google: 'یہ آپ ہی ہیں، اس کی تصدیق کے لیے Google سے ایک بار پھر داخل ہوں۔',
    confirmed: 'Google نے تصدیق کر دی کہ یہ آپ ہی ہیں۔',
    withoutGoogle:
      'آپ کا کھاتہ Google سے کھلتا ہے، جو یہاں ابھی دستیاب نہیں۔ پہلے داخلے کے صفحے پر ”پاس ورڈ بھول گئے؟“ سے ایک پاس ورڈ بنا لیں۔',
  },
  sessions: {
    title: 'آپ کہاں کہاں داخل ہیں',
    thisBrowser: 'یہی براؤزر',
    lastUsed: (then, now) => `پچھلی بار: ${ago(then, now)}`,
    since: (then) => `داخلہ: ${day().format(new Date(then))}`,
    endOthers: 'باقی سب جگہ سے باہر نکلیں',
    ending: 'باہر نکل رہے ہیں...',
    endOthersTitle: 'باقی سب جگہ سے باہر نکلیں؟',
    endOthersText: 'باقی سب براؤزروں میں پھر سے داخل ہونا ہوگا۔',
    keepOthers: 'داخل رہنے دیں',
    endOne: 'باہر نکالیں',
    endOneOf: (device) => `باہر نکالیں: ${device}`,
    endOneTitle: 'اس براؤزر کو باہر نکالیں؟',
    endOneText: (device) => `${device} میں پھر سے داخل ہونا ہوگا۔`,
    keepOne: 'داخل رہنے دیں',
    alone: 'آپ اور کہیں داخل نہیں ہیں۔',
    unknownDevice: 'نامعلوم براؤزر',
    loading: 'آپ کے داخلے دیکھے جا رہے ہیں...',
  },
  data: {
    title: 'آپ کا ڈیٹا',
    lead: 'ہمارے پاس آپ کا جو کچھ ہے، ایک فائل میں: آپ کا کھاتہ، آپ کی داستانیں، آپ کے کھیل اور آپ کے کریڈٹ۔',
    download: 'میرا ڈیٹا ڈاؤن لوڈ کریں',
    busy: 'تیار ہو رہا ہے...',
  },
  remove: {
    title: 'میرا کھاتہ مٹائیں',
    lead: 'آپ کے کھیل، پسند، محفوظ کی ہوئی داستانیں اور کریڈٹ فوراً مٹ جاتے ہیں اور واپس نہیں آ سکتے۔',
    open: 'میرا کھاتہ مٹائیں',
    confirmTitle: 'اپنا کھاتہ مٹائیں؟',
    confirm: 'یہ پلٹا نہیں جا سکتا۔ چاہیں تو پہلے اپنا ڈیٹا ڈاؤن لوڈ کر لیں۔',
    stories: 'میری داستانیں بھی مٹائیں',
    storiesHint:
      'جو کوئی انہیں ابھی کھیل رہا ہے، وہ کھیلتا رہے گا۔ ورنہ آپ کی شائع کی ہوئی داستانیں آپ کے نام کے بغیر یہاں رہیں گی۔',
    keep: 'کھاتہ رہنے دیں',
    submit: 'ہمیشہ کے لیے مٹائیں',
    busy: 'مٹا رہے ہیں...',
  },
} satisfies Words['profile'];
