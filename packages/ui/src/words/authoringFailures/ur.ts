import type { Words } from '../en.ts';
import { fault, loginAgain } from '../failures/ur.ts';

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
