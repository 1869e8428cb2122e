import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { EditKind, StoryAct } from '@kathaloka/contract/limits';
import type { Email } from '../../../platform/mail/email.ts';

interface Reader {
  readonly username: string;
  readonly language: InterfaceLanguage;
}

interface ToldAct {
  readonly title: string;
  readonly act: StoryAct;
  readonly kinds: readonly EditKind[];
}

/** Mails an author what an administrator did to their stories, and the way back. */
export function actEmail({ username, language }: Reader, acts: readonly ToldAct[], url: string): Email {
  const words = WRITTEN[language];
  const lines = acts.map(({ title, act, kinds }) => {
    const changes = kinds.map((kind) => words.kinds[kind]).join(words.comma);
    return words.line(title, changes === '' ? words.acts[act] : `${words.acts[act]} (${changes})`);
  });
  return {
    language,
    subject: words.subject(acts.length),
    greeting: words.greeting(username),
    paragraphs: [...lines, words.next],
    action: { label: words.label, url },
    footnote: words.footnote,
  };
}

interface Words {
  readonly subject: (stories: number) => string;
  readonly greeting: (username: string) => string;
  readonly acts: Readonly<Record<StoryAct, string>>;
  readonly kinds: Readonly<Record<EditKind, string>>;
  readonly comma: string;
  readonly line: (title: string, act: string) => string;
  readonly next: string;
  readonly label: string;
  readonly footnote: string;
}

const WRITTEN: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (stories) =>
      stories === 1
        ? 'An administrator changed your story'
        : `An administrator changed ${stories} of your stories`,
    greeting: (username) => `Hello ${username},`,
    acts: {
      edited: 'an administrator edited it',
      restored: 'an administrator restored an earlier version',
      published: 'an administrator published it',
      archived: 'an administrator archived it',
      made_draft: 'an administrator made it a draft again',
      published_again: 'an administrator published it again',
      deleted: 'an administrator deleted it; it lies in the bin for 30 days',
    },
    kinds: {
      text: 'texts changed',
      added: 'scenes added',
      removed: 'scenes removed',
      retargeted: 'choices lead elsewhere',
      rules: 'rules changed',
      details: 'title or description changed',
    },
    comma: ', ',
    line: (title, act) => `“${title}”: ${act}.`,
    next: 'What it was before is stored. My Stories leads you there, and you can put it back.',
    label: 'Open My Stories',
    footnote: 'You received this email because you are the author of the story.',
  },
  hi: {
    subject: (stories) =>
      stories === 1 ? 'एक एडमिन ने आपकी कथा बदली' : `एक एडमिन ने आपकी ${stories} कथाएँ बदलीं`,
    greeting: (username) => `नमस्ते ${username},`,
    acts: {
      edited: 'एक एडमिन ने इसे बदला',
      restored: 'एक एडमिन पुराना संस्करण वापस लाया',
      published: 'एक एडमिन ने इसे प्रकाशित किया',
      archived: 'एक एडमिन ने इसे आर्काइव किया',
      made_draft: 'एक एडमिन ने इसे फिर से ड्राफ़्ट बनाया',
      published_again: 'एक एडमिन ने इसे फिर से प्रकाशित किया',
      deleted: 'एक एडमिन ने इसे मिटाया; यह 30 दिन रद्दी में रहेगी',
    },
    kinds: {
      text: 'पाठ बदले',
      added: 'दृश्य जुड़े',
      removed: 'दृश्य हटे',
      retargeted: 'राहें बदलीं',
      rules: 'नियम बदले',
      details: 'शीर्षक या विवरण बदला',
    },
    comma: ', ',
    line: (title, act) => `“${title}”: ${act}।`,
    next: 'पहले का पाठ सहेजा हुआ है। “मेरी कथाएँ” से आप उस तक पहुँच सकते हैं और कथा को पहले जैसा कर सकते हैं।',
    label: '“मेरी कथाएँ” खोलें',
    footnote: 'यह ईमेल आपको इसलिए मिला कि यह कथा आपकी लिखी है।',
  },
  ur: {
    subject: (stories) =>
      stories === 1 ? 'ایک منتظم نے آپ کی داستان بدلی' : `ایک منتظم نے آپ کی ${stories} داستانیں بدلیں`,
    greeting: (username) => `آداب ${username}،`,
    acts: {
      edited: 'ایک منتظم نے اسے بدلا',
      restored: 'ایک منتظم پرانا ورژن واپس لایا',
      published: 'ایک منتظم نے اسے شائع کیا',
      archived: 'ایک منتظم نے اسے آرکائیو کیا',
      made_draft: 'ایک منتظم نے اسے پھر سے مسودہ بنایا',
      published_again: 'ایک منتظم نے اسے پھر سے شائع کیا',
      deleted: 'ایک منتظم نے اسے مٹایا؛ یہ 30 دن ردی میں رہے گی',
    },
    kinds: {
      text: 'متن بدلے',
      added: 'مناظر جڑے',
      removed: 'مناظر ہٹے',
      retargeted: 'راہیں بدلیں',
      rules: 'قاعدے بدلے',
      details: 'عنوان یا تفصیل بدلی',
    },
    comma: '، ',
    line: (title, act) => `”${title}“: ${act}۔`,
    next: 'پہلے کا متن محفوظ ہے۔ ”میری داستانیں“ سے آپ اس تک پہنچ سکتے ہیں اور داستان کو پہلے جیسا کر سکتے ہیں۔',
    label: '”میری داستانیں“ کھولیں',
    footnote: 'یہ ای میل آپ کو اس لیے ملی کہ یہ داستان آپ کی لکھی ہے۔',
  },
};
