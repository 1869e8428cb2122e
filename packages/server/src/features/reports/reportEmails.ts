import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Email } from '../../platform/mail/email.ts';

interface Decided {
  readonly title: string;
  readonly note: string;
  readonly is_turn: boolean;
  readonly is_archived: boolean;
}

type Words = Pick<Email, 'language' | 'subject' | 'greeting' | 'paragraphs' | 'footnote'> & {
  readonly label: string;
};

/** Says what was decided and why, but not who reported it. */
export function decisionEmail(
  { username, language }: { readonly username: string; readonly language: InterfaceLanguage },
  decided: Decided,
  url: string,
): Email {
  const { label, ...words } = WRITTEN[language](username, decided);
  return { ...words, language, action: { label, url } };
}

const WRITTEN: Readonly<Record<InterfaceLanguage, (username: string, decided: Decided) => Words>> = {
  en: (username, { title, note, is_turn, is_archived }) => ({
    subject: is_archived ? 'Your story was archived' : 'A note on your story',
    greeting: `Hello ${username},`,
    paragraphs: [
      `An administrator has looked at your story "${title}", because a reader reported ${
        is_turn ? 'a passage that the narrator told from it' : 'it'
      }.`,
      note,
      ...(is_archived
        ? [
            'The story has left the catalogue. Sessions that are already open go on. You can change it under My Stories, restore it as a draft, and publish it again.',
          ]
        : []),
    ],
    label: 'Open My Stories',
    footnote: 'You received this email because you are the author of the story.',
  }),
  hi: (username, { title, note, is_turn, is_archived }) => ({
    subject: is_archived ? 'आपकी कथा आर्काइव कर दी गई' : 'आपकी कथा पर एक टिप्पणी',
    greeting: `नमस्ते ${username},`,
    paragraphs: [
      is_turn
        ? `एक पाठक ने आपकी कथा “${title}” के उस हिस्से की शिकायत की जो सूत्रधार ने सुनाया था। एक एडमिन ने उसे पढ़ा है।`
        : `एक पाठक ने आपकी कथा “${title}” की शिकायत की। एक एडमिन ने उसे पढ़ा है।`,
      note,
      ...(is_archived
        ? [
            'कथा सूची से हट गई है। जो खेल चल रहे हैं वे चलते रहेंगे। आप “मेरी कथाएँ” में उसे ड्राफ़्ट के रूप में लौटाकर बदल सकते हैं और फिर से प्रकाशित कर सकते हैं।',
          ]
        : []),
    ],
    label: '“मेरी कथाएँ” खोलें',
    footnote: 'यह ईमेल आपको इसलिए मिला कि यह कथा आपकी लिखी है।',
  }),
  ur: (username, { title, note, is_turn, is_archived }) => ({
    subject: is_archived ? 'آپ کی داستان آرکائیو کر دی گئی' : 'آپ کی داستان پر ایک بات',
    greeting: `آداب ${username}،`,
    paragraphs: [
      is_turn
        ? `ایک قاری نے آپ کی داستان ”${title}“ کے اس حصے کی شکایت کی جو داستان گو نے سنایا تھا۔ ایک منتظم نے اسے پڑھا ہے۔`
        : `ایک قاری نے آپ کی داستان ”${title}“ کی شکایت کی۔ ایک منتظم نے اسے پڑھا ہے۔`,
      note,
      ...(is_archived
        ? [
            'داستان فہرست سے ہٹ گئی ہے۔ جو کھیل چل رہے ہیں وہ چلتے رہیں گے۔ آپ ”میری داستانیں“ میں اسے مسودے کی صورت میں لوٹا کر بدل سکتے ہیں اور پھر شائع کر سکتے ہیں۔',
          ]
        : []),
    ],
    label: '”میری داستانیں“ کھولیں',
    footnote: 'یہ ای میل آپ کو اس لیے ملی کہ یہ داستان آپ کی لکھی ہے۔',
  }),
};
