import { lexisOf } from '../interpret/lexis.ts';
import { wordsIn } from '../phrases.ts';
import { formsOf } from './forms.ts';
import { kinAsked } from './kin.ts';
import { sharesForm, type Significant, significant } from './matching.ts';
import { DEBT, FEAR, GIFT, LIE, type Matter, MATTERS, mattersIn, PROMISE, SAID } from './matters.ts';

/** Words by which one asks, and which name nothing. */
const ASKING =
  /^(?:ask|asks|asked|said|say|tell|told|call|called|name|named|names|think|thought|remember|recall|remind|know|knew|colou?r|colou?red|number|time|ago|before|earlier|again|exactly|words?|long|lives?|place|please|back|ever|still|about|once|made?|whats|wrong|kind|sort|full|own|like|wish|use|given|happened|trade|work|job|age|old|exact|first|last|pray|got|now|wanna|find|title|subject|profession|occupation|true|truth|untruth|untrue|trouble|giving|claim|claimed|pretended|reason|mean|meant|state|mention|mentioned|explain|explained|admit|admitted|actually|really|supposed|belong|belongs|whole|real|right|happen|anybody|anyone|somebody|everybody|everyone|क्यों|क्यूँ|क्यूं|नहीं|नही|मैंने|मैने|मुझसे|जरा|ज़रा|दिला\S*|लिया|kyun?|kyon|nahi+n?|nai|nhi|mujhse|zara|jara|dila\S*|liya|पूछा|पूछता|पूछती|याद|किय[ाे]|की|करत[ाीे]|करने|करना|कर|कौन\S*|किस\S*|किन\S*|लगत[ाीे]|लगा|लगी|कहा|कहाँ|कहां|उससे|वह|सा|सी|से|था|थी|थे|कही|कहे\S*|कहत[ाीे]|कहने|कहना|कहकर|बोला|बोली|बोले\S*|बोलना|बताय[ाे]|बताई|बताओ|बताना|बुला\S*|पुकार\S*|नाम|रंग|कौन|क्या|कहा|कितन[ेाी]|कब|कैसे|लाने|चीज|बात|आई|आया|काम|मुझपे|मुझ|असली|पूरा|आपको|अपने|हुआ|हुई|रहत[ाीे]|बारे|खुद|ख़ुद|पेशा|पेशे|धंधा|कारण|वजह|मना|सच|चाहिए|चाहिये|खानदानी|ख़ानदानी|खाई|खायी|जगह|तरफ|दौरान|پوچھا|رنگ|یاد|کہا|کہی|بتایا|بتائی|نام|کون|کیا|کہاں|کتن[ےای]|کب|کیسے|کس|کسے|سے|لانے|چیز|بات|تھا|تھی|تھے|آئی|آیا|نہیں|کیوں|بارے|خود|پیشہ|وجہ|سچ|چاہیے|کھائی|کھایا|کھایی|کرنا|کرنے|کہنا|بلانا|بلاتے|پکارنا|پکارتے|کہتے|کہہ|کر|سا|سی|رہ[اےی]|آپ|گیا|گئی|ہوا|ہوئی|والا|والی|منع|جگہ|میں|سب|لوگ|کی|کرت[اےی]|لگت[اےی]|رہت[اےی]|po+cha|puchh?a|na+m|yaad|kiy[ae]|kart[aie]|karn[ae]|kaun\S*|kis\S*|kin\S*|lagt[aie]|lag[ai]|bol\S*|bula\S*|pukar\S*|chahiye|kaha|kehte|kahte|kehn[ae]|kahn[ae]|kehkar|kahenge|bata\S*|rang|kya|kahan|kitn[eai]|kab|kaise|tha|thi|cheez|chiz|baat|hua|hui|hue|maine|humne|mujh|asli|poora|aapko|reht[aie]|bare|baare|khud|pesha|dhandh?a|wajah|mana|sach|khayi|khaa?i|jagah|நினைவு|சொன்னேன்|என்ன|பெயர்|பேர்|யார்|எங்கே|പേര്|എന്ത്|എന്താ|പറഞ്ഞു|ఏమిటి|పేరు|చెప్పాను|ಹೆಸರು|ಏನು|ಹೇಳಿದೆ|नाव|काय|सांगितलं|નામ|શું|કહ્યું|নাম|কী|কি|বলেছিলাম)$/iu;
