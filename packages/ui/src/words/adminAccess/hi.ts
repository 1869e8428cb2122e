import type { Words } from '../en.ts';

export const adminAccess = {
  forbiddenTitle: 'आपको इसकी अनुमति नहीं है',
  forbidden: 'ये पन्ने एडमिन के लिए हैं।',
  forbiddenAs: (username) => `ये पन्ने एडमिन के लिए हैं। अभी आप ${username} के खाते में हैं।`,
  goHome: 'होम पर चलें',
  signInAsOther: 'किसी और खाते से लॉगिन करें',
  signingOut: 'लॉगआउट हो रहा है...',
  passwordTitle: 'अपना पासवर्ड चुनें',
  passwordWhy:
    'आपने उस पासवर्ड से लॉगिन किया है जो सर्वर ने पहली बार चलते समय ख़ुद बनाया था। वह सर्वर के लॉग में छपा था, जहाँ औरों ने भी पढ़ा हो सकता है, इसलिए दूसरा चुनने तक और कुछ नहीं खुलेगा।',
  currentPassword: 'सर्वर का बनाया पासवर्ड',
  passwordDone: 'आपका पासवर्ड बदल गया।',
  goOn: 'एडमिन पन्नों पर चलें',
} satisfies Words['adminAccess'];
