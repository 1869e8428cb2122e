import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Email } from '../../../platform/mail/email.ts';

interface Reader {
  readonly username: string;
  readonly language: InterfaceLanguage;
}

interface NewStory {
  readonly title: string;
  /** Of the author. */
  readonly username: string;
}

interface Urls {
  readonly home: string;
  /** The page on which the letter is switched off. */
  readonly account: string;
  /** For the button of the mail program. */
  readonly stop: string;
}

interface LetterWords {
  readonly subject: string;
  readonly greeting: (username: string) => string;
  readonly lead: string;
  readonly story: (story: NewStory) => string;
  readonly open: string;
  readonly footnote: (account: string) => string;
}

const WORDS: Readonly<Record<InterfaceLanguage, LetterWords>> = {
  en: {
    subject: 'New tales by authors you follow',
    greeting: (username) => `Hello ${username},`,
    lead: 'Since the last letter, authors whom you follow have published:',
    story: ({ title, username }) => `“${title}”, by ${username}`,
    open: 'Open Kathaloka',
    footnote: (account) =>
      `You asked for this letter on your account page. It comes at most once a week, and only with something new. Switch it off there at any time: ${account}`,
  },
  hi: {
    subject: 'जिन लेखकों को आप फ़ॉलो करते हैं, उनकी नई कथाएँ',
    greeting: (username) => `नमस्ते ${username},`,
    lead: 'पिछले पत्र के बाद आपके फ़ॉलो किए हुए लेखकों ने यह प्रकाशित किया है:',
    story: ({ title, username }) => `“${title}”, लेखक: ${username}`,
    open: 'कथालोक खोलें',
    footnote: (account) =>
      `यह पत्र आपने अपने खाते के पन्ने पर माँगा था। यह हफ़्ते में ज़्यादा-से-ज़्यादा एक बार आता है, और तभी जब कुछ नया हो। इसे वहीं कभी भी बंद करें: ${account}`,
  },
  ur: {
    subject: 'جن مصنفین کو آپ فالو کرتے ہیں، ان کی نئی داستانیں',
    greeting: (username) => `آداب ${username}،`,
    lead: 'پچھلے خط کے بعد آپ کے فالو کیے ہوئے مصنفین نے یہ شائع کیا ہے:',
    story: ({ title, username }) => `”${title}“، مصنف: ${username}`,
    open: 'کتھالوک کھولیں',
    footnote: (account) =>
      `یہ خط آپ نے اپنے کھاتے کے صفحے پر مانگا تھا۔ یہ ہفتے میں زیادہ سے زیادہ ایک بار آتا ہے، اور تبھی جب کچھ نیا ہو۔ اسے وہیں کبھی بھی بند کریں: ${account}`,
  },
};

/** The weekly letter. It names authors by username, because a display name could put a sentence into our mail. */
export function followLetter(
  { username, language }: Reader,
  stories: readonly NewStory[],
  { home, account, stop }: Urls,
): Email {
  const words = WORDS[language];
  return {
    language,
    subject: words.subject,
    greeting: words.greeting(username),
    paragraphs: [words.lead, ...stories.map(words.story)],
    action: { label: words.open, url: home },
    footnote: words.footnote(account),
    stop,
  };
}
