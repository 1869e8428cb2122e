import type { Words } from '../en.ts';

export const adminAccess = {
  forbiddenTitle: 'آپ کو اس کی اجازت نہیں ہے',
  forbidden: 'یہ صفحے منتظمین کے لیے ہیں۔',
  forbiddenAs: (username) => `یہ صفحے منتظمین کے لیے ہیں۔ ابھی آپ ${username} کے کھاتے میں ہیں۔`,
  goHome: 'صفحۂ اول پر چلیں',
  signInAsOther: 'کسی اور کھاتے سے داخل ہوں',
  signingOut: 'باہر نکل رہے ہیں...',
  passwordTitle: 'اپنا پاس ورڈ چنیں',
  passwordWhy:
    'آپ اس پاس ورڈ سے داخل ہوئے ہیں جو سرور نے پہلی بار چلتے وقت خود بنایا تھا۔ وہ سرور کے لاگ میں لکھا گیا تھا، جہاں شاید اوروں نے بھی پڑھ لیا ہو، اس لیے دوسرا چننے تک اور کچھ نہیں کھلے گا۔',
  currentPassword: 'سرور کا بنایا پاس ورڈ',
  passwordDone: 'آپ کا پاس ورڈ بدل گیا۔',
  goOn: 'انتظام کے صفحوں پر چلیں',
} satisfies Words['adminAccess'];
