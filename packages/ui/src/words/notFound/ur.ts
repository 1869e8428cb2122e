import type { Words } from '../en.ts';

export const notFound = {
  code: '404',
  title: 'یہ ورق اس کتاب میں نہیں۔',
  text: 'نکال لیا گیا، یا کبھی لکھا ہی نہیں گیا۔ باقی ورق ڈور میں سلامت ہیں۔',
  goHome: 'صفحۂ اول پر چلیں',
} satisfies Words['notFound'];
