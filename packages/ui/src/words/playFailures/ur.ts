import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

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
  rate: { other: 'آپ کا درجہ محفوظ نہیں ہو سکا۔ براہ کرم پھر کوشش کریں۔' },
  reasons: { other: 'یہ معلومات نہیں آ سکیں۔ براہ کرم پھر کوشش کریں۔' },
  map: { other: 'نقشہ نہیں آ سکا۔ آپ کی داستان محفوظ ہے، پھر کوشش کریں۔' },
  language: { other: 'داستان کی زبان بدلی نہ جا سکی۔ داستان پہلے کی طرح چلتی ہے، پھر کوشش کریں۔' },
  move: { other: 'کھیل نئے ورژن میں نہیں جا سکا۔ وہ اپنے ورژن میں چلتا ہے، پھر کوشش کریں۔' },
  memory: { other: 'یہ داستان کیا یاد رکھتی ہے، یہ نہ آ سکا۔ براہ کرم پھر کوشش کریں۔' },
  changeMemory: {
    not_found: 'داستان کو اب یہ یاد نہیں۔',
    other: 'یہ بدلا نہ جا سکا۔ داستان کو یہ پہلے کی طرح یاد ہے، پھر کوشش کریں۔',
  },
  exportSession: { other: 'کھیل کی فائل نہیں بن سکی۔ آپ کی داستان محفوظ ہے، پھر کوشش کریں۔' },
  book: { other: 'کتاب نہیں بن سکی۔ آپ کی داستان محفوظ ہے، پھر کوشش کریں۔' },
  deleteSession: { other: 'کھیل مٹایا نہیں جا سکا۔ وہ اب بھی ہے، پھر کوشش کریں۔' },
} satisfies Words['playFailures'];
