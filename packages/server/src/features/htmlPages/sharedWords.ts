import type { InterfaceLanguage } from '@kathaloka/contract/languages';

interface SharedWords {
  readonly goneTitle: string;
  readonly gone: string;
  readonly pictureAlt: (title: string) => string;
}

/** The texts of the head of a link's page, and of the page of a link that has ended. */
export const sharedWords: Readonly<Record<InterfaceLanguage, SharedWords>> = {
  en: {
    goneTitle: 'This link has ended',
    gone: 'Whoever shared it has taken it back, or the story is not here any more.',
    pictureAlt: (title) => `The cover of “${title}”, with the last line that was told`,
  },
  hi: {
    goneTitle: 'यह लिंक अब नहीं चलता',
    gone: 'जिसने साझा किया था उसने इसे वापस ले लिया है, या कथा अब यहाँ नहीं है।',
    pictureAlt: (title) => `“${title}” का आवरण, और सुनाई गई आख़िरी पंक्ति`,
  },
  ur: {
    goneTitle: 'یہ لنک اب نہیں چلتا',
    gone: 'جس نے بانٹا تھا اس نے اسے واپس لے لیا ہے، یا داستان اب یہاں نہیں ہے۔',
    pictureAlt: (title) => `”${title}“ کا سرورق، اور سنائی گئی آخری سطر`,
  },
};
