import { isCalledInstead } from './calledInstead.ts';
import { FEW } from './forms.ts';
import { isHindiVerb, isListed } from '../interpret/semantic/inEnglish.ts';
import { wordSense } from '../interpret/semantic/vectors.ts';

/** The name that somebody has, or how they are to be called: neither answers a question about the other. */
export type Naming = 'name' | 'called';

const NO_NAME =
  'here|back|lost|ready|new|fine|ok|okay|good|well|hungry|thirsty|tired|cold|hot|hurt|ill|sick|scared|afraid|sorry|not|no|an?|the|so|just|very|too|also|still|all|only|going|your|his|her|from|in|on|at|with|glad|happy|sad|late|sure|alone|stuck|broke|dead|deaf|blind|lame|old|young|poor|rich|done|gone|home|down|up|out|off|coming|leaving|\\p{L}+ing|\\p{L}+ed';
const NATIONS =
  'Indian|Hindu|Muslim|Sikh|Christian|Jain|Bengali|Punjabi|Tamil|Gujarati|Marathi|God|Death|English|Irish|British|Scottish|Turkish|Spanish|Polish|Jewish|Kurdish|\\p{L}+ese';
const WHO = "\\p{Lu}[\\p{L}\\p{M}'’-]*\\p{Ll}[\\p{L}\\p{M}]*";

