import type { Words } from '../en.ts';
import { fault, garbled, loginAgain } from '../failures/ur.ts';

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
