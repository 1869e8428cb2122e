import type { Words } from '../en.ts';

export const loginRequired = {
  title: 'داخلہ ضروری ہے',
  message: 'اس کے لیے داخل ہونا ہوگا',
  stay: 'یہیں رہیں',
  goOn: 'داخل ہوں',
  register: 'کھاتہ بنائیں',
  choice: {
    title: 'آپ کا انتخاب محفوظ ہے',
    message: (choice) => `کھاتہ بنتے ہی داستان یہیں سے آگے چلے گی: ${choice}`,
  },
  premium: { title: 'پریمیم داستان', goOn: 'انتظار کی فہرست میں شامل ہوں' },
  failure: { title: 'داستان شروع نہیں ہوئی', goOn: 'پھر کوشش کریں' },
} satisfies Words['loginRequired'];
