import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

const garbled = 'جواب درست شکل میں نہیں آیا';
const fault = (path: string, text: string) => `${path}: ${text}`;
const loginAgain = 'آپ کا سیشن ختم ہو گیا۔ براہ کرم پھر داخل ہوں۔';

export const accountFailures = {
  login: { garbled, other: 'داخلہ نہیں ہو سکا۔ براہ کرم پھر کوشش کریں۔' },
  register: { garbled, other: 'کھاتہ نہیں بن سکا۔ براہ کرم پھر کوشش کریں۔' },
  forgotPassword: { other: 'پاس ورڈ بدلنے کا لنک نہیں بھیجا جا سکا۔ براہ کرم پھر کوشش کریں۔' },
  verifyEmail: { other: 'ای میل کی تصدیق نہیں ہوئی' },
  resendVerification: { other: 'تصدیق کی ای میل دوبارہ نہیں بھیجی جا سکی۔ تھوڑی دیر بعد کوشش کریں۔' },
  changePassword: { other: 'پاس ورڈ نہیں بدلا جا سکا۔ پرانا اب بھی چلے گا، پھر کوشش کریں۔' },
  listSessions: { other: 'آپ کے سیشن نہیں کھل سکے۔ براہ کرم پھر کوشش کریں۔' },
  confirmIdentity: { other: 'آپ کی تصدیق نہیں ہو سکی۔ کچھ نہیں بدلا، پھر کوشش کریں۔' },
  endSessions: { other: 'دوسرے براؤزروں سے باہر نہیں نکلا جا سکا۔ وہ اب بھی داخل ہیں، پھر کوشش کریں۔' },
  downloadData: { other: 'آپ کا ڈیٹا تیار نہیں ہو سکا۔ کچھ نہیں بدلا، پھر کوشش کریں۔' },
  deleteAccount: { other: 'کھاتہ نہیں مٹایا جا سکا۔ وہ اب بھی ہے، پھر کوشش کریں۔' },
  google: { because: (reason) => `Google سے داخلہ نہیں ہو سکا: ${reason}`, other: 'وجہ معلوم نہیں' },
} satisfies Words['accountFailures'];

const invalidCredentials = 'نام یا پاس ورڈ غلط ہے۔ براہ کرم جانچ لیں۔';

const storyForm = (forbidden: string, other: string) => ({
  not_signed_in: loginAgain,
  forbidden,
  fault,
  separator: '۔ ',
  invalid: 'کچھ معلومات درست نہیں ہیں۔',
  other,
});

export const adminFailures = {
  login: {
    validation_failed: 'معلومات درست شکل میں نہیں ہیں۔ براہ کرم جانچ لیں۔',
    invalid_credentials: invalidCredentials,
    not_signed_in: invalidCredentials,
    forbidden: 'آپ کو اس کی اجازت نہیں',
    garbled,
    other: 'داخلہ نہیں ہو سکا۔ براہ کرم نام اور پاس ورڈ جانچ لیں۔',
  },
  list: { other: 'معلومات نہیں آ سکیں۔ براہ کرم پھر کوشش کریں۔' },
  featured: { other: 'منتخب داستان نہیں بدلی جا سکی۔' },
  change: {
    not_found: 'یہ اب موجود نہیں: کسی اور نے مٹا دیا۔ کچھ نہیں بدلا۔',
    other: 'تبدیلی محفوظ نہیں ہو سکی۔ براہ کرم پھر کوشش کریں۔',
  },
  report: { other: 'آپ کی اطلاع نہیں بھیجی جا سکی۔ براہ کرم پھر کوشش کریں۔' },
  loadStory: { other: 'معلومات نہیں آ سکیں۔ براہ کرم پھر کوشش کریں۔' },
  createStory: storyForm('آپ کو داستان بنانے کی اجازت نہیں ہے', 'داستان نہیں بن سکی۔'),
  updateStory: storyForm('آپ کو داستان بدلنے کی اجازت نہیں ہے', 'داستان نہیں بدلی جا سکی۔'),
} satisfies Words['adminFailures'];