const NAME: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.,!]\\s*)${WHO}(?:['’]s| is) the name\\b|(?:^|[.,!]\\s*)${WHO}(?: ${WHO})?, at your service\\b|\\b(?:write|put|mark|take) me down as (?:\\p{Lu}\\.\\s*)?${WHO}|\\bmy name as ${WHO}|\\b(?:my|the) name\\b.{0,30}:\\s*${WHO}|\\b[Tt]his is ${WHO} speaking\\b|\\b[Ii]t['’]?s me,? ${WHO}|(?:^|[.!]\\s*)${WHO}[.,]? [Tt]hat['’]?s me\\b|(?:^|[.!]\\s*)${WHO} here,? (?:hi|hello|hey)\\b|\\b${WHO} this side\\b|(?:^|[.!]\\s*)${WHO}, they (?:named|christened|called) me\\b|\\b[Ii]t['’]s ${WHO}[.,]? with an? |^[Ii]t['’]?s ${WHO},? (?:btw|by the way|here)\\b|\\bI give it: ${WHO}|\\bgive it: ${WHO}|(?:^|["“.,]\\s*)${WHO},? I (?:say|tell|answer|reply|told|said)\\b[^.]*[.,]\\s*["“]?(?:[Jj]ust|[Oo]nly) ${WHO}|\\bI sign(?:ed)? (?:my name |it |as )?${WHO}|^(?:hi|hello|hey|greetings)[.,!]?\\s+${WHO}(?: here)?[.,!]`,
    'u',
  ),
  /(?:^|[,।.!]\s*)(?!(?:इसका|उसका|मेरा|किसी)\s)[\p{L}\p{M}]+\s+(?:[\p{L}\p{M}]+\s+)?नाम\s+(?:है|था)\s*(?:मेरा|हमारा)?\s*(?=$|[,।.!])/u,
  /(?:^|[,.!]\s*)(?!(?:iska|uska|mera|kisi|kya)\s)[a-z]+\s+(?:[a-z]+\s+)?na+m\s+(?:hai|h|tha)\s*(?:mera|hamara)?\s*(?=$|[,.!])/iu,
  /(?:^|[،۔!]\s*)(?!(?:میرا|کسی)\s)[\p{L}\p{M}]+\s+(?:[\p{L}\p{M}]+\s+)?نام\s+(?:ہے|تھا)\s*(?:میرا|ہمارا)?\s*(?=$|[،۔!])/u,
  /(?:^|[,।.!]\s*)(?!(?:मैं|सच|झूठ|फ़ोन|क्या|यह|वह)\s)[\p{L}\p{M}]+\s+बोल\s+रह[ाी]\s+(?:हूँ|हूं)|(?:^|[,.!]\s*)(?!(?:main|sach|jhooth|kya|ye|wo)\s)[a-z]+\s+bol\s+rah[ai]\s+(?:hoon|hun|hu)\b|(?:^|[،۔!]\s*)(?!(?:میں|سچ|جھوٹ|کیا|یہ|وہ)\s)[\p{L}\p{M}]+\s+بول\s+رہ[ای]\s+ہوں/iu,
  /(?:मैं|main?|میں)\s+(?:हूँ|hoo?n|hu|ہوں)\s+(?:ना?|na+|نا)\s*[,،]?\s+[\p{L}\p{M}]+/iu,
  /(?:माँ|बाप|पिता|दादी|नानी|घरवालों|माता-पिता)\s+ने\s+[\p{L}\p{M}]+\s+रखा\s+(?:था\s+)?नाम|\b(?:maa|baap|pita|dadi|nani|gharwalo)\s+ne\s+\w+\s+rakha\s+(?:tha\s+)?na+m|(?:ماں|باپ|والد|دادی|نانی)\s+نے\s+[\p{L}\p{M}]+\s+رکھا\s+(?:تھا\s+)?نام/iu,
  /(?:बंदे|बन्दे|नाचीज़|नाचीज|ख़?ाकसार)\s+को\s+[\p{L}\p{M}]+\s+(?:[\p{L}\p{M}]+\s+)?कहते|\b(?:bande|naa?cheez|khaksaa?r)\s+ko\s+\w+\s+(?:\w+\s+)?k[ae]hte|(?:خاکسار|بندے|ناچیز)\s+کو\s+[\p{L}\p{M}]+\s+(?:[\p{L}\p{M}]+\s+)?کہتے/iu,
  /(?:लिख\s*(?:लीजिए|लीजिये|लो|लें)|\blikh\s*(?:lijiye|lo|len)|\bna+m\s+likho|لکھ\s*(?:لیجیے|لو|لیں))\s*[,:،]\s*[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?\s*(?=$|[,،.।۔!])/iu,
  /(?:^|[،۔!]\s*|(?:جی|سلام|ارے)\s+)میں\s+[\p{L}\p{M}]+\s+ہوں،\s*[\p{L}\p{M}]+\s+(?:کی\s+بیٹی|کا\s+بیٹا)/u,
  /(?:^|[،۔!]\s*|(?:جی|سلام|ارے)\s+)میں\s+[\p{L}\p{M}]+(?=\s+بول\s+رہ|،\s*[\p{L}\p{M}]+\s+(?:کی\s+بیٹی|کا\s+بیٹا))/u,
  /^(?:(?:hi|hello|hey)[,!]?\s+)?\p{Lu}\p{Ll}+ here, (?:reporting|the|your|from|son|daughter|at your)\b/u,
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}-]+(?:,| is) my (?:own |real |true |full )?name(?!\p{L})/u,
  /(?<!\b(?:his|her|their|whose)\s)(?:\bmy(?: own| real| true| full| given| birth)?|\bthe|^|[.,;:!]\s*|\b(?:real|true|full))\s*n(?:a|m)+e(?:['’]?s| is| was|:|,? it['’]?s)\s+(?!(?:not|isn|is not|no|for|in|on|at|of|and|or|to|that|was)\b)[\p{L}\p{M}]/iu,
  /\bmy(?: \w+)? name\b[^.;]*?,? it(?:['’]s| is|s)\s+\p{L}/iu,
  /\b[Ii](?:['’]?m| am) (?:called|named|known as(?! an?\b))\b|\bintroduce myself(?: as\b|:)|\bthat(?:['’]?s| is) my (?:\w+ )?name\b|\bknows? me as\b|\b(?:[Ii] go|going) by the name\b|\b(?:named|christened) me\s+\p{L}|\b[Ii] was (?:born|named|christened|baptised)\s+(?=\p{Lu})/u,
  new RegExp(
    `(?<!\\b(?:[Tt]o (?:you|them|him|her|everybody|everyone|friends)|[Nn]ow on),?\\s)\\b[Ii](?:['’]?[Mm]| [Aa][Mm]) (?!(?:${NATIONS})(?!\\p{L}))${WHO}(?=\\s*(?:[.,!]|$| of | from | and | the | ${WHO}))`,
    'u',
  ),
  /\bI AM \p{Lu}+ \p{Lu}+(?=$|[.,!])/u,
  new RegExp(
    `\\b[Ss]ign\\b[^.]*\\bas ${WHO}|\\b[Ii]t['’]s ${WHO},\\s+(?:the|your|son|daughter|from)\\b`,
    'u',
  ),
  new RegExp(
    `^(?:hi|hello|hey|yo|uh|um|greetings|good \\p{L}+)\\b[\\s,!]*(?:[\\p{L}]+[\\s,!]+){0,2}?i['’]?m (?!(?:${NO_NAME})(?!\\p{L}))\\p{L}+\\s*(?:[.,!]|$|and\\b|from\\b)|^i['’]?m (?!(?:${NO_NAME})(?!\\p{L}))\\p{L}+,? (?:btw|by the way)\\b`,
    'iu',
  ),
  /(?<![\p{L}\p{M}])(?:मेरा?|अपना|हमारा)\s+(?:(?:असली|पूरा|सच्चा)\s+)?नाम(?!\s+(?:मत|नहीं|न|कोई|किसी|ना|लेना|लेकर|पूछ\S*)(?![\p{L}\p{M}]))|(?:^|[,!।:]\s*|पर\s+)(?:असली\s+)?नाम\s+(?:तो\s+)?(?!(?:मत|नहीं|न|क्या|तो|बताओ|पूछ\S*|है|था)(?![\p{L}\p{M}]))[\p{L}\p{M}]+/u,
  /\b(?:mera|meraa|hamara|apna)\s+(?:(?:asli|poora|pura|sachcha)\s+)?na+m\b(?!\s+(?:mat|nahi|na|koi|kisi|lena|puch\w*|poo?ch\w*)\b)|(?:^|[,!:]\s*|\bpar\s+)(?:asli\s+)?na+m\s+(?:to\s+)?(?!(?:mat|nahi|na|kya|to|batao|hai|tha|suna)\b)[a-z]+/i,
  /(?:میرا|ہمارا|اپنا)\s+(?:(?:اصلی|پورا|اصل)\s+)?نام(?!\s+(?:مت|نہیں|نہ|کوئی|کسی|لینا|پوچھ\S*)\s)|(?:^|[,،۔:]\s*)(?:اصلی\s+)?نام\s+(?:تو\s+)?(?!(?:مت|نہیں|نہ|کیا|تو|بتاؤ|پوچھ\S*|ہے|تھا|میں)(?![\p{L}\p{M}]))[\p{L}\p{M}]+/u,
  /(?:^|[,!।.:]\s*|जी\s+|नमस्ते\s+)मुझे\s+[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?\s+(?:कहते|बुलाते|पुकारते|बोलते)\s+(?:हैं|है)|(?:^|[,!.:]\s*|\bji\s+)mujhe\s+\w+(?:\s+\w+)?\s+(?:kehte|kahte|bulate|bolte|pukarte)\s+(?:hai|hain|h|he)\b|^مجھے\s+[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?\s+(?:کہتے|بلاتے)\s+ہیں/iu,
];
/** `main Iqbal hoon`: the word between is a name where it is no word of the language. */
const I_AM = [
  /(?:^|[,।.!]\s*)([\p{L}\p{M}]+)\s+(?:हूँ|हूं)\s+मैं(?![\p{L}\p{M}])/giu,
  /(?:^|[,.!]\s*)([a-z]+)\s+(?:hoon|hun|hu)\s+main?\b/giu,
  /(?:^|[،۔!]\s*)([\p{L}\p{M}]+)\s+ہوں\s+میں(?![\p{L}\p{M}])/gu,
  /(?:^|[,!।.:]\s*)(?:मैं|main?|میں)\s+(?:हूँ|हूं|hoo?n|hu|ہوں)\s+([\p{L}\p{M}]+)\s*[.!।۔]?$/giu,
  /^(?:जी\s+)?(?:अरे|हाँ|arr?e|haan|नमस्\S*|प्रणाम|सलाम|आदाब|जी|namas\w*|pranam|salaa?m|ji|hello|hi)(?:\s+जी|\s+ji)?[\s,!]+(?:मैं|main?)\s+([\p{L}\p{M}]+)\s*$/giu,
  /(?:^|[,!।.:"“'‘]\s*|(?:कि|में|जी|भाई)\s+)मैं\s+([\p{L}\p{M}]+)(?:\s+(?:सिंह|शर्मा|वर्मा|बेगम|ख़ान|खान|कुमार|कुमारी|देवी|राव|यादव|पठान))?\s+(?:हूँ|हूं|हुँ)(?=\s*(?:$|[,।.!:])|\s+(?:भाई|जी|बहन|बाबा|माई|और|बोल|यार)(?![\p{L}\p{M}]))/giu,
  /(?:^|[,!।.:]\s*)मैं\s+(?:हूँ,\s*)?([\p{L}\p{M}]+)(?=,|\s+बोल\s+रह)/giu,
  /(?:^|[,!.:"“'‘]\s*|\b(?:ji|bhai|hoon|hu)\s+)main?\s+([a-z]+)(?:\s+(?:singh|sharma|verma|begum|khan|kumar|devi|rao|yadav|pathan))?\s+(?:hoon|hun|hu|hoo)\b(?=\s*(?:$|[,.!:])|\s+(?:bhai|ji|behen|baba|mai|aur|bol|yaar|kya)\b)/gi,
  /(?:^|[,!.:]\s*)main?\s+(?:hoon,\s*|hu,\s*)?([a-z]+)(?=,|\s+bol\s+rah)/gi,
  /(?:^|[،,!۔.:]\s*)میں\s+([\p{L}\p{M}]+)(?=،|\s+بول\s+رہ)/gu,
  /(?:^|[،,!۔.:]\s*)میں\s+([\p{L}\p{M}]+)\s+ہوں\s*(?=$|[۔,.!])/gu,
];
const NO_NAME_HINDI =
  /^(?:अनाथ|यतीम|विधवा|विधुर|कुँवार[ाी]|an+aa?th|yatee?m|vidhwa|kunwar[ai]|یتیم|بیوہ)$|(?:ते|रहा|रही|चुका|चुकी|गया|गई|ना|कर|गा|गी|te|kar|raha|rahi|gaya|gayi|تا|تی|رہا|رہی|گیا|گئی)$|^(?:ठीक|थका|थकी|भूखा|भूखी|प्यासा|प्यासी|अकेला|अकेली|तैयार|यहाँ|यहीं|वहाँ|घायल|बीमार|ख़ुश|खुश|उदास|परेशान|डरा|डरी|नया|नई|गरीब|अमीर|बूढ़ा|बूढ़ी|जवान|भी|तो|ही|नहीं|चुप|सच|वही|कौन|आपका|तुम्हारा|मुसाफ़िर|मुसाफिर|यात्री|राही|thee?k|thaka|thaki|bhookha|bhookhi|bhukha|bhukhi|pyasa|pyasi|akela|akeli|taiyaa?r|yahan|yahin|wahan|ghayal|bimaa?r|khush|udaas|pareshaa?n|dara|dari|naya|nayi|gareeb|ameer|budha|budhi|jawan|bhi|to|hi|nahi|chup|sach|wahi|kaun|aapka|tumhara|musafir|yatri|rahi|apna|ek|sirf|bas|तब|अब|بھی|تو|ٹھیک|تھکا|تھکی|بھوکا|بھوکی|پیاسا|اکیلا|تیار|یہاں|وہاں|زخمی|بیمار|خوش|اداس|مسافر)$/iu;

/** Where a word ends like a verb, only these are sure to be names: `main sunita hoon`. */
const LIKE_VERB = /(?:ता|ती|ta|ti)$/iu;
const NAME_LIKE_VERB =
  /(?:[^पज]ीता|िता|[^pj](?:ee|i)ta)$|^(?:लता|ममता|सुजाता|अमृता|श्वेता|आरती|पार्वती|भारती|मालती|सरस्वती|mamta|sujata|amrita|shweta|aarti|parvati|bharti|malti|saraswati)$/iu;

const isName = (word: string): boolean => {
  if (NO_NAME_HINDI.test(word)) return false;
  // in Latin letters a capital says so
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return true;
  if (LIKE_VERB.test(word)) return NAME_LIKE_VERB.test(word);
  if (/^[a-z]+$/u.test(word) && wordSense(word) !== null) return false;
  return !isListed(word.toLowerCase()) && !isHindiVerb(word.toLowerCase());
};

const CALLED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Ee]veryone|[Ee]verybody|[Tt]hey|[Pp]eople|[Ff]riends|[Ff]amily)\\b(?: \\p{Ll}+){0,3} (?:say|use)s? ${WHO}|\\b[Dd]on['’]?t \\p{L}+ me,? (?:it['’]?s|I['’]m|just|say) ${WHO}|\\b(?:just|plain|only|simply) ${WHO} to (?:you|them|him|her|friends|my|the)\\b`,
    'u',
  ),
  /\b[Ii](?:['’]?m| am) the one (?:they|people|everyone|everybody|all) calls?\b/u,
  new RegExp(
    `\\b(?:whom?|that) (?:they|people|men|folks?|all) call ${WHO}|\\b${WHO} (?:will do|is fine|is enough|does fine)\\b|\\b[Ii]t['’]?s ${WHO} to (?:everyone|everybody|all|friends|my friends)\\b`,
    'u',
  ),
  /\b(?:call|calls|calling|called) me\s+(?!(?:anything|something|whatever|back|later|soon|tomorrow|again|what|for|to|over|out|in|to|a|an|the|if|when|at|and|or|names?|by my|that|it)\b)['"“‘]?[\p{L}]|\bad+ress(?:ed)? me (?:\w+ )?(?:as|by)\b|\brefer(?:red)? to me as\b|\bgo(?:ing)? by\s+(?!the\b|foot|boat|sea|night|day)\p{L}|\bmy name for \w+ is\b|\b(?:say|calls?) \p{L}+ to me\b|\bit['’]?s (?:\p{L}+ ){1,3}to you\b|\bbut (?:everyone|everybody|all|people|folks|friends|my friends|they) (?:just )?(?:say|says|use|uses) \p{Lu}?\p{L}+\s*[.!]?$|\bI prefer \p{L}+ to \p{L}+\s*[.!]?$|\bname(?:['’]?s| is)\s.*\bbut\s(?:(?:please|pls|plz|just|only|simply|say)\s)+\p{L}+\s*[.!]?$/iu,
  /\b(?:I(?:['’]?d| would| want| wish|['’]?m| am)|wanna|rather|like|prefer|expect)\b[^.;]*\b(?:ad+ressed|called|known)\b/iu,
  new RegExp(
    `\\b(?:[Tt]o (?:you|them|him|her|everybody|everyone|friends)|[Nn]ow on),?\\s+[Ii](?:['’]?m| am) (?=\\p{Lu})`,
    'u',
  ),
  /(?<![\p{L}\p{M}])(?:मुझे|मुझको|हमें)\s+(?:[\p{L}\p{M}]+\s+){1,4}?(?:कह(?!ना\s+है|ा|ने)|बोल(?!ना\s+है|ा|ने)|बुला(?!या|ने|कर)|पुकार(?!ा(?!\s+जा))|संबोधित)|(?:बोलते|कहते|बुलाते|पुकारते)\s+हैं?\s+मुझे/u,
  /\b(?:mujhe|mujhko|mereko|mere ko|hume|humein)\s+(?:\w+\s+){1,4}?(?:kaha kar|k[ae]h(?!a\b|ne\b|na hai)|bol(?!a\b|ne\b|na hai)|bula(?!ya|ne|kar)|pukar)\w*|\b(?:bolte|kehte|kahte|bulate|pukarte)\s+(?:hai\s+|hain\s+|h\s+)?(?:mujhe|mereko|mere ko)\b/i,
  /مجھے\s+(?:[\p{L}\p{M}]+\s+){1,4}?(?:کہو|کہیے|کہتے|کہنا|بلاؤ|بلاتے|بلائیں|پکارو|پکاریں)/u,
];
/** It is denied, or somebody asks for something else. */
const NOT_SO =
  /\b(?:nobody|no one|noone|none|never|not|stop|quit|hate|dare|without|(?<!prefer it |rather |like it |love it )if)\b|n['’]?t\b|(?<![\p{L}\p{M}])(?:मत|नहीं|न|ना|कोई|कुछ|क्या|किसी)(?![\p{L}\p{M}])|\b(?:mat|nahi|na|koi|kuch|kya|kisi)\b|(?:مت|نہیں|نہ|کوئی|کچھ)\s/iu;
/** Behind a denial: `call me not madam, say Zee`. */
const INSTEAD =
  /[\p{L}\p{M}]\s+(?:कहिए|कहिये|कहो|बोलो|बोलिए|बुलाओ|बुलाइए|पुकारो|kahiye|kaho|bolo|boliye|bulao|bulaiye|pukaro)(?![\p{L}\p{M}])/iu;
const CLAUSES = /[,;.!?।॥۔،\n]+|\s(?:but|so|पर|लेकिन|par|lekin)\s/iu;

/** Somebody else says it, in whatever verb: `The parrot squawks my name is Polly`. */
const BEFORE_NAME =
  /(?:^|[,;:.!]|\b(?:but|so|because)\b)\s*([^,;:.!]*?)\s*\bmy(?: \w+)? n(?:a|m)+e(?:['’]?s| is| was)\b/iu;
const FIRST_OR_ASKED =
  /\b(?:I|i['’]?(?:m|ve|d|ll)|we|im|tell|say|write|know|note|let|remember|you (?:can|may|should|must)|because|since|that|if)\b/iu;

function isToldByOthers(text: string): boolean {
  const before = BEFORE_NAME.exec(text)?.[1] ?? '';
  if (before === '' || FIRST_OR_ASKED.test(before)) return false;
  return before.split(/\s+/).length > 2 || /^(?:he|she|it|they|\p{Lu}\p{L}+)\s+\p{L}+(?:s|ed)$/u.test(before);
}

const LOWER_I_AM = /^(?:(?:hi|hello|hey|ok|so)[,\s]+)?i(?:['’]?m| am) ([a-z]{3,})(?=\s*(?:$|[,.!])| from )/u;
const isNoWord = (word: string): boolean => wordSense(word) === null && !IS_NO_NAME.test(word);
const IS_NO_NAME = new RegExp(`^(?:${NO_NAME})$`, 'iu');

const statesIAm = (text: string): boolean =>
  isNoWord(LOWER_I_AM.exec(text)?.[1] ?? 'here') ||
  I_AM.some((form) => [...text.matchAll(form)].some(([, name = '']) => isName(name)));

const isSo = (clause: string): boolean => !NOT_SO.test(clause);

/** What a sentence states of how the player is named or called. */
export function namingsIn(text: string): ReadonlySet<Naming> {
  const found = new Set<Naming>();
  if (
    (NAME.some((form) => form.test(text)) && !/\bmy name for\b/i.test(text) && !isToldByOthers(text)) ||
    statesIAm(text)
  )
    found.add('name');
  const clauses = text.split(CLAUSES);
  const called = clauses.filter((clause) => CALLED.some((form) => form.test(clause)));
  if (
    called.some(isSo) ||
    (CALLED.some((form) => form.test(text.replaceAll(',', ' '))) &&
      clauses.some((clause) => INSTEAD.test(clause) && isSo(clause))) ||
    isCalledInstead(text)
  )
    found.add('called');
  for (const { script, named, called: forms } of FEW) {
    if (!script.test(text)) continue;
    if (named.test(text)) found.add('name');
    if (forms.test(text)) found.add('called');
  }
  if (/\bthey call me\b/i.test(text) && found.has('called')) found.add('name');
  return found;
}

const ASKS_CALLED =
  /\b(?:call(?:s|ed)?|ad+ress(?:ed)?|refer(?:red)?|known)\b.*\b(?:me|to me)\b|\bask(?:ed)? (?:\w+ )?to be (?:called|addressed|known)|\b(?:me|I)(?: (?!say|said|tell|told|call|ask)\w+){0,4} (?:called|addressed|known|going by|go by|referred)\b|\bname\b.*\b(?:use|used|using)\b.*\b(?:me|I)\b|\bwhat names?\b.*\b(?:like|want|wish|prefer)\b|मुझे\s+(?:क्या|किस|कैसे|किन)(?:\s|$).*(?:कह|बोल|बुला|पुकार|संबोधित)|मैं\s+किस\s+(?:नाम|तरह).*(?:बुला|संबोधित|पुकार|कहल)|मुझे.*(?:कहते|बुलाते|बोलते|पुकारते|बोले|कहे|पुकारें|कहेंगे|बुलाए|पुकारेंगे)|\bmujhe?\s+(?:kya|kis|kaise)\b.*\b(?:keh|kah|bol|bula|pukar)|\bmujhe\b.*\b(?:kehte|kahte|bulate|bolte|pukarte|bole|kahe|kahenge)\b|مجھے\s+(?:کیا|کس)\s+.*(?:کہ|بول|بلا|پکار)/iu;
const ASKS_NAME =
  /\bmy (?:own |full |real |true |birth |given )?na?m+e?s?\b|\bna?me\b[^.]*\bmine\b|\bwho (?:did|do) I (?:say|tell \p{L}+)(?: that)? I(?:['’]m| am| was)\b|\bwho am i\b(?!\s+(?!really|again|now|then|anyway)\p{L})|\bname\b[^.]*\b(?:i g[ia]ve|i use|i told|i said|was i|am i|did i|me)\b|\b(?:nam|name)ed? (?:me|(?:was|am) I)\b|\b(?:was|am) I (?:\w+ )?named\b|\bI (?:was|am) named\b|मेरा\s+(?:[\p{L}\p{M}]+\s+){0,2}नाम|नाम\s+(?:क्या\s+है\s+)?मेरा|अपना\s+(?:क्या\s+)?नाम|मैं\s+कौन\s+(?:हूँ|हूं|था|थी)|मैंने\s+(?:अपना|कौन\s+सा)\s+(?:[\p{L}\p{M}]+\s+)?नाम|कौन\s+सा\s+नाम|(?:mera|apna)\s+(?:\w+\s+){0,2}na+m|na+m\s+(?:kya\s+(?:hai|h)\s+)?mera|main\s+kaun\s+(?:hoon|hun|hu|tha|thi)|میرا\s+(?:\S+\s+)?نام|میں\s+کون|என்\s+(?:பெயர்|பேர்)|എന്റെ\s+പേര്|నా\s+పేరు|ನನ್ನ\s+ಹೆಸರು|माझ[ंेा]\s+नाव|મારું\s+નામ|আমার\s+নাম/iu;
/** It leaves open which. */
const ASKS_EITHER = /\b(?:what|how) (?:am i|i am|i['’]?m) (?:called|named)\s*[?.]?\s*$|\bwho am i called\b/iu;

/** What a question about the player's name asks for, the likelier first; empty if it asks for neither. */
export function namingsAsked(question: string): readonly Naming[] {
  if (ASKS_EITHER.test(question)) return ['name', 'called'];
  if (ASKS_CALLED.test(question)) return ['called'];
  return ASKS_NAME.test(question) ? ['name'] : [];
}
