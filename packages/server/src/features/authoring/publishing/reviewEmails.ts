import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Email } from '../../../platform/mail/email.ts';

interface Reviewed {
  readonly title: string;
  /** Null if the story was approved. */
  readonly reason: string | null;
  /** Whether an earlier version is published. */
  readonly is_update: boolean;
}

interface Reader {
  readonly username: string;
  readonly language: InterfaceLanguage;
}

interface Addresses {
  readonly story: string;
  readonly myStories: string;
}

/** Mails the author an administrator's decision about a submitted story. */
export function reviewEmail(
  { username, language }: Reader,
  { title, reason, is_update }: Reviewed,
  urls: Addresses,
): Email {
  const { approved, rejected, greeting, footnote } = WRITTEN[language];
  const email = { language, greeting: greeting(username), footnote };
  if (reason === null) {
    const { subject, text, label } = approved(is_update);
    return { ...email, subject, paragraphs: [text(title)], action: { label, url: urls.story } };
  }
  const { subject, text, next, label } = rejected(is_update);
  const paragraphs = [text(title), reason, next];
  return { ...email, subject, paragraphs, action: { label, url: urls.myStories } };
}

interface Approved {
  readonly subject: string;
  readonly text: (title: string) => string;
  readonly label: string;
}

interface Words {
  readonly greeting: (username: string) => string;
  readonly approved: (isUpdate: boolean) => Approved;
  readonly rejected: (isUpdate: boolean) => Approved & { readonly next: string };
  readonly footnote: string;
}

const WRITTEN: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    greeting: (username) => `Hello ${username},`,
    approved: (isUpdate) => ({
      subject: isUpdate ? 'Your changes are published' : 'Your story is published',
      text: (title) =>
        isUpdate
          ? `An administrator has read the changes to your story "${title}" and approved them. From now on they are what is played.`
          : `An administrator has read your story "${title}" and approved it. It is in the catalogue now.`,
      label: 'Open the story',
    }),
    rejected: (isUpdate) => ({
      subject: isUpdate ? 'Your changes were sent back' : 'Your story was sent back',
      text: (title) => `An administrator has read your story "${title}" and sent it back for this reason:`,
      next: isUpdate
        ? 'The version that is published stays as it is. You can go on with your changes under My Stories and submit them again.'
        : 'It is a draft again. You can go on with it under My Stories and submit it again.',
      label: 'Open My Stories',
    }),
    footnote: 'You received this email because you are the author of the story.',
  },
  hi: {
    greeting: (username) => `नमस्ते ${username},`,
    approved: (isUpdate) => ({
      subject: isUpdate ? 'आपके बदलाव प्रकाशित हो गए' : 'आपकी कथा प्रकाशित हो गई',
      text: (title) =>
        isUpdate
          ? `एक एडमिन ने आपकी कथा “${title}” के बदलाव पढ़े और उन्हें मंज़ूरी दी। अब से वे ही खेले जाएँगे।`
          : `एक एडमिन ने आपकी कथा “${title}” पढ़ी और उसे मंज़ूरी दी। अब वह सूची में है।`,
      label: 'कथा खोलें',
    }),
    rejected: (isUpdate) => ({
      subject: isUpdate ? 'आपके बदलाव वापस भेजे गए' : 'आपकी कथा वापस भेजी गई',
      text: (title) => `एक एडमिन ने आपकी कथा “${title}” पढ़ी और उसे इस कारण से वापस भेजा:`,
      next: isUpdate
        ? 'जो संस्करण प्रकाशित है वह वैसा ही रहेगा। आप “मेरी कथाएँ” में अपने बदलाव आगे बढ़ाकर फिर से भेज सकते हैं।'
        : 'वह फिर से ड्राफ़्ट है। आप “मेरी कथाएँ” में उस पर काम करके उसे फिर से भेज सकते हैं।',
      label: '“मेरी कथाएँ” खोलें',
    }),
    footnote: 'यह ईमेल आपको इसलिए मिला कि यह कथा आपकी लिखी है।',
  },
  ur: {
    greeting: (username) => `آداب ${username}،`,
    approved: (isUpdate) => ({
      subject: isUpdate ? 'آپ کی تبدیلیاں شائع ہو گئیں' : 'آپ کی داستان شائع ہو گئی',
      text: (title) =>
        isUpdate
          ? `ایک منتظم نے آپ کی داستان ”${title}“ کی تبدیلیاں پڑھیں اور منظور کیں۔ اب سے وہی کھیلی جائیں گی۔`
          : `ایک منتظم نے آپ کی داستان ”${title}“ پڑھی اور منظور کی۔ اب وہ فہرست میں ہے۔`,
      label: 'داستان کھولیں',
    }),
    rejected: (isUpdate) => ({
      subject: isUpdate ? 'آپ کی تبدیلیاں لوٹائی گئیں' : 'آپ کی داستان لوٹائی گئی',
      text: (title) => `ایک منتظم نے آپ کی داستان ”${title}“ پڑھی اور اس وجہ سے لوٹائی:`,
      next: isUpdate
        ? 'جو ورژن شائع ہے وہ ویسا ہی رہے گا۔ آپ ”میری داستانیں“ میں اپنی تبدیلیاں آگے بڑھا کر پھر بھیج سکتے ہیں۔'
        : 'وہ پھر سے مسودہ ہے۔ آپ ”میری داستانیں“ میں اس پر کام کر کے اسے پھر بھیج سکتے ہیں۔',
      label: '”میری داستانیں“ کھولیں',
    }),
    footnote: 'یہ ای میل آپ کو اس لیے ملی کہ یہ داستان آپ کی لکھی ہے۔',
  },
};
