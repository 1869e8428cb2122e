import { LEGAL_DATE } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';
import { privacySections } from '../privacySections/ur.ts';
import { termsSections } from '../termsSections/ur.ts';
import { onDemand } from '../../onDemand.ts';

const written = onDemand(
  () => new Intl.DateTimeFormat('ur-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }),
);

export const legal = {
  language: 'ur',
  guidebook: 'رہنما',
  gettingStarted: 'آغاز',
  accountQuestions: 'کھاتے کے سوال',
  privacyAndSecurity: 'رازداری اور حفاظت',
  terms: 'خدمت کی شرائط',
  termsDate: `پچھلی تبدیلی: ${written().format(new Date(LEGAL_DATE))}`,
  termsSections,
  privacy: 'رازداری کی پالیسی',
  privacyDate: `پچھلی تبدیلی: ${written().format(new Date(LEGAL_DATE))}`,
  privacySections,
  chapters: 'رہنما سے',
  chaptersHint: 'آغاز کے دو ورق۔ یہ سمجھانے کے لیے ہیں، شرائط کا حصہ نہیں۔',
  gettingStartedBody: [
    'صفحۂ اول پر کوئی داستان چنیں اور ”کھیلیں“ دبائیں۔ داستان گو شروع کرتا ہے؛ آپ ”آگے“ سے بڑھیں، یا کوئی راہ چنیں۔ بیچ میں اپنے لفظوں میں لکھیں: پوچھیں، دیکھیں، آزمائیں؛ داستان جواب دیتی ہے۔',
    '”ڈوبیں“ کسی گھڑی میں ٹھہرتا ہے، ”دکھائیں“ اس کی تصویر بناتا ہے، ”واپس لیں“ پچھلا قدم لوٹا لیتا ہے۔ ہر حکم کے اپنے XP لگتے ہیں، جو داستان کے صفحے پر لکھے ہیں؛ ماڈلوں کے کریڈٹ لگتے ہیں، اور چننے سے پہلے ہی دکھتا ہے کہ کتنے۔',
  ],
  accountQuestionsBody: [
    'پاس ورڈ بھول گئے؟ داخلے کے صفحے سے ایک لنک ملتا ہے جو ایک گھنٹہ چلتا ہے۔ ای میل نہیں آئی؟ پہلے سپیم فولڈر دیکھیں، پھر دوسرا لنک مانگیں۔',
    'نام یا پاس ورڈ بدلنا ہو، دیکھنا ہو کہ آپ کہاں کہاں داخل ہیں، اپنا ڈیٹا ڈاؤن لوڈ کرنا ہو یا کھاتہ مٹانا ہو، تو اپنی پروفائل کھولیں۔',
  ],
} satisfies Words['legal'];
