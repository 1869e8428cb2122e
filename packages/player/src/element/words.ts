import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';

const en = {
  /** The language of these words. */
  tag: 'en',
  loading: 'Loading the story...',
  failed: 'The story could not be loaded.',
  retry: 'Try again',
  unplayable: 'This story cannot be played.',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  tale: 'The tale',
  choices: 'Choices',
  chosen: 'You chose:',
  because: 'Open because of what you did:',
  answer: 'Answer',
  answerHint: 'It is told in this tale alone.',
  withoutAnswer: 'Go on without an answer',
  unwritten: 'The story is not written any further here. You can go back.',
  short: (required: number, current: number) => `This choice costs ${required} XP, and you have ${current}.`,
  noWayBack: (required: number, current: number) =>
    `Going back costs ${required} XP, and you have ${current}.`,
  chapter: (number: number, of: number) => `Chapter ${number} of ${of}`,
  theEnd: 'The end',
  found: (count: number, of: number) =>
    count >= of ? `You have found all ${of} endings` : `You have found ${count} of ${of} endings`,
  onlyEnding: 'This is the only ending of this story',
  hints: 'What is still to be found',
  back: 'Back',
  again: 'Begin again',
  save: 'Save as a file',
  load: 'Go on from a file',
  language: 'Language of the story',
  begunAgain: 'The story begins again. “Back” leads to where you were.',
  resumed: 'You are where you were.',
  changed: 'The story was changed since you played it. Your choices lead as far as here.',
  notStored: 'This browser stores nothing for this page. To go on another time, save your play as a file.',
  noSave: 'This file is no saved play.',
  otherStory: (title: string) => `This file is a play of another story: “${title}”.`,
  storyTools: 'Your play',
  lost: 'This time the tale was lost. Going back costs nothing.',
  /** From certain to impossible. */
  odds: {
    sure: 'Certain',
    good: 'A good chance',
    fair: 'A fair chance',
    poor: 'A poor chance',
    none: 'Out of reach',
  },
  inPercent: 'Chances in percent',
  handsFull: 'Your hands are full. What do you put down?',
  needed: (name: string, at_least: number, had: number) => `You needed ${name} ${at_least} and have ${had}.`,
  rolled: (name: string, at_least: number, had: number, roll: number) =>
    `You needed ${at_least}: ${name} ${had} and ${roll} on the die.`,
  changes: {
    took: (what: string, _who: string) => `You have ${what}.`,
    gave: (what: string, who: string) => `You gave ${what} to ${who}.`,
    lost: (what: string, _who: string) => `You no longer have ${what}.`,
    put_down: (what: string, _who: string) => `You put down ${what}.`,
    hurt: (what: string, _who: string) => `Your ${what} is hurt.`,
    healed: (what: string, _who: string) => `Your ${what} has healed.`,
    owes: (what: string, who: string) => `You owe ${who}: ${what}.`,
    kept: (what: string, who: string) => `You kept your word to ${who}: ${what}.`,
    broke: (what: string, who: string) => `You broke your word to ${who}: ${what}.`,
    died: (_what: string, who: string) => `${who} is dead.`,
    told: (_what: string, who: string) => `${who} knows a secret now.`,
    health: (by: number) => (by < 0 ? `Your health falls by ${-by}.` : `Your health rises by ${by}.`),
  },
  carried: (count: number, slots: number) => `Carried, ${count} of ${slots}`,
  hurts: 'Hurt',
  owed: 'Promised',
  health: (now: number, max: number) => `Health: ${now} of ${max}`,
};

export type Words = typeof en;

