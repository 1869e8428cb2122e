import type { Words } from '../en.ts';
import { garbled } from '../failures/ur.ts';

export const accountFailures = {
  login: { garbled, other: 'داخلہ نہیں ہو سکا۔ براہ کرم پھر کوشش کریں۔' },
  register: { garbled, other: 'کھاتہ نہیں بن سکا۔ براہ کرم پھر کوشش کریں۔' },
  forgotPassword: { other: 'پاس ورڈ بدلنے کا لنک نہیں بھیجا جا سکا۔ براہ کرم پھر کوشش کریں۔' },
  verifyEmail: { other: 'ای میل کی تصدیق نہیں ہوئی' },
  resendVerification: { other: 'تصدیق کی ای میل دوبارہ نہیں بھیجی جا سکی۔ تھوڑی دیر بعد کوشش کریں۔' },
  changePassword: { other: 'پاس ورڈ نہیں بدلا جا سکا۔ پرانا اب بھی چلے گا، پھر کوشش کریں۔' },
  changeAbout: { other: 'آپ کی بات محفوظ نہ ہو سکی۔ براہ کرم پھر کوشش کریں۔' },
  listSessions: { other: 'آپ کے سیشن نہیں کھل سکے۔ براہ کرم پھر کوشش کریں۔' },
  confirmIdentity: { other: 'آپ کی تصدیق نہیں ہو سکی۔ کچھ نہیں بدلا، پھر کوشش کریں۔' },
  secondFactor: {
    email_not_verified: 'اسے چالو کرنے سے پہلے اپنے ای میل پتے کی تصدیق کریں۔',
    other: 'دوسرا مرحلہ نہیں بدلا جا سکا۔ وہ پہلے جیسا ہے، پھر کوشش کریں۔',
  },
  endSessions: { other: 'دوسرے براؤزروں سے باہر نہیں نکلا جا سکا۔ وہ اب بھی داخل ہیں، پھر کوشش کریں۔' },
  downloadData: { other: 'آپ کا ڈیٹا تیار نہیں ہو سکا۔ کچھ نہیں بدلا، پھر کوشش کریں۔' },
  deleteAccount: { other: 'کھاتہ نہیں مٹایا جا سکا۔ وہ اب بھی ہے، پھر کوشش کریں۔' },
  google: { because: (reason) => `Google سے داخلہ نہیں ہو سکا: ${reason}`, other: 'وجہ معلوم نہیں' },
} satisfies Words['accountFailures'];
