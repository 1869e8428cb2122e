import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Email } from '../../platform/mail/email.ts';

interface Ended {
  readonly title: string;
  readonly note: string;
}

type Words = Pick<Email, 'subject' | 'greeting' | 'paragraphs' | 'footnote'> & { readonly label: string };

/** Says why a link was ended, but not who reported it. */
export function endedLinkEmail(
  { username, language }: { readonly username: string; readonly language: InterfaceLanguage },
  ended: Ended,
  url: string,
): Email {
  const { label, ...words } = WRITTEN[language](username, ended);
  return { ...words, language, action: { label, url } };
}

const WRITTEN: Readonly<Record<InterfaceLanguage, (username: string, ended: Ended) => Words>> = {
  en: (username, { title, note }) => ({
    subject: 'A link of yours was ended',
    greeting: `Hello ${username},`,
    paragraphs: [
      `An administrator has ended a link to your game of "${title}", because somebody reported it. Your game is as it was.`,
      note,
    ],
    label: 'See your links',
    footnote: 'You received this email because you made the link.',
  }),
  hi: (username, { title, note }) => ({
    subject: 'आपका एक लिंक बंद कर दिया गया',
    greeting: `नमस्ते ${username},`,
    paragraphs: [
      `“${title}” के आपके खेल के एक लिंक की किसी ने शिकायत की थी, इसलिए एक एडमिन ने उसे बंद कर दिया है। आपका खेल जैसा था वैसा ही है।`,
      note,
    ],
    label: 'अपने लिंक देखें',
    footnote: 'यह ईमेल आपको इसलिए मिला कि यह लिंक आपने बनाया था।',
  }),
  ur: (username, { title, note }) => ({
    subject: 'آپ کا ایک لنک بند کر دیا گیا',
    greeting: `آداب ${username}،`,
    paragraphs: [
      `”${title}“ کے آپ کے کھیل کے ایک لنک کی کسی نے شکایت کی تھی، اس لیے ایک منتظم نے اسے بند کر دیا ہے۔ آپ کا کھیل جیسا تھا ویسا ہی ہے۔`,
      note,
    ],
    label: 'اپنے لنک دیکھیں',
    footnote: 'یہ ای میل آپ کو اس لیے ملی کہ یہ لنک آپ نے بنایا تھا۔',
  }),
};
