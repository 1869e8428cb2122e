import type { Words } from '../en.ts';

export const loginRequired = {
  title: 'داخلہ ضروری ہے',
  message: 'اس کے لیے داخل ہونا ہوگا',
  stay: 'یہیں رہیں',
  goOn: 'داخل ہوں',
  premium: { title: 'پریمیم کہانی', goOn: 'انتظار کی فہرست میں شامل ہوں' },
  failure: { title: 'کہانی شروع نہیں ہوئی', goOn: 'پھر کوشش کریں' },
} satisfies Words['loginRequired'];