export const authoringFailures = {
  create: {
    not_signed_in: loginAgain,
    forbidden: 'آپ کو داستان بنانے کی اجازت نہیں ہے۔',
    fault,
    separator: '\n',
    invalid: 'کچھ معلومات درست نہیں ہیں۔',
    other: 'داستان نہیں بن سکی۔ آپ کا لکھا یہیں ہے، پھر کوشش کریں۔',
  },
  categoriesAndTags: { other: 'زمرے اور ٹیگ نہیں آ سکے۔ براہ کرم پھر کوشش کریں۔' },
  list: { other: 'آپ کی داستانیں نہیں آ سکیں۔ وہ محفوظ ہیں، پھر کوشش کریں۔' },
  publish: { other: 'داستان شائع نہیں ہو سکی۔ مسودہ محفوظ ہے، پھر کوشش کریں۔' },
  phrases: { other: 'ماڈل سے پوچھا نہیں جا سکا۔ کچھ نہیں بدلا، پھر کوشش کریں۔' },
  hideDecision: { other: 'پیغام چھپایا نہیں جا سکا۔ براہ کرم پھر کوشش کریں۔' },
  load: { other: 'داستان کی تفصیل نہیں آ سکی۔ براہ کرم پھر کوشش کریں۔' },
  save: { other: 'داستان نہیں بدلی جا سکی۔ آپ کا لکھا یہیں ہے، پھر کوشش کریں۔' },
} satisfies Words['authoringFailures'];

export const playFailures = {
  models: { other: 'ماڈل نہیں ملے۔ فی الحال گھر کے ماڈل کام کر رہے ہیں۔' },
  act: {
    not_signed_in: 'آگے کھیلنے کے لیے داخل ہوں۔',
    credits_short: ({ model_requested, available_credits, required_credits }) =>
      `${model_requested} کے لیے کریڈٹ کم ہیں۔ آپ کے پاس ${counted(available_credits, { one: 'ہے', other: 'ہیں' })}، چاہییں ${required_credits}۔`,
    xp_short: ({ current_xp, required_xp }) =>
      `XP کم ہیں۔ آپ کے پاس ${current_xp} XP ہیں، اس کے لیے ${required_xp} XP چاہییں۔`,
    other: 'یہ نہیں ہو سکا۔ آپ کے لفظ محفوظ ہیں، پھر کوشش کریں۔',
  },
  retelling: {
    not_found: 'داستان آگے بڑھ چکی ہے، اس لیے یہ حصہ اب ایسا ہی رہے گا۔',
    other: 'دوسرا بیان نہیں کھل سکا۔ براہ کرم پھر کوشش کریں۔',
  },
  branch: { other: 'نیا کھیل شروع نہیں ہو سکا۔ یہ کھیل ویسا ہی ہے، پھر کوشش کریں۔' },
  reasons: { other: 'یہ معلومات نہیں آ سکیں۔ براہ کرم پھر کوشش کریں۔' },
  map: { other: 'نقشہ نہیں آ سکا۔ آپ کی داستان محفوظ ہے، پھر کوشش کریں۔' },
  language: { other: 'داستان کی زبان بدلی نہ جا سکی۔ داستان پہلے کی طرح چلتی ہے، پھر کوشش کریں۔' },
  move: { other: 'کھیل نئے ورژن میں نہیں جا سکا۔ وہ اپنے ورژن میں چلتا ہے، پھر کوشش کریں۔' },
  exportSession: { other: 'کھیل کی فائل نہیں بن سکی۔ آپ کی داستان محفوظ ہے، پھر کوشش کریں۔' },
  book: { other: 'کتاب نہیں بن سکی۔ آپ کی داستان محفوظ ہے، پھر کوشش کریں۔' },
  deleteSession: { other: 'کھیل مٹایا نہیں جا سکا۔ وہ اب بھی ہے، پھر کوشش کریں۔' },
} satisfies Words['playFailures'];

const not_signed_in = 'آپ داخل نہیں ہیں۔ براہ کرم داخل ہوں۔';

export const progressFailures = {
  tasks: (type) => ({ not_signed_in, other: `${type}: معلومات نہیں آ سکیں` }),
  page: { not_signed_in, other: 'کام نہیں آ سکے۔' },
  credits: { not_signed_in, other: 'کریڈٹ کا حساب نہیں آ سکا۔ کریڈٹ محفوظ ہیں، پھر کوشش کریں۔' },
  exportCredits: { not_signed_in, other: 'فائل تیار نہیں ہو سکی۔ براہ کرم پھر کوشش کریں۔' },
} satisfies Words['progressFailures'];

export const storiesFailures = {
  list: { other: 'داستانیں نہیں آ سکیں۔ براہ کرم پھر کوشش کریں۔' },
  detail: { other: 'کھیل کی تفصیل نہیں آ سکی۔ براہ کرم پھر کوشش کریں۔' },
  startSession: { other: 'کھیل شروع نہیں ہو سکا۔ کچھ نہیں کٹا، پھر کوشش کریں۔' },
  session: { other: 'کھیل نہیں کھل سکا۔ وہ محفوظ ہے، پھر کوشش کریں۔' },
} satisfies Words['storiesFailures'];

export const waitlistFailures = {
  join: { other: 'کچھ گڑبڑ ہو گئی۔ براہ کرم تھوڑی دیر بعد پھر کوشش کریں۔' },
} satisfies Words['waitlistFailures'];
