import type { Words } from '../en.ts';

const not_signed_in = 'آپ داخل نہیں ہیں۔ براہ کرم داخل ہوں۔';

export const progressFailures = {
  tasks: (type) => ({ not_signed_in, other: `${type}: معلومات نہیں آ سکیں` }),
  page: { not_signed_in, other: 'کام نہیں آ سکے۔' },
  credits: { not_signed_in, other: 'کریڈٹ کا حساب نہیں آ سکا۔ کریڈٹ محفوظ ہیں، پھر کوشش کریں۔' },
  exportCredits: { not_signed_in, other: 'فائل تیار نہیں ہو سکی۔ براہ کرم پھر کوشش کریں۔' },
} satisfies Words['progressFailures'];