/** The word after it says of what sort the answer is, which a statement need not say: `what bird do I fear`. */
const SORT =
  /(?<![\p{L}\p{M}])(?:what|which|how(?: much| many)?|कौन[- ]?स[ाीे]|किस|कितन[ाीे]|क्या|kaun ?s[aie]|kis|kitn[aie]|کون سا|کون سی|کس|کتن[ےای])\s+([\p{L}\p{M}]+)/giu;
/** Languages whose players are read in few forms. */
const VERB_LAST: ReadonlySet<string> = new Set(['bn', 'gu', 'kn', 'ml', 'mr', 'ta', 'te']);
/** It says when, which a statement need not say. */
const ASIDE = /(?<=\S\s)(?:since|when|while|after|before|because|ever since)\s.*$/iu;
/** Endings of verbs, which a statement may put otherwise. */
const INFINITIVE = /(?:ना|ने|नी|نا|نے|نی)$|[a-z]{2}n[ae]$/u;

const NAME = /(?<=[\p{L}\p{M},]\s)\p{Lu}\p{L}+/gu;

/** Where the verb of a question stands: `did I lose`, `bite me`, and at the end in Hindi. */
const VERB =
  /\b(?:did|do|am|was|have|had) i\s+(\w+)|(\w+) me\b|(?:क्या|कहाँ|कहां|किस\S*|किन\S*|क्यों|کیا|کہاں|کس|کیوں|\b(?:kya|kaha|kahan|kis\w*|kyun?|kyon))\s.*?([\p{L}\p{M}]+)(?:\s+(?:था|थी|थे|है|हैं|हूँ|हूं|गया|गई|मैंने|मैने|मुझे|मुझसे|मेरा|मेरी|मैं|maine|mene|mujhe|mujhse|mera|meri|main|tha|thi|the|hai|hain|hoon|hun|hu|h|gaya|gayi|تھا|تھی|ہے|ہوں|ہیں|میں|نے|میں نے))*\s*[?؟।]?\s*$/giu;
/** `Have I got` means no gift. */
const HAVE_GOT = /\b(have|has|had|['’]ve|['’]s) ((?:\p{L}+ ){0,2})got\b/giu;

/** Somebody else does it to the player. */
const TO_PLAYER =
  /\b(gives?|gave|hand(?:s|ed)|owe[sd]?|len[dt]s?|promis(?:es|ed)|swears?|swore|confess(?:es|ed)|whisper(?:s|ed)|afraid|scared|frightened)(?: to| of)? me\b|(?<!\S)(?:ने|ne|نے)\s+(?:मुझे|mujhe|مجھے)|(?:मुझसे|\bmujhse\b)/iu;
const BOTH_WAYS: readonly Matter[] = [PROMISE, DEBT, GIFT, FEAR, SAID];
const LENDS = /\blen[dt]\b|उधार\s+(?:दिय|दी|दे)|\budha+r\s+(?:diy|d[ie]\b)|ادھار\s+(?:دی|دے)/iu;

export interface AskedWord extends Significant {
  readonly isNoun: boolean;
  readonly isNeeded: boolean;
}

export interface Question {
  readonly words: readonly AskedWord[];
  /** The words that say what was done. */
  readonly acts: readonly Significant[];
  readonly matters: readonly Matter[];
  /** Only the same form of a verb says enough by itself. */
  readonly isVerbAlone: boolean;
  /** What the player did, in whatever form of the verb: `what did I teach`. */
  readonly isDeed: boolean;
  readonly isDoneToPlayer: boolean;
  /** Of the player's family. */
  readonly kin: readonly string[];
  readonly isLent: boolean;
}

const isAct = ({ word }: Significant): boolean => MATTERS.some(([form]) => form.test(word));

