import type { InterfaceLanguage } from '@kathaloka/contract/languages';

interface HeadWords {
  readonly landing: { readonly title: string; readonly description: string };
  readonly home: { readonly title: string; readonly description: string };
  readonly login: { readonly title: string; readonly description: string };
  readonly register: { readonly title: string; readonly description: string };
  readonly guide: { readonly title: string; readonly description: string };
  readonly whoWrites: { readonly title: string; readonly description: string };
  readonly terms: { readonly title: string; readonly description: string };
  readonly privacy: { readonly title: string; readonly description: string };
  readonly play: { readonly title: string; readonly description: string };
  readonly unknownStory: { readonly title: string; readonly description: string };
  readonly unknownSeries: { readonly title: string; readonly description: string };
  readonly unknownAuthor: { readonly title: string; readonly description: string };
  readonly notFound: { readonly title: string; readonly description: string };
  /** The description of an author who says nothing of themselves. */
  readonly authorOf: (name: string) => string;
  readonly withoutScripts: string;
  /** The description of the preview picture. */
  readonly pictureAlt: string;
}

/** The texts of page heads, in the languages of the interface. */
export const headWords: Readonly<Record<InterfaceLanguage, HeadWords>> = {
  en: {
    landing: {
      title: 'Kathaloka: stories from India that you play',
      description:
        'Kathaloka, a world of tales: stories from India that you play, told by a narrator who remembers what you did.',
    },
    home: {
      title: 'Stories · Kathaloka',
      description:
        'Stories to play, from the Mahabharata to the last post office of the hills: choose one, and what you do decides how it ends.',
    },
    login: {
      title: 'Welcome Back · Kathaloka',
      description: 'Log in to play in Kathaloka, and to keep your place in every tale.',
    },
    register: {
      title: 'Create Your Account · Kathaloka',
      description: 'Create an account in Kathaloka, where every player is also a storyteller.',
    },
    guide: {
      title: 'How to Play · Kathaloka',
      description:
        'How to play in Kathaloka: choices, your own words, XP and credits, undo and endings, and a story to try.',
    },
    whoWrites: {
      title: 'Who writes here · Kathaloka',
      description:
        'Whose the words and pictures of a tale in Kathaloka are: its author’s, a language model’s, yours or ours, and how you see it.',
    },
    terms: {
      title: 'Terms of Service · Kathaloka',
      description: 'What you and Kathaloka agree on when you play, write or publish here.',
    },
    privacy: {
      title: 'Privacy Policy · Kathaloka',
      description: 'What Kathaloka stores about you, what for, and how you have it deleted.',
    },
    play: { title: 'Kathaloka', description: 'A story that is being played.' },
    unknownStory: {
      title: 'Game not found · Kathaloka',
      description: 'There is no story at this address.',
    },
    unknownSeries: {
      title: 'Series not found · Kathaloka',
      description: 'There is no series at this address.',
    },
    unknownAuthor: {
      title: 'Author not found · Kathaloka',
      description: 'There is no author at this address.',
    },
    authorOf: (name) => `Stories by ${name} in Kathaloka, to read and to play.`,
    notFound: {
      title: 'This leaf is not in the book. · Kathaloka',
      description: 'It was taken out, or it was never written. The string still holds the rest.',
    },
    withoutScripts: 'These pages can be read without JavaScript. To play, please turn it on.',
    pictureAlt: 'A palace above a river at night, with lamps on the water',
  },
  hi: {
    landing: {
      title: 'कथालोक: भारत की कथाएँ, जिन्हें आप खेलते हैं',
      description:
        'कथालोक, कथाओं की दुनिया: भारत की कथाएँ, जिन्हें आप खेलते हैं और जिन्हें ऐसा सूत्रधार सुनाता है जिसे आपका किया याद रहता है।',
    },
    home: {
      title: 'कथाएँ · कथालोक',
      description:
        'महाभारत से लेकर पहाड़ों के आख़िरी डाकघर तक, खेलने के लिए कथाएँ: एक चुनिए, और अंत वही होगा जो आपके किए से निकले।',
    },
    login: {
      title: 'फिर से स्वागत है · कथालोक',
      description: 'कथालोक में खेलने के लिए लॉगिन करें। हर कथा में आपकी जगह बनी रहती है।',
    },
    register: {
      title: 'खाता बनाएँ · कथालोक',
      description: 'कथालोक में खाता बनाएँ, जहाँ हर खिलाड़ी कथाकार भी है।',
    },
    guide: {
      title: 'कैसे खेलें · कथालोक',
      description: 'कथालोक में कैसे खेलें: राहें, आपके अपने शब्द, XP और क्रेडिट, वापसी और अंत, और आज़माने को एक कथा।',
    },
    whoWrites: {
      title: 'यहाँ कौन लिखता है · कथालोक',
      description: 'कथालोक की कथाओं के शब्द और चित्र किसके हैं: लेखक के, भाषा-मॉडल के, आपके या हमारे, और यह कैसे देखें।',
    },
    terms: {
      title: 'सेवा की शर्तें · कथालोक',
      description: 'यहाँ खेलने, लिखने और प्रकाशित करने पर आपके और कथालोक के बीच क्या तय है।',
    },
    privacy: {
      title: 'निजता नीति · कथालोक',
      description: 'कथालोक आपके बारे में क्या रखता है, किस लिए, और आप उसे कैसे हटवा सकते हैं।',
    },
    play: { title: 'कथालोक', description: 'एक कथा, जो खेली जा रही है।' },
    unknownStory: { title: 'यह कथा नहीं मिली · कथालोक', description: 'इस पते पर कोई कथा नहीं है।' },
    unknownSeries: { title: 'यह शृंखला नहीं मिली · कथालोक', description: 'इस पते पर कोई शृंखला नहीं है।' },
    unknownAuthor: { title: 'यह लेखक नहीं मिला · कथालोक', description: 'इस पते पर कोई लेखक नहीं है।' },
    authorOf: (name) => `कथालोक पर ${name} की कथाएँ, पढ़ने और खेलने के लिए।`,
    notFound: {
      title: 'यह पन्ना इस पोथी में नहीं है। · कथालोक',
      description: 'निकाल लिया गया, या कभी लिखा ही नहीं गया। बाक़ी पन्ने डोरी में सलामत हैं।',
    },
    withoutScripts: 'ये पन्ने JavaScript के बिना भी पढ़े जा सकते हैं। खेलने के लिए उसे चालू कीजिए।',
    pictureAlt: 'रात में नदी के ऊपर एक महल, और पानी पर दीये',
  },
  ur: {
    landing: {
      title: 'کتھالوک: ہندوستان کی داستانیں جنھیں آپ کھیلتے ہیں',
      description:
        'کتھالوک، داستانوں کی دنیا: ہندوستان کی داستانیں جنھیں آپ کھیلتے ہیں، اور ایسا داستان گو سناتا ہے جسے آپ کا کیا یاد رہتا ہے۔',
    },
    home: {
      title: 'داستانیں · کتھالوک',
      description:
        'مہابھارت سے پہاڑوں کے آخری ڈاک خانے تک، کھیلنے کے لیے داستانیں: ایک چنیے، اور انجام وہی ہوگا جو آپ کریں گے۔',
    },
    login: {
      title: 'پھر خوش آمدید · کتھالوک',
      description: 'کتھالوک میں کھیلنے کے لیے داخل ہوں۔ ہر داستان میں آپ کی جگہ محفوظ رہتی ہے۔',
    },
    register: {
      title: 'کھاتہ بنائیں · کتھالوک',
      description: 'کتھالوک میں کھاتہ بنائیں، جہاں ہر کھلاڑی داستان گو بھی ہے۔',
    },
    guide: {
      title: 'کیسے کھیلیں · کتھالوک',
      description:
        'کتھالوک میں کیسے کھیلیں: راہیں، آپ کے اپنے لفظ، XP اور کریڈٹ، واپسی اور انجام، اور آزمانے کو ایک داستان۔',
    },
    whoWrites: {
      title: 'یہاں کون لکھتا ہے · کتھالوک',
      description:
        'کتھالوک کی داستانوں کے الفاظ اور تصویریں کس کی ہیں: مصنف کی، زبان کے ماڈل کی، آپ کی یا ہماری، اور یہ کیسے دیکھیں۔',
    },
    terms: {
      title: 'خدمت کی شرائط · کتھالوک',
      description: 'یہاں کھیلنے، لکھنے اور شائع کرنے پر آپ کے اور کتھالوک کے درمیان کیا طے ہے۔',
    },
    privacy: {
      title: 'رازداری · کتھالوک',
      description: 'کتھالوک آپ کے بارے میں کیا رکھتا ہے، کس لیے، اور آپ اسے کیسے مٹوا سکتے ہیں۔',
    },
    play: { title: 'کتھالوک', description: 'ایک داستان جو کھیلی جا رہی ہے۔' },
    unknownStory: { title: 'یہ داستان نہیں ملی · کتھالوک', description: 'اس پتے پر کوئی داستان نہیں ہے۔' },
    unknownSeries: { title: 'یہ سلسلہ نہیں ملا · کتھالوک', description: 'اس پتے پر کوئی سلسلہ نہیں ہے۔' },
    unknownAuthor: { title: 'یہ مصنف نہیں ملا · کتھالوک', description: 'اس پتے پر کوئی مصنف نہیں ہے۔' },
    authorOf: (name) => `کتھالوک پر ${name} کی داستانیں، پڑھنے اور کھیلنے کے لیے۔`,
    notFound: {
      title: 'یہ ورق اس کتاب میں نہیں۔ · کتھالوک',
      description: 'نکال لیا گیا، یا کبھی لکھا ہی نہیں گیا۔ باقی ورق ڈور میں سلامت ہیں۔',
    },
    withoutScripts: 'یہ صفحے JavaScript کے بغیر بھی پڑھے جا سکتے ہیں۔ کھیلنے کے لیے اسے چالو کیجیے۔',
    pictureAlt: 'رات کو دریا کے کنارے ایک محل، اور پانی پر چراغ',
  },
};
