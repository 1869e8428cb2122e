import type { InterfaceLanguage } from '@kathaloka/contract/languages';

interface HeadWords {
  readonly site: string;
  readonly landing: { readonly title: string; readonly description: string };
  /** The same text as the app's landing page, so that nothing changes when the app has loaded. */
  readonly landingView: {
    readonly heading: string;
    readonly text: string;
    readonly getStarted: string;
    readonly firstScene: string;
  };
  readonly home: { readonly title: string; readonly description: string };
  /** To the story that Home shows first. */
  readonly readOpening: string;
  readonly guide: { readonly title: string; readonly description: string };
  /** The same text as the guide of the app. */
  readonly guideView: { readonly heading: string; readonly text: string };
  readonly unknownStory: { readonly title: string; readonly description: string };
  /** Of the picture that previews show. */
  readonly pictureAlt: string;
}

/** What the page heads and the first views say, in the languages of the interface. */
export const headWords: Readonly<Record<InterfaceLanguage, HeadWords>> = {
  en: {
    site: 'Kathaloka',
    landing: {
      title: 'Kathaloka: stories from India that you play',
      description:
        'Kathaloka, a world of tales: stories from India that you play, told by a narrator who remembers what you did.',
    },
    landingView: {
      heading: 'Every tale waits for your next word.',
      text: 'Step through the arch. Walk with heroes, tricksters and river spirits while a narrator answers, and paints, every choice you make.',
      getStarted: 'Get Started',
      firstScene: 'Or read the first scene of a tale now',
    },
    home: {
      title: 'Stories · Kathaloka',
      description:
        'Stories to play, from the Mahabharata to the last post office of the hills: choose one, and what you do decides how it ends.',
    },
    readOpening: 'Read how it begins',
    guide: {
      title: 'How to Play · Kathaloka',
      description:
        'How to play in Kathaloka: choices, your own words, XP and credits, undo and endings, and a story to try.',
    },
    guideView: {
      heading: 'How to Play',
      text: 'A narrator tells you a tale, and you are in it. What you do decides how it ends.',
    },
    unknownStory: {
      title: 'Game not found · Kathaloka',
      description: 'There is no story at this address.',
    },
    pictureAlt: 'A palace above a river at night, with lamps on the water',
  },
  hi: {
    site: 'कथालोक',
    landing: {
      title: 'कथालोक: भारत की कथाएँ, जिन्हें आप खेलते हैं',
      description:
        'कथालोक, कथाओं की दुनिया: भारत की कथाएँ, जिन्हें आप खेलते हैं और जिन्हें ऐसा सूत्रधार सुनाता है जिसे आपका किया याद रहता है।',
    },
    landingView: {
      heading: 'हर कथा आपके अगले शब्द के इंतज़ार में है।',
      text: 'मेहराब पार कीजिए। वीरों, ठगों और नदी के देवों के साथ चलिए: आप जो भी चुनें, सूत्रधार उसका जवाब देता है और उसका चित्र भी बनाता है।',
      getStarted: 'शुरू करें',
      firstScene: 'या किसी कथा का पहला दृश्य अभी पढ़ें',
    },
    home: {
      title: 'कथाएँ · कथालोक',
      description:
        'महाभारत से लेकर पहाड़ों के आख़िरी डाकघर तक, खेलने के लिए कथाएँ: एक चुनिए, और अंत वही होगा जो आपके किए से निकले।',
    },
    readOpening: 'पढ़िए, कथा कैसे शुरू होती है',
    guide: {
      title: 'कैसे खेलें · कथालोक',
      description: 'कथालोक में कैसे खेलें: राहें, आपके अपने शब्द, XP और क्रेडिट, वापसी और अंत, और आज़माने को एक कथा।',
    },
    guideView: {
      heading: 'कैसे खेलें',
      text: 'सूत्रधार कथा सुनाता है, और आप उसके भीतर हैं। जो आप करें, अंत उसी से बनता है।',
    },
    unknownStory: { title: 'यह कथा नहीं मिली · कथालोक', description: 'इस पते पर कोई कथा नहीं है।' },
    pictureAlt: 'रात में नदी के ऊपर एक महल, और पानी पर दीये',
  },
  ur: {
    site: 'کتھالوک',
    landing: {
      title: 'کتھالوک: ہندوستان کی داستانیں جنھیں آپ کھیلتے ہیں',
      description:
        'کتھالوک، داستانوں کی دنیا: ہندوستان کی داستانیں جنھیں آپ کھیلتے ہیں، اور ایسا داستان گو سناتا ہے جسے آپ کا کیا یاد رہتا ہے۔',
    },
    landingView: {
      heading: 'ہر داستان آپ کے اگلے لفظ کی منتظر ہے۔',
      text: 'محراب سے گزریے۔ سورماؤں، عیاروں اور دریا کی روحوں کے ساتھ چلیے: آپ جو بھی چنیں، داستان گو اس کا جواب دیتا ہے اور اس کی تصویر بھی بناتا ہے۔',
      getStarted: 'شروع کریں',
      firstScene: 'یا کسی داستان کا پہلا منظر ابھی پڑھیں',
    },
    home: {
      title: 'داستانیں · کتھالوک',
      description:
        'مہابھارت سے پہاڑوں کے آخری ڈاک خانے تک، کھیلنے کے لیے داستانیں: ایک چنیے، اور انجام وہی ہوگا جو آپ کریں گے۔',
    },
    readOpening: 'پڑھیے، کہانی کیسے شروع ہوتی ہے',
    guide: {
      title: 'کیسے کھیلیں · کتھالوک',
      description:
        'کتھالوک میں کیسے کھیلیں: راہیں، آپ کے اپنے لفظ، XP اور کریڈٹ، واپسی اور انجام، اور آزمانے کو ایک داستان۔',
    },
    guideView: {
      heading: 'کیسے کھیلیں',
      text: 'داستان گو داستان سناتا ہے، اور آپ اس کے اندر ہیں۔ جو آپ کریں، انجام اسی سے بنتا ہے۔',
    },
    unknownStory: { title: 'یہ داستان نہیں ملی · کتھالوک', description: 'اس پتے پر کوئی داستان نہیں ہے۔' },
    pictureAlt: 'رات کو دریا کے کنارے ایک محل، اور پانی پر چراغ',
  },
};