/** What a question is about; the name of whom it is put to is none of its words. */
export function questionOf(asked: string, language: string, person: string | null): Question {
  const line = asked.replaceAll(HAVE_GOT, '$1 $2');
  const aside = new Set(wordsIn(ASIDE.exec(line)?.[0] ?? ''));
  const ignored = new Set(person === null ? [] : wordsIn(person));
  const sorts = new Set([...line.matchAll(SORT)].flatMap(([, sort = '']) => wordsIn(sort)));
  const lexis = lexisOf(language);
  const matters = mattersAsked(line);
  const done = new Set([...line.matchAll(VERB)].flatMap((groups) => wordsIn(groups.slice(1).join(' '))));
  const last = wordsIn(line).at(-1);
  const names = new Set([...line.matchAll(NAME)].flatMap(([name]) => wordsIn(name)));
  const isDone = (word: string): boolean =>
    (INFINITIVE.test(word) && language !== 'en' && !names.has(word)) ||
    done.has(word) ||
    // there a verb ends each question
    (VERB_LAST.has(language) && wordsIn(word).at(-1) === last) ||
    (lexis.isVerb(word) && new RegExp(`\\bto ${word}\\b`, 'i').test(line));
  const all = significant(line, language).filter(({ word }) => !ASKING.test(word) && !ignored.has(word));
  const words = all
    .filter((each) => !isAct(each))
    .filter(({ word }) => !VERB_LAST.has(language) || !isAskingWord(word, language))
    .filter(({ forms }) => forms.every((form) => lexis.weightOf(form) !== 'neutral'));
  const nouns = words.filter(({ word }) => !isDone(word) && lexis.weightOf(word) === 'content');
  // "who raised me" asks for the verb itself
  const isVerbAlone = nouns.length === 0 && matters.length === 0;
  const wanted = isVerbAlone ? words : nouns;
  return {
    words: words.map((each) => {
      const isNoun = wanted.includes(each);
      return { ...each, isNoun, isNeeded: isNoun && !sorts.has(each.word) && !aside.has(each.word) };
    }),
    acts: all.filter(isAct),
    matters,
    isVerbAlone,
    isDeed: /\b(?:did|do|have|had) i\s/i.test(line) || language !== 'en',
    isDoneToPlayer: isToPlayer(line, matters),
    kin: kinAsked(line),
    isLent: LENDS.test(line),
  };
}

function mattersAsked(line: string): readonly Matter[] {
  const all = mattersIn(line);
  // whatever one does who lies
  if (all.includes(LIE)) return [LIE];
  // "I gave my word" is a promise
  return all.length > 1 ? all.filter((each) => each !== GIFT) : all;
}

/** A word of asking, or of the first person. */
const isAskingWord = (word: string, language: string): boolean =>
  formsOf(language)
    .slice(0, 1)
    .some(({ question, mine }) => [question, mine].some((form) => form.exec(word)?.[0] === word));

/** Whether what is asked about is done to the player, and not by them. */
export function isToPlayer(text: string, matters: readonly Matter[]): boolean {
  const [found, verb] = TO_PLAYER.exec(text) ?? [];
  const meant = matters.filter((each) => BOTH_WAYS.includes(each));
  return found !== undefined && meant.some(([form]) => verb === undefined || form.test(verb));
}

/** There is none: `I have no brother`, `meri koi girlfriend nahi`. */
const NONE =
  /\bneither\s+([\p{L}-]+)\s+nor\s+([\p{L}-]+)|\bnobody['’]s\s+([\p{L}-]+)|\b(?:no|never had (?:an?|any)|(?:have|had)n['’]?t (?:got )?(?:an?|any)|n['’]?t have (?:an?|any)|without (?:an?|any))\s+([\p{L}-]+)(?:\s+([\p{L}-]+))?|(?<![\p{L}\p{M}])(?:na|न|ना|نہ)\s+([\p{L}\p{M}]+)\s+(?:hai|है|ہے)\s+(?:na|न|ना|نہ)\s+([\p{L}\p{M}]+)|(?:कोई|koi|کوئی)\s+([\p{L}\p{M}]+)(?:\s+([\p{L}\p{M}]+))?(?=.*(?<![\p{L}\p{M}])(?:नहीं|नही|न|nahi+n?|nhi|na|نہیں|نہ)(?![\p{L}\p{M}]))/giu;

/** Whether a sentence denies that there is what a question asks about. */
export function deniesThing(quote: string, words: readonly Significant[], language: string): boolean {
  const denied = [...quote.matchAll(NONE)].map((found) => found.slice(1).join(' ')).join(' ');
  return (
    denied !== '' && significant(denied, language).some((one) => words.some((each) => sharesForm(one, each)))
  );
}
