import type { Words } from '../en.ts';

export const errors = {
  title: 'داستان گو کے ہاتھ سے ڈور چھوٹ گئی',
  unexpected: 'کچھ گڑبڑ ہو گئی۔ صفحہ دوبارہ کھول کر دیکھیں۔',
  partMissing: 'صفحے کا یہ حصہ نہیں کھل سکا۔ کیا انٹرنیٹ چل رہا ہے؟',
  tryAgain: 'پھر کوشش کریں',
  sessionUnknown: 'ابھی معلوم نہیں ہو رہا کہ آپ داخل ہیں یا نہیں۔ ہم پھر پوچھ رہے ہیں۔',
  request: (id) => `درخواست ${id}`,
} satisfies Words['errors'];
