import { WAITING_FOR_CONSENT_DAYS } from '@kathaloka/contract/limits';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Email } from '../../../platform/mail/email.ts';

/** The emails about consent to the guardian and to the account. */
interface GuardianEmails {
  /** Asks the guardian. Names the account by its username only. */
  readonly ask: (username: string, url: string) => Email;
  /** Thanks the guardian for consenting; the link withdraws consent at any time. */
  readonly thanks: (username: string, url: string) => Email;
  /** Tells the account that its guardian has consented. */
  readonly granted: (username: string) => Email;
  readonly withdrawn: (username: string) => Email;
}

const english: GuardianEmails = {
  ask: (username, url) => ({
    subject: 'May they play at Kathaloka?',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody who may be under 18 has opened the account “${username}” at Kathaloka, a place of stories to play, and has named you as their parent or guardian.`,
      'They cannot play until you agree. An account for the young plays by choices only: nothing is typed, no language model reads or writes for them, nothing is shared, and they see stories that are rated for their age. Nobody counts what they do for rankings, streaks or advertisements.',
      'We store their username and address, their year of birth, the games they play, and that you have agreed. You can withdraw it at any time, and have everything deleted.',
      `The link works for seven days. Without an answer the account is deleted after ${WAITING_FOR_CONSENT_DAYS} days.`,
    ],
    action: { label: 'Read what it covers, and decide', url },
    footnote:
      'If you know nobody of this name, you need do nothing: without your consent nothing is played, and your address is deleted with the account.',
  }),
  thanks: (username, url) => ({
    subject: 'You have agreed that they play at Kathaloka',
    greeting: 'Hello,',
    paragraphs: [
      `You have agreed that the account “${username}” plays at Kathaloka.`,
      'Keep this mail: by its link you see at any time what you have agreed to, withdraw it, or have the account deleted with all that it has.',
    ],
    action: { label: 'See or withdraw it', url },
    footnote: 'If it was not you who agreed, withdraw it by this link.',
  }),
  granted: (username) => ({
    subject: 'Your guardian has agreed',
    greeting: `Hello ${username},`,
    paragraphs: ['Your parent or guardian has agreed: you can play now.'],
    footnote: 'You received this email because your account at Kathaloka waited for their consent.',
  }),
  withdrawn: (username) => ({
    subject: 'Your guardian has withdrawn their consent',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Your parent or guardian does not agree any more that you play. You can still sign in, save what is stored about you, and ask again. Without their consent the account is deleted after ${WAITING_FOR_CONSENT_DAYS} days.`,
    ],
    footnote: 'You received this email because your account at Kathaloka needs their consent.',
  }),
};

const hindi: GuardianEmails = {
  ask: (username, url) => ({
    language: 'hi',
    subject: 'क्या वे कथालोक पर खेल सकते हैं?',
    greeting: 'नमस्ते,',
    paragraphs: [
      `कथालोक खेलने वाली कथाओं की जगह है। यहाँ किसी ने, जो 18 साल से छोटे हो सकते हैं, “${username}” नाम का खाता बनाया है और आपको अपना माता-पिता या अभिभावक बताया है।`,
      'आपकी सहमति के बिना वे खेल नहीं सकते। छोटों का खाता केवल विकल्प चुनकर खेलता है: कुछ टाइप नहीं होता, कोई भाषा मॉडल उनके लिए न पढ़ता है न लिखता है, कुछ साझा नहीं होता, और उन्हें उनकी उम्र के लायक़ कथाएँ ही दिखती हैं। रैंकिंग, लगातार दिनों की गिनती या विज्ञापन के लिए उनका कुछ नहीं गिना जाता।',
      'हम उनका यूज़रनेम और पता, जन्म का साल, उनके खेल और आपकी सहमति रखते हैं। आप कभी भी सहमति वापस ले सकते हैं और सब कुछ मिटवा सकते हैं।',
      `लिंक सात दिन चलता है। जवाब न मिला तो खाता ${WAITING_FOR_CONSENT_DAYS} दिन बाद मिटा दिया जाता है।`,
    ],
    action: { label: 'पढ़ें और तय करें', url },
    footnote:
      'अगर आप इस नाम के किसी को नहीं जानते, तो कुछ करने की ज़रूरत नहीं: आपकी सहमति के बिना कुछ नहीं खेला जाता, और आपका पता खाते के साथ मिट जाता है।',
  }),
  thanks: (username, url) => ({
    language: 'hi',
    subject: 'आपने कथालोक पर खेलने की सहमति दी है',
    greeting: 'नमस्ते,',
    paragraphs: [
      `आपने सहमति दी है कि “${username}” खाता कथालोक पर खेले।`,
      'यह ईमेल सँभालकर रखें: इसके लिंक से आप कभी भी देख सकते हैं कि सहमति किस बात की है, उसे वापस ले सकते हैं, या खाता और उसका सब कुछ मिटवा सकते हैं।',
    ],
    action: { label: 'देखें या वापस लें', url },
    footnote: 'अगर सहमति आपने नहीं दी, तो इस लिंक से उसे वापस ले लें।',
  }),
  granted: (username) => ({
    language: 'hi',
    subject: 'आपके अभिभावक ने सहमति दे दी',
    greeting: `नमस्ते ${username},`,
    paragraphs: ['आपके माता-पिता या अभिभावक ने सहमति दे दी है: अब आप खेल सकते हैं।'],
    footnote: 'यह ईमेल इसलिए आया कि कथालोक पर आपका खाता उनकी सहमति की राह देख रहा था।',
  }),
  withdrawn: (username) => ({
    language: 'hi',
    subject: 'आपके अभिभावक ने सहमति वापस ले ली',
    greeting: `नमस्ते ${username},`,
    paragraphs: [
      `आपके माता-पिता या अभिभावक अब सहमत नहीं हैं कि आप खेलें। आप लॉगिन करके अपना डेटा सहेज सकते हैं और फिर पूछ सकते हैं। सहमति के बिना खाता ${WAITING_FOR_CONSENT_DAYS} दिन बाद मिटा दिया जाता है।`,
    ],
    footnote: 'यह ईमेल इसलिए आया कि कथालोक पर आपके खाते को उनकी सहमति चाहिए।',
  }),
};