const hi: Words = {
  tag: 'hi',
  loading: 'कथा आ रही है...',
  failed: 'कथा लोड नहीं हो सकी।',
  retry: 'फिर कोशिश करें',
  unplayable: 'यह कथा खेली नहीं जा सकती।',
  place: (line, column) => `पंक्ति ${line}, स्थान ${column}`,
  tale: 'कथा',
  choices: 'राहें',
  chosen: 'आपने चुना:',
  because: 'आपके इस काम से खुली:',
  answer: 'जवाब दें',
  answerHint: 'यह केवल इसी कथा में सुनाया जाता है।',
  withoutAnswer: 'बिना जवाब दिए आगे बढ़ें',
  unwritten: 'यहाँ से आगे कथा लिखी नहीं गई है। आप पीछे लौट सकते हैं।',
  short: (required, current) => `इस राह के लिए ${required} XP चाहिए, और आपके पास ${current} हैं।`,
  noWayBack: (required, current) => `पीछे लौटने के लिए ${required} XP चाहिए, और आपके पास ${current} हैं।`,
  chapter: (number, of) => `${of} में से अध्याय ${number}`,
  theEnd: 'समाप्त',
  found: (count, of) => (count >= of ? `आपने सभी ${of} अंत खोज लिए` : `आपने ${of} में से ${count} अंत खोजे हैं`),
  onlyEnding: 'इस कथा का यही एक अंत है',
  hints: 'जो अभी खोजना बाक़ी है',
  back: 'पीछे लौटें',
  again: 'फिर से शुरू करें',
  save: 'फ़ाइल में सहेजें',
  load: 'फ़ाइल से आगे बढ़ें',
  language: 'कथा की भाषा',
  begunAgain: 'कथा फिर से शुरू हुई। “पीछे लौटें” आपको वहीं ले जाता है जहाँ आप थे।',
  resumed: 'आप वहीं हैं जहाँ पहले थे।',
  changed: 'आपके खेलने के बाद यह कथा बदल गई है। आपके चुनाव यहीं तक पहुँचते हैं।',
  notStored: 'यह ब्राउज़र इस पन्ने के लिए कुछ नहीं सहेजता। फिर कभी आगे बढ़ने के लिए अपना खेल फ़ाइल में सहेजें।',
  noSave: 'इस फ़ाइल में कोई सहेजा हुआ खेल नहीं है।',
  otherStory: (title) => `यह फ़ाइल दूसरी कथा के खेल की है: “${title}”।`,
  storyTools: 'आपका खेल',
  lost: 'इस बार कथा हाथ से निकल गई। पीछे लौटना मुफ़्त है।',
  odds: { sure: 'पक्का', good: 'अच्छी उम्मीद', fair: 'ठीक-ठाक उम्मीद', poor: 'कम उम्मीद', none: 'पहुँच से बाहर' },
  inPercent: 'उम्मीद प्रतिशत में',
  handsFull: 'हाथ भरे हैं। क्या नीचे रखेंगे?',
  needed: (name, at_least, had) => `ज़रूरी था: ${name} ${at_least}, आपके पास ${had}।`,
  rolled: (name, at_least, had, roll) => `ज़रूरी था ${at_least}: ${name} ${had} और पाँसे पर ${roll}।`,
  changes: {
    took: (what) => `अब आपके पास: ${what}।`,
    gave: (what, who) => `आपने दे दिया: ${what}, ${who} को।`,
    lost: (what) => `अब आपके पास नहीं: ${what}।`,
    put_down: (what) => `आपने नीचे रखा: ${what}।`,
    hurt: (what) => `चोट लगी: ${what}।`,
    healed: (what) => `चोट भर गई: ${what}।`,
    owes: (what, who) => `${who} से आपका वादा: ${what}।`,
    kept: (what, who) => `${who} से वादा निभाया: ${what}।`,
    broke: (what, who) => `${who} से वादा टूटा: ${what}।`,
    died: (_, who) => `${who} की मृत्यु हो गई।`,
    told: (_, who) => `${who} को अब एक राज़ पता है।`,
    health: (by) => (by < 0 ? `सेहत ${-by} घटी।` : `सेहत ${by} बढ़ी।`),
  },
  carried: (count, slots) => `साथ में, ${slots} में से ${count}`,
  hurts: 'चोट',
  owed: 'वादे',
  health: (now, max) => `सेहत: ${max} में से ${now}`,
};

