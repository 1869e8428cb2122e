import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Hand } from '@kathaloka/contract/limits';

/** The words of a book outside its tale. */
export interface BookWords {
  readonly writtenBy: (name: string) => string;
  readonly toldBy: (names: string) => string;
  readonly paintedBy: (names: string) => string;
  readonly playedBy: (name: string) => string;
  /** Between two names, or two days. */
  readonly and: string;
  readonly dates: (from: string, to: string) => string;
  readonly contents: string;
  readonly cover: string;
  readonly titlePage: string;
  readonly beginning: string;
  readonly chapter: (number: string) => string;
  readonly you: string;
  readonly chosen: string;
  /** How an attempt went, without a die and with one. */
  readonly needed: (name: string, at_least: string, had: string) => string;
  readonly rolled: (name: string, at_least: string, had: string, roll: string) => string;
  readonly picture: string;
  readonly ending: string;
  readonly theEnd: string;
  readonly goesOn: string;
  readonly goesOnText: string;
  readonly about: string;
  readonly made: (title: string) => string;
  readonly ownWords: string;
  /** Whose words the tale holds, and how many a hand has written; `name` is that of a model. */
  readonly hands: (list: string) => string;
  readonly byHand: Readonly<Record<Hand, (words: string, name: string) => string>>;
  readonly fonts: string;
  readonly access: string;
  /** Shown on the screen, but not printed. */
  readonly printHint: string;
  readonly expired: { readonly title: string; readonly text: string };
  /** The names of our own narrators and illustrators that differ from their display names, by key. */
  readonly models: Readonly<Record<string, string>>;
  /** The locale of dates and numbers. */
  readonly locale: string;
}

