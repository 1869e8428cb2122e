import type { Words } from '../en.ts';

/** What stands between a person and the administrators' pages. */
export const adminAccess: Words['adminAccess'] = {
  forbiddenTitle: 'आपको अनुमति नहीं है',
  forbidden: 'ये पन्ने प्रबंधकों के लिए हैं।',
  forbiddenAs: (username) => `ये पन्ने प्रबंधकों के लिए हैं। आप ${username} के रूप में साइन इन हैं।`,
  goHome: 'मुखपृष्ठ पर चलें',
  signInAsOther: 'किसी और नाम से साइन इन करें',
  signingOut: 'साइन आउट हो रहा है...',
  passwordTitle: 'अपना पासवर्ड चुनें',
  passwordWhy:
    'आपने उस पासवर्ड से साइन इन किया जो सर्वर ने पहली बार चलते समय बनाया था। वह सर्वर के लॉग में छपा था, जहाँ औरों ने पढ़ा हो सकता है; इसलिए दूसरा चुनने तक और कुछ नहीं खुलेगा।',
  currentPassword: 'सर्वर का बनाया पासवर्ड',
  passwordDone: 'आपका पासवर्ड बदल गया।',
  goOn: 'प्रबंधन में आगे बढ़ें',
};
