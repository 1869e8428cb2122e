import type { Words } from '../en.ts';
import { garbled } from '../failures/hi.ts';

export const accountFailures = {
  login: { garbled, other: 'लॉगिन नहीं हो पाया। कृपया फिर कोशिश करें।' },
  register: { garbled, other: 'खाता नहीं बन पाया। कृपया फिर कोशिश करें।' },
  forgotPassword: { other: 'पासवर्ड बदलने का लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।' },
  verifyEmail: { other: 'ईमेल की पुष्टि नहीं हुई' },
  resendVerification: { other: 'पुष्टि का ईमेल फिर से नहीं भेजा जा सका। कृपया थोड़ी देर बाद कोशिश करें।' },
  changePassword: { other: 'पासवर्ड नहीं बदला जा सका। पुराना अब भी चलेगा, फिर कोशिश करें।' },
  changeAbout: { other: 'आपकी बात सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।' },
  listSessions: { other: 'आपके सत्र नहीं खुल पाए। कृपया फिर कोशिश करें।' },
  confirmIdentity: { other: 'आपकी पुष्टि नहीं हो पाई। कुछ नहीं बदला, फिर कोशिश करें।' },
  secondFactor: {
    email_not_verified: 'इसे चालू करने से पहले अपने ईमेल पते की पुष्टि करें।',
    other: 'दूसरा चरण नहीं बदला जा सका। वह पहले जैसा है, फिर कोशिश करें।',
  },
  endSessions: { other: 'दूसरे ब्राउज़र लॉगआउट नहीं हो पाए। वे अब भी लॉगिन हैं, फिर कोशिश करें।' },
  downloadData: { other: 'आपका डेटा तैयार नहीं हो पाया। कुछ नहीं बदला, फिर कोशिश करें।' },
  deleteAccount: { other: 'खाता नहीं मिटाया जा सका। वह अब भी है, फिर कोशिश करें।' },
  google: { because: (reason) => `Google से लॉगिन नहीं हो पाया: ${reason}`, other: 'कारण पता नहीं' },
} satisfies Words['accountFailures'];
