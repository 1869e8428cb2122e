import { wordsIn } from '../phrases.ts';
import { word } from './formTypes.ts';
import { latinTongue } from './tongue.ts';

/** How people are to be called where no "me" stands beside it: `not Shorty, say Zee`, `the name is Devendra, but say Dev`. */
interface Words {
  readonly not: string;
  readonly say: string;
  readonly name: string;
  readonly me: string;
  readonly but: string;
  readonly all: string;
  readonly they: string;
  readonly only: string;
  readonly atHome: string;
}

const HINDI: Words = {
  not: 'मत|नहीं|ना?',
  say: '(?:कह|बोल|बुला|पुकार)(?:ो|िए|िये|इए|इये|ओ|ना|ें|कर बुला\\S*|\\s+(?:करो|लो|लें|लीजिए|सकते\\s+ह\\S*|दो))?|चलेगा|चलेगी|काफ़ी\\s+है|ही\\s+ठीक',
  name: 'नाम',
  me: 'मुझे|मुझको|हमें|हमको',
  but: 'पर|लेकिन|मगर|वैसे',
  all: 'सब|सभी|लोग|घर\\s+में|दोस्त|घरवाले',
  only: 'बस|सिर्फ़?|केवल',
  atHome: 'घर|प्यार|पुकारने|बचपन',
  they: '(?:कह|बुला|पुकार|बोल)ते\\s+(?:हैं|है|थे)',
};
const LATIN: Words = {
  not: 'mat|nahi+n?|na',
  say: '(?:k[ae]h|bol|bula|pukaa?r)(?:o|ao|iye|iyo|na|en|kar bula\\w*|\\s+(?:karo|lo|lena|sakte\\s+ho|do))?|chalega|chalegi|kaafi\\s+hai|hi\\s+theek',
  name: 'na+m',
  me: 'mujhe|mujhko|mereko|humein|humko|hamko',
  but: 'par|pe?r|lekin|magar|waise',
  all: 'sab|sabhi|log|ghar\\s+(?:pe|par|me|mein)|dost|gharwale',
  only: 'bas|sirf|keval',
  atHome: 'ghar|pyaa?r|pukaa?rne|bachpan',
  they: '(?:k[ae]h|bula|pukaa?r|bol)te\\s+(?:hai|hain|h|the)',
};
const URDU: Words = {
  not: 'مت|نہیں|نہ',
  say: '(?:کہ|کہہ|بول|بلا|پکار)(?:و|یے|یں|نا|ؤ|ئیں|ئیے|\\s+(?:کرو|کریں|لیں|لو|لیجیے|سکتے\\s+ہ\\S*))?|کہا\\s+کر(?:و|یں)|چلے\\s+گا|کافی\\s+ہے',
  name: 'نام',
  me: 'مجھے|مجھ کو|ہمیں',
  but: 'پر|لیکن|مگر|ویسے',
  all: 'سب|سبھی|لوگ|گھر\\s+میں|دوست|گھر والے',
  only: 'بس|صرف',
  atHome: 'گھر|پیار|پکارنے',
  they: '(?:کہتے|کہہ کر بلاتے|بلاتے|پکارتے|بولتے)\\s+(?:ہیں|تھے)',
};

const formsOf = ({ not, say, name, me, but, all, they, only, atHome }: Words): RegExp[] => {
  const one = `(?!${word(`${NO_NAME}|${not}`)})[\\p{L}\\p{M}]+`;
  const called = `(?:${one}\\s+){1,2}${word(say)}`;
  return [
    new RegExp(`${word(not)}\\s+${word(say)}[^.।۔]*?[,،;]\\s*${called}`, 'iu'),
    new RegExp(`${word(me)}\\s.*${word(not)}\\s.*[,،]\\s*${word(only)}\\s+${one}\\s*(?:$|[.।۔!])`, 'iu'),
    new RegExp(`${word(me)}\\s+\\S+\\s+${word(not)}\\s*[,،]\\s*${called}`, 'iu'),
    new RegExp(`${word(me)}\\s+(?!${word(NO_NAME)})\\S+\\s+${word(not)}\\s+${word(say)}\\s*[,،]`, 'iu'),
    new RegExp(`${word(name)}\\s.{2,60}?[,،]\\s*${called}\\s*$`, 'iu'),
    new RegExp(`${word(atHome)}\\s+${word('का|ka|کا')}\\s+${word(name)}\\s+${one}`, 'iu'),
    new RegExp(
      `${word(name)}\\s.{2,60}?(?:[,،]\\s*)?${word(but)}\\s+(?:(?:${word(`${all}|${me}`)}|आप|तुम|aap|tum|آپ|تم)\\s+){0,2}${called}`,
      'iu',
    ),
    new RegExp(
      `${word(name)}\\s.{2,60}?${word(all)}\\s+(?:${word(me)}\\s+)?${one}\\s+(?:[\\p{L}\\p{M}]+\\s+)?${word(they)}`,
      'iu',
    ),
    new RegExp(`(?:^|[,،;.।۔]\\s*)(?:${one}\\s+){1,2}${word(say)}\\s+${word(me)}`, 'iu'),
    new RegExp(
      `${word(me)}\\s+(?:बस\\s+|bas\\s+|بس\\s+)?(?:${one}\\s+){1,3}${word(say)}(?=\\s*(?:$|[,،.।۔!]))`,
      'iu',
    ),
    new RegExp(`${word(all)}\\s+${word(me)}\\s+(?:${one}\\s+){1,2}${word(they)}`, 'iu'),
  ];
};

/** What one says, but no name. */
const NO_NAME =
  'सच|झूठ|कुछ|साफ़|साफ|धीरे|ज़ोर से|फिर|यही|वही|क्या|कोई|बात|सच सच|कि|sach|jhooth?|kuch|kuchh|saaf|dheere|zor se|phir|yahi|wahi|kya|koi|baat|ki|سچ|جھوٹ|کچھ|صاف|آہستہ|پھر|یہی|وہی|کیا|کوئی|بات|کہ';

const BY_SCRIPT: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [/\p{Script=Devanagari}/u, formsOf(HINDI)],
  [/\p{Script=Arabic}/u, formsOf(URDU)],
];
const IN_LATIN = formsOf(LATIN);

export function isCalledInstead(text: string): boolean {
  const forms = BY_SCRIPT.find(([script]) => script.test(text))?.[1];
  return (forms ?? (latinTongue(wordsIn(text)) === 'english' ? [] : IN_LATIN)).some((form) =>
    form.test(text),
  );
}