const urdu: GuardianEmails = {
  ask: (username, url) => ({
    language: 'ur',
    subject: 'کیا وہ کتھالوک پر کھیل سکتے ہیں؟',
    greeting: 'آداب،',
    paragraphs: [
      `کتھالوک کھیلنے والی داستانوں کی جگہ ہے۔ یہاں کسی نے، جو 18 سال سے کم عمر ہو سکتے ہیں، ”${username}“ نام کا کھاتہ کھولا ہے اور آپ کو اپنا سرپرست بتایا ہے۔`,
      'آپ کی رضامندی کے بغیر وہ نہیں کھیل سکتے۔ کم عمروں کا کھاتہ صرف انتخاب سے کھیلتا ہے: کچھ لکھا نہیں جاتا، کوئی زبان کا ماڈل ان کے لیے نہ پڑھتا ہے نہ لکھتا ہے، کچھ شیئر نہیں ہوتا، اور انہیں وہی داستانیں دکھتی ہیں جو ان کی عمر کے لیے ہیں۔ درجہ بندی، لگاتار دنوں یا اشتہار کے لیے ان کا کچھ نہیں گنا جاتا۔',
      'ہم ان کا صارف نام اور پتا، پیدائش کا سال، ان کے کھیل اور آپ کی رضامندی محفوظ رکھتے ہیں۔ آپ کسی بھی وقت رضامندی واپس لے سکتے ہیں اور سب کچھ مٹوا سکتے ہیں۔',
      `لنک سات دن چلتا ہے۔ جواب نہ ملا تو کھاتہ ${WAITING_FOR_CONSENT_DAYS} دن بعد مٹا دیا جاتا ہے۔`,
    ],
    action: { label: 'پڑھیں اور فیصلہ کریں', url },
    footnote:
      'اگر آپ اس نام کے کسی کو نہیں جانتے تو کچھ کرنے کی ضرورت نہیں: آپ کی رضامندی کے بغیر کچھ نہیں کھیلا جاتا، اور آپ کا پتا کھاتے کے ساتھ مٹ جاتا ہے۔',
  }),
  thanks: (username, url) => ({
    language: 'ur',
    subject: 'آپ نے کتھالوک پر کھیلنے کی رضامندی دی ہے',
    greeting: 'آداب،',
    paragraphs: [
      `آپ نے رضامندی دی ہے کہ ”${username}“ کھاتہ کتھالوک پر کھیلے۔`,
      'یہ ای میل سنبھال کر رکھیں: اس کے لنک سے آپ کسی بھی وقت دیکھ سکتے ہیں کہ رضامندی کس بات کی ہے، اسے واپس لے سکتے ہیں، یا کھاتہ اور اس کا سب کچھ مٹوا سکتے ہیں۔',
    ],
    action: { label: 'دیکھیں یا واپس لیں', url },
    footnote: 'اگر رضامندی آپ نے نہیں دی تو اس لنک سے اسے واپس لے لیں۔',
  }),
  granted: (username) => ({
    language: 'ur',
    subject: 'آپ کے سرپرست نے رضامندی دے دی',
    greeting: `آداب ${username}،`,
    paragraphs: ['آپ کے سرپرست نے رضامندی دے دی ہے: اب آپ کھیل سکتے ہیں۔'],
    footnote: 'یہ ای میل اس لیے آئی کہ کتھالوک پر آپ کا کھاتہ ان کی رضامندی کا منتظر تھا۔',
  }),
  withdrawn: (username) => ({
    language: 'ur',
    subject: 'آپ کے سرپرست نے رضامندی واپس لے لی',
    greeting: `آداب ${username}،`,
    paragraphs: [
      `آپ کے سرپرست اب راضی نہیں کہ آپ کھیلیں۔ آپ داخل ہو کر اپنا ڈیٹا محفوظ کر سکتے ہیں اور پھر پوچھ سکتے ہیں۔ رضامندی کے بغیر کھاتہ ${WAITING_FOR_CONSENT_DAYS} دن بعد مٹا دیا جاتا ہے۔`,
    ],
    footnote: 'یہ ای میل اس لیے آئی کہ کتھالوک پر آپ کے کھاتے کو ان کی رضامندی چاہیے۔',
  }),
};

const EMAILS: Readonly<Record<InterfaceLanguage, GuardianEmails>> = { en: english, hi: hindi, ur: urdu };

export const guardianEmailsIn = (language: InterfaceLanguage): GuardianEmails => EMAILS[language];