const ur: Words = {
  tag: 'ur',
  loading: 'کہانی آ رہی ہے...',
  failed: 'کہانی لوڈ نہ ہو سکی۔',
  retry: 'پھر کوشش کریں',
  unplayable: 'یہ کہانی کھیلی نہیں جا سکتی۔',
  place: (line, column) => `سطر ${line}، جگہ ${column}`,
  tale: 'داستان',
  choices: 'راہیں',
  chosen: 'آپ نے چنا:',
  because: 'آپ کے اس کام سے کھلی:',
  answer: 'جواب دیں',
  answerHint: 'یہ صرف اسی داستان میں سنایا جاتا ہے۔',
  withoutAnswer: 'جواب دیے بغیر آگے بڑھیں',
  unwritten: 'یہاں سے آگے کہانی لکھی نہیں گئی۔ آپ پیچھے لوٹ سکتے ہیں۔',
  short: (required, current) => `اس راہ کے لیے ${required} XP چاہییں، اور آپ کے پاس ${current} ہیں۔`,
  noWayBack: (required, current) => `پیچھے لوٹنے کے لیے ${required} XP چاہییں، اور آپ کے پاس ${current} ہیں۔`,
  chapter: (number, of) => `${of} میں سے باب ${number}`,
  theEnd: 'ختم شد',
  found: (count, of) =>
    count >= of ? `آپ نے تمام ${of} انجام پا لیے` : `آپ نے ${of} میں سے ${count} انجام پائے ہیں`,
  onlyEnding: 'اس داستان کا یہی ایک انجام ہے',
  hints: 'جو ابھی ڈھونڈنا باقی ہے',
  back: 'پیچھے لوٹیں',
  again: 'پھر سے شروع کریں',
  save: 'فائل میں محفوظ کریں',
  load: 'فائل سے آگے بڑھیں',
  language: 'کہانی کی زبان',
  begunAgain: 'کہانی پھر سے شروع ہوئی۔ “پیچھے لوٹیں” آپ کو وہیں لے جاتا ہے جہاں آپ تھے۔',
  resumed: 'آپ وہیں ہیں جہاں پہلے تھے۔',
  changed: 'آپ کے کھیلنے کے بعد یہ کہانی بدل گئی ہے۔ آپ کے انتخاب یہیں تک پہنچتے ہیں۔',
  notStored:
    'یہ براؤزر اس صفحے کے لیے کچھ محفوظ نہیں رکھتا۔ پھر کبھی آگے بڑھنے کے لیے اپنا کھیل فائل میں محفوظ کریں۔',
  noSave: 'اس فائل میں کوئی محفوظ کھیل نہیں ہے۔',
  otherStory: (title) => `یہ فائل دوسری کہانی کے کھیل کی ہے: “${title}”۔`,
  storyTools: 'آپ کا کھیل',
  lost: 'اس بار داستان ہاتھ سے نکل گئی۔ پیچھے لوٹنا مفت ہے۔',
  odds: { sure: 'یقینی', good: 'اچھی امید', fair: 'خاصی امید', poor: 'کم امید', none: 'پہنچ سے باہر' },
  inPercent: 'امید فیصد میں',
  handsFull: 'ہاتھ بھرے ہیں۔ کیا نیچے رکھیں گے؟',
  needed: (name, at_least, had) => `درکار تھا: ${name} ${at_least}، آپ کے پاس ${had}۔`,
  rolled: (name, at_least, had, roll) => `درکار تھا ${at_least}: ${name} ${had} اور پانسے پر ${roll}۔`,
  changes: {
    took: (what) => `اب آپ کے پاس: ${what}۔`,
    gave: (what, who) => `آپ نے دے دیا: ${what}، ${who} کو۔`,
    lost: (what) => `اب آپ کے پاس نہیں: ${what}۔`,
    put_down: (what) => `آپ نے نیچے رکھا: ${what}۔`,
    hurt: (what) => `چوٹ لگی: ${what}۔`,
    healed: (what) => `چوٹ بھر گئی: ${what}۔`,
    owes: (what, who) => `${who} سے آپ کا وعدہ: ${what}۔`,
    kept: (what, who) => `${who} سے وعدہ نبھایا: ${what}۔`,
    broke: (what, who) => `${who} سے وعدہ ٹوٹا: ${what}۔`,
    died: (_, who) => `${who} کی موت ہو گئی۔`,
    told: (_, who) => `${who} کو اب ایک راز معلوم ہے۔`,
    health: (by) => (by < 0 ? `صحت ${-by} گھٹی۔` : `صحت ${by} بڑھی۔`),
  },
  carried: (count, slots) => `ساتھ میں، ${slots} میں سے ${count}`,
  hurts: 'چوٹ',
  owed: 'وعدے',
  health: (now, max) => `صحت: ${max} میں سے ${now}`,
};

const ALL: Readonly<Record<InterfaceLanguage, Words>> = { en, hi, ur };

/** The first of these language tags for which the player has words, or else English. */
export function interfaceLanguage(wanted: readonly (string | null | undefined)[]): InterfaceLanguage {
  const tags = wanted.map((tag) => tag?.split('-', 1)[0]);
  for (const tag of tags) {
    const found = INTERFACE_LANGUAGES.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}

export const wordsIn = (language: InterfaceLanguage): Words => ALL[language];

/** The name of a language, in that language. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}

export const directionOf = (language: string): 'rtl' | 'ltr' => (language === 'ur' ? 'rtl' : 'ltr');
