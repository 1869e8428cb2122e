import type { Words } from '../en.ts';

export const connection = {
  offline: 'انٹرنیٹ نہیں ہے۔',
  offlineText: 'آپ پڑھتے رہ سکتے ہیں۔ انٹرنیٹ لوٹتے ہی کھیل آگے چلے گا۔',
  online: 'رابطہ بحال ہے۔',
  onlineText: 'سب پھر چل رہا ہے۔',
  offlinePage: {
    title: 'انٹرنیٹ نہیں ہے',
    text: 'رابطہ بحال ہوتے ہی یہ صفحہ کھل جائے گا۔',
  },
  outdatedPage: {
    title: 'کتھالوک کا نیا ورژن آ گیا ہے',
    text: 'آپ کے پڑھتے پڑھتے کتھالوک اپ ڈیٹ ہو گیا۔ آگے بڑھنے کے لیے صفحہ پھر لوڈ کریں؛ آپ کا لکھا محفوظ ہے۔',
    action: 'پھر لوڈ کریں',
  },
} satisfies Words['connection'];
