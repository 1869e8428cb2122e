import type { InterfaceLanguage } from '@kathaloka/contract/languages';

interface JoinWords {
  readonly invites: (name: string) => string;
  readonly goneTitle: string;
  readonly gone: string;
}

/** The texts of the head of an invitation's page. */
export const joinWords: Readonly<Record<InterfaceLanguage, JoinWords>> = {
  en: {
    invites: (name) => `${name} invites you to play this tale together.`,
    goneTitle: 'This invitation has ended',
    gone: 'It was revoked or has expired, or the tale is not here any more. Ask for a new one.',
  },
  hi: {
    invites: (name) => `${name} आपको यह कथा साथ खेलने बुलाते हैं।`,
    goneTitle: 'यह निमंत्रण अब नहीं चलता',
    gone: 'वह वापस ले लिया गया, उसका समय बीत गया, या कथा अब यहाँ नहीं है। नया निमंत्रण माँगिए।',
  },
  ur: {
    invites: (name) => `${name} آپ کو یہ داستان ساتھ کھیلنے بلاتے ہیں۔`,
    goneTitle: 'یہ دعوت اب نہیں چلتی',
    gone: 'وہ واپس لے لی گئی، اس کا وقت گزر گیا، یا داستان اب یہاں نہیں ہے۔ نئی دعوت مانگیے۔',
  },
};
