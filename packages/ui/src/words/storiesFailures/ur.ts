import type { Words } from '../en.ts';

export const storiesFailures = {
  list: { other: 'داستانیں نہیں آ سکیں۔ براہ کرم پھر کوشش کریں۔' },
  detail: { other: 'کھیل کی تفصیل نہیں آ سکی۔ براہ کرم پھر کوشش کریں۔' },
  startSession: { other: 'کھیل شروع نہیں ہو سکا۔ کچھ نہیں کٹا، پھر کوشش کریں۔' },
  session: { other: 'کھیل نہیں کھل سکا۔ وہ محفوظ ہے، پھر کوشش کریں۔' },
} satisfies Words['storiesFailures'];