export const bookWords: Readonly<Record<InterfaceLanguage, BookWords>> = {
  en: {
    writtenBy: (name) => `Written by ${name}`,
    toldBy: (names) => `Told by ${names}`,
    paintedBy: (names) => `Pictures by ${names}`,
    playedBy: (name) => `Played by ${name}`,
    and: '; ',
    dates: (from, to) => (from === to ? from : `${from} – ${to}`),
    contents: 'Contents',
    cover: 'Cover',
    titlePage: 'Title page',
    beginning: 'The beginning',
    chapter: (number) => `Chapter ${number}`,
    you: 'You:',
    chosen: 'Chosen:',
    needed: (name, at_least, had) => `${name}: ${at_least} needed, ${had} there.`,
    rolled: (name, at_least, had, roll) =>
      `${name}: ${at_least} needed, ${had} there and ${roll} on the die.`,
    picture: 'A picture of this scene',
    ending: 'The ending',
    theEnd: 'The end',
    goesOn: 'To be continued',
    goesOnText: 'This game has not come to an end here.',
    about: 'About this book',
    made: (title) =>
      `“${title}” is an interactive story on Kathaloka. This book is one way through it, as it was played.`,
    ownWords: 'What the player wrote and chose stands apart from the tale, with a line at its side.',
    hands: (list) => `Whose words the tale holds: ${list}.`,
    byHand: {
      author: (words) => `the author’s, ${words}`,
      model: (words, name) => `those of the model ${name}, ${words}`,
      player: (words) => `the player’s, ${words}`,
      rule: (words) => `the rules’, ${words}`,
      house: (words) => `Kathaloka’s own, ${words}`,
    },
    fonts:
      'The fonts in this book are under the SIL Open Font License 1.1. Its text lies beside them, in the folder “fonts”.',
    access:
      'Each chapter has a heading, and the table of contents leads to it. Each picture has a description. Each passage is marked with its language. The text flows and can be enlarged.',
    printHint: 'Print this page, or save it as a PDF, with the command “Print” of your browser.',
    expired: {
      title: 'This page has been closed',
      text: 'A book to print is open for ten minutes, to the person who has made it. Open the story, and print it again from “Your tale”.',
    },
    models: {},
    locale: 'en-GB',
  },
  hi: {
    writtenBy: (name) => `लेखन: ${name}`,
    toldBy: (names) => `सूत्रधार: ${names}`,
    paintedBy: (names) => `चित्र: ${names}`,
    playedBy: (name) => `खेला: ${name}`,
    and: '; ',
    dates: (from, to) => (from === to ? from : `${from} – ${to}`),
    contents: 'विषय-सूची',
    cover: 'आवरण',
    titlePage: 'मुखपृष्ठ',
    beginning: 'आरंभ',
    chapter: (number) => `अध्याय ${number}`,
    you: 'आप:',
    chosen: 'चुना:',
    needed: (name, at_least, had) => `${name}: ज़रूरी था ${at_least}, पास था ${had}।`,
    rolled: (name, at_least, had, roll) => `${name}: ज़रूरी था ${at_least}, पास था ${had} और पाँसे पर ${roll}।`,
    picture: 'इस दृश्य का चित्र',
    ending: 'अंत',
    theEnd: 'समाप्त',
    goesOn: 'अभी बाक़ी है',
    goesOnText: 'यह खेल यहाँ तक पहुँचा है, अंत तक नहीं।',
    about: 'इस किताब के बारे में',
    made: (title) => `“${title}” कथालोक की एक कथा है, जिसे खेला जाता है। यह किताब उसकी एक राह है, जैसी खेली गई।`,
    ownWords: 'खिलाड़ी ने जो लिखा और चुना, वह कथा से अलग, किनारे की एक रेखा के साथ है।',
    hands: (list) => `कथा में किसके कितने शब्द हैं: ${list}।`,
    byHand: {
      author: (words) => `लेखक के ${words}`,
      model: (words, name) => `मॉडल ${name} के ${words}`,
      player: (words) => `खिलाड़ी के ${words}`,
      rule: (words) => `नियमों के ${words}`,
      house: (words) => `कथालोक के अपने ${words}`,
    },
    fonts: 'इस किताब के फ़ॉन्ट SIL Open Font License 1.1 के अधीन हैं। उसका पाठ उन्हीं के साथ “fonts” फ़ोल्डर में है।',
    access:
      'हर अध्याय का शीर्षक है, और विषय-सूची वहाँ तक ले जाती है। हर चित्र का विवरण है। हर अंश के साथ उसकी भाषा अंकित है। पाठ बड़ा किया जा सकता है।',
    printHint: 'इस पृष्ठ को छापने या PDF बनाने के लिए ब्राउज़र का “प्रिंट” आदेश चुनें।',
    expired: {
      title: 'यह पृष्ठ बंद हो चुका है',
      text: 'छापने की किताब दस मिनट खुली रहती है, और केवल उसके लिए जिसने उसे बनाया। कथा खोलिए और “आपकी कथा” से उसे फिर छापिए।',
    },
    models: {
      tenali: 'तेनाली',
      birbal: 'बीरबल',
      vyasa: 'व्यास',
      vishvakarma: 'विश्वकर्मा',
      chitrakar: 'चित्रकार',
      ajanta: 'अजंता',
      ravivarma: 'रविवर्मा',
    },
    locale: 'hi-IN',
  },
  ur: {
    writtenBy: (name) => `تحریر: ${name}`,
    toldBy: (names) => `داستان گو: ${names}`,
    paintedBy: (names) => `تصویریں: ${names}`,
    playedBy: (name) => `کھیلا: ${name}`,
    and: '؛ ',
    dates: (from, to) => (from === to ? from : `${from} تا ${to}`),
    contents: 'فہرست',
    cover: 'سرورق',
    titlePage: 'عنوان کا صفحہ',
    beginning: 'آغاز',
    chapter: (number) => `باب ${number}`,
    you: 'آپ:',
    chosen: 'چنا:',
    needed: (name, at_least, had) => `${name}: درکار تھا ${at_least}، پاس تھا ${had}۔`,
    rolled: (name, at_least, had, roll) =>
      `${name}: درکار تھا ${at_least}، پاس تھا ${had} اور پانسے پر ${roll}۔`,
    picture: 'اس منظر کی تصویر',
    ending: 'انجام',
    theEnd: 'تمام شد',
    goesOn: 'ابھی باقی ہے',
    goesOnText: 'یہ کھیل یہاں تک پہنچا ہے، انجام تک نہیں۔',
    about: 'اس کتاب کے بارے میں',
    made: (title) =>
      `”${title}“ کتھالوک کی ایک داستان ہے جو کھیلی جاتی ہے۔ یہ کتاب اس کی ایک راہ ہے، جیسی کھیلی گئی۔`,
    ownWords: 'کھلاڑی نے جو لکھا اور چنا، وہ داستان سے الگ، کنارے کی ایک لکیر کے ساتھ ہے۔',
    hands: (list) => `داستان میں کس کے کتنے لفظ ہیں: ${list}۔`,
    byHand: {
      author: (words) => `مصنف کے ${words}`,
      model: (words, name) => `ماڈل ${name} کے ${words}`,
      player: (words) => `کھلاڑی کے ${words}`,
      rule: (words) => `قواعد کے ${words}`,
      house: (words) => `کتھالوک کے اپنے ${words}`,
    },
    fonts:
      'اس کتاب کے فونٹ SIL Open Font License 1.1 کے تحت ہیں۔ اس کا متن انہی کے ساتھ ”fonts“ کے فولڈر میں ہے۔',
    access:
      'ہر باب کا عنوان ہے، اور فہرست وہاں تک لے جاتی ہے۔ ہر تصویر کا بیان ہے۔ ہر حصے پر اس کی زبان درج ہے۔ متن بڑا کیا جا سکتا ہے۔',
    printHint: 'اس صفحے کو چھاپنے یا PDF بنانے کے لیے براؤزر کا ”پرنٹ“ حکم چنیے۔',
    expired: {
      title: 'یہ صفحہ بند ہو چکا ہے',
      text: 'چھاپنے کی کتاب دس منٹ کھلی رہتی ہے، اور صرف اس کے لیے جس نے اسے بنایا۔ داستان کھولیے اور ”آپ کی داستان“ سے اسے پھر چھاپیے۔',
    },
    models: {
      tenali: 'تینالی',
      birbal: 'بیربل',
      vyasa: 'ویاس',
      vishvakarma: 'وشوکرما',
      chitrakar: 'چترکار',
      ajanta: 'اجنتا',
      ravivarma: 'روی ورما',
    },
    locale: 'ur-u-nu-latn',
  },
};
