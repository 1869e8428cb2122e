import type { InterfaceLanguage } from '@kathaloka/contract/languages';

interface SharedWords {
  /** The same texts as on the page of the app, so that nothing changes when it has loaded. */
  readonly intro: string;
  readonly playFromHere: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly pictureAlt: (title: string) => string;
}

/** What the page of a link says around the tale. */
export const sharedWords: Readonly<Record<InterfaceLanguage, SharedWords>> = {
  en: {
    intro:
      'Somebody has played this tale up to here, and shares it with you. Read what happened, then go on your own way.',
    playFromHere: 'PLAY FROM HERE',
    goneTitle: 'This link has ended',
    gone: 'Whoever shared it has taken it back, or the story is not here any more.',
    pictureAlt: (title) => `The cover of “${title}”, with the last line that was told`,
  },
  hi: {
    intro: 'किसी ने यह कथा यहाँ तक खेली है और आपके साथ साझा की है। पढ़िए क्या हुआ, फिर अपनी राह चलिए।',
    playFromHere: 'यहाँ से खेलें',
    goneTitle: 'यह लिंक अब नहीं चलता',
    gone: 'जिसने साझा किया था उसने इसे वापस ले लिया है, या कथा अब यहाँ नहीं है।',
    pictureAlt: (title) => `“${title}” का आवरण, और सुनाई गई आख़िरी पंक्ति`,
  },
  ur: {
    intro: 'کسی نے یہ داستان یہاں تک کھیلی ہے اور آپ کے ساتھ بانٹی ہے۔ پڑھیے کیا ہوا، پھر اپنی راہ چلیے۔',
    playFromHere: 'یہاں سے کھیلیں',
    goneTitle: 'یہ لنک اب نہیں چلتا',
    gone: 'جس نے بانٹا تھا اس نے اسے واپس لے لیا ہے، یا داستان اب یہاں نہیں ہے۔',
    pictureAlt: (title) => `”${title}“ کا سرورق، اور سنائی گئی آخری سطر`,
  },
};
