import { isPlayer } from '../prompts/knowers.ts';
import { wordsIn } from '../phrases.ts';
import type { FactKind } from '../Entry.ts';
import { asserted } from './asserted.ts';
import { formsOf } from './forms.ts';
import { fromPlayer, personNamed } from './fromPlayer.ts';
import { isSlipOf } from '../interpret/spelling.ts';
import { isKinOfOthers, kinAsked } from './kin.ts';
import { lexisOf } from '../interpret/lexis.ts';
import { DEBT, FEAR, GIFT, HURT, type Matter, MATTERS, mattersIn, PROMISE, PUT, SAID } from './matters.ts';
import { type Naming, namingsAsked, namingsIn } from './naming.ts';
import { sharesForm, type Significant, significant } from './matching.ts';

/** What is remembered of a player's words, the newest first. */
export interface Remembered {
  readonly kind: FactKind;
  readonly quote: string;
  readonly known_to: readonly string[];
}

interface Asked {
  readonly language: string;
  readonly present: readonly string[];
}

const QUESTION_MARK = /[?؟]/;
/** Words by which one asks, and which name nothing. */
const ASKING =
  /^(?:ask|asks|asked|said|say|tell|told|call|called|name|named|names|think|thought|remember|recall|remind|know|knew|colou?r|colou?red|number|time|ago|before|earlier|again|exactly|words?|long|lives?|place|please|back|ever|still|about|once|made?|whats|wrong|kind|sort|full|own|like|wish|use|given|happened|trade|work|job|age|old|exact|first|last|pray|got|now|wanna|find|क्यों|क्यूँ|क्यूं|नहीं|नही|मैंने|मैने|मुझसे|जरा|ज़रा|दिला\S*|लिया|kyun?|kyon|nahi+n?|nai|nhi|mujhse|zara|jara|dila\S*|liya|पूछा|पूछता|पूछती|याद|किय[ाे]|की|करत[ाीे]|करने|कर|कौन\S*|किस\S*|किन\S*|लगत[ाीे]|लगा|लगी|कहा|कहाँ|कहां|उससे|वह|सा|सी|से|था|थी|थे|कही|कहे\S*|कहत[ाीे]|कहने|कहकर|बोला|बोली|बोले\S*|बोलना|बताय[ाे]|बताई|बताओ|बुला\S*|नाम|रंग|कौन|क्या|कहा|कितन[ेाी]|कब|कैसे|लाने|चीज|बात|आई|आया|काम|मुझपे|मुझ|असली|पूरा|आपको|अपने|हुआ|हुई|रहत[ाीे]|پوچھا|رنگ|یاد|کہا|کہی|بتایا|نام|کون|کیا|کہاں|کتن[ےای]|کب|کیسے|کس|کسے|سے|لانے|چیز|بات|تھا|تھی|تھے|آئی|آیا|po+cha|na+m|yaad|kiy[ae]|kart[aie]|kaun\S*|kis\S*|kin\S*|lagt[aie]|lag[ai]|bol\S*|bula\S*|chahiye|kaha|kehte|kahenge|bata\S*|rang|kya|kahan|kitn[eai]|kab|kaise|tha|thi|cheez|baat|hua|hui|hue|maine|humne|mujh|asli|poora|aapko|reht[aie]|நினைவு|சொன்னேன்|என்ன|பெயர்|பேர்|யார்|எங்கே|പേര്|എന്ത്|എന്താ|പറഞ്ഞു|ఏమిటి|పేరు|చెప్పాను|ಹೆಸರು|ಏನು|ಹೇಳಿದೆ|नाव|काय|सांगितलं|નામ|શું|કહ્યું|নাম|কী|কি|বলেছিলাম)$/iu;
/** The word after it says of what sort the answer is, which a statement need not say: `what bird do I fear`. */
const SORT =
  /(?<![\p{L}\p{M}])(?:what|which|how(?: much| many)?|कौन[- ]?स[ाीे]|किस|कितन[ाीे]|क्या|kaun ?s[aie]|kis|kitn[aie]|کون سا|کس|کتن[ےای])\s+([\p{L}\p{M}]+)/giu;
/** Languages whose players are read in few forms. */
const VERB_LAST: ReadonlySet<string> = new Set(['bn', 'gu', 'kn', 'ml', 'mr', 'ta', 'te']);
/** It says when, which a statement need not say. */
const ASIDE = /(?<=\S\s)(?:since|when|while|after|before|because|ever since)\s.*$/iu;
/** Endings of verbs, which a statement may put otherwise. */
const INFINITIVE = /(?:ना|ने|नी)$|[a-z]{3}n[ae]$/u;

/** Where the verb of a question stands: `did I lose`, `bite me`, and at the end in Hindi. */
const VERB =
  /\b(?:did|do|am|was|have|had) i\s+(\w+)|(\w+) me\b|(?:क्या|कहाँ|कहां|किस\S*|किन\S*|क्यों|کیا|کہاں|کس|کیوں|\b(?:kya|kaha|kahan|kis\w*|kyun?|kyon))\s.*?([\p{L}\p{M}]+)(?:\s+(?:था|थी|थे|है|हैं|गया|गई|मैंने|मैने|मुझे|मुझसे|मेरा|मेरी|मैं|maine|mene|mujhe|mujhse|mera|meri|main|tha|thi|the|hai|hain|h|gaya|gayi|تھا|تھی|ہے))*\s*[?؟।]?\s*$/giu;

const PLACING: readonly Matter[] = [PUT, GIFT, HURT];

/** Somebody else does it to the player. */
const TO_PLAYER =
  /\b(gives?|gave|hand(?:s|ed)|ow(?:es|ed)|len[dt]s?|promis(?:es|ed)|swears?|swore|confess(?:es|ed)|whisper(?:s|ed)|afraid|scared|frightened)(?: to| of)? me\b|(?<!\S)(?:ने|ne|نے)\s+(?:मुझे|mujhe|مجھے)|(?:मुझसे|\bmujhse\b)/iu;
const BOTH_WAYS: readonly Matter[] = [PROMISE, DEBT, GIFT, FEAR, SAID];

/** The player is owed it. */
const LENT =
  /\b(?:I|i)(?:['’]ve| have)? (?:lend|lent)\b|उधार\s+(?:दिय|दी|दे)|\budha+r\s+(?:diy|d[ie]\b)|ادھار\s+(?:دی|دے)/iu;
const LENDS = /\blen[dt]\b|उधार\s+(?:दिय|दी|दे)|\budha+r\s+(?:diy|d[ie]\b)|ادھار\s+(?:دی|دے)/iu;
/** It asks what to do. */
const AHEAD = /\b(?:should|can|could|may|shall|will|must|would) (?:i|we)\b|[^\sह]ूँ(?=[\s?।]|$)/iu;
/** Where a thing is, or who has it: one need not say "I". */
const WHERE =
  /^(?:so |and |hey )?(?:where|who (?:has|got|gets)|what (?:hurts|aches|throbs|burns|bleeds|stings|is (?:broken|bleeding|swollen|pounding|throbbing|sprained)))\b|कहाँ|कहां|किसके पास|کہاں|\b(?:kahan|kiske paas)\b|\bkaha (?:hai|he|h)\b/iu;

/** `The ring is inside the loaf`, and nobody only thinks so. */
const IS_WHERE =
  /\b(?:is|are|there['’]s)\s+(?:[\p{L}-]+\s+){0,3}?(?:in|inside|under|underneath|behind|beneath|beside|between)\s/iu;
const UNSURE = /\b(?:think|believe|guess|maybe|perhaps|must be|if|not|no)\b|n['’]t\b/i;
const saysWhere = (quote: string): boolean => IS_WHERE.test(quote) && !UNSURE.test(quote);

/** It asks somebody to speak, and says nothing of the player. */
const TO_ME = /\b(?:tell|show|give|remind) me\b/gi;

/** Whether a line asks about what the player has said or done. */
export function asksOwnWords(line: string, language: string): boolean {
  const rest = line.replaceAll(TO_ME, '');
  return formsOf(language).some(
    ({ mine, question }) =>
      (mine.test(rest) || asksWithoutSubject(rest)) && (QUESTION_MARK.test(line) || question.test(line)),
  );
}

/** In Hindi the player is left out: `Meher ko kya diya?` */
const asksWithoutSubject = (line: string): boolean =>
  NO_SUBJECT.test(line) && !OTHER_SUBJECT.test(line) && mattersIn(line).length > 0;
const NO_SUBJECT =
  /(?:(?<![\p{L}\p{M}])(?:को|से|कान\s+में?|کو|سے|کان\s+میں)|\b(?:ko|se|kaan\s+me(?:in)?))\s+(?:[\p{L}\p{M}]+\s+)?(?:क्या|किस|कौन|कितन|کیا|کس|kya|kis|kaun|kitn)|(?:कितन|kitn|کتن)\S*\s.*(?:बाकी|उधार|कर्ज़?|baa?ki|udha+r|karz|باقی|ادھار|قرض)/iu;
const OTHER_SUBJECT =
  /(?<!\S)(?:ने|ne|نے|उसने|किसने|usne|kisne|तुम|तू|आप|tum|tu|aap|تم|آپ)(?![\p{L}\p{M}])|(?:ता|ती|ते|गा|गी|ta|ti|te|ga|gi)\s*(?:है|हैं|hain?|h)?\s*[?؟]?\s*$/iu;

/**
 * The player's words that a question is about; null if nobody can tell, or if somebody is asked who has not
 * heard them. Each noun of the question must be found in them, and what it says was done.
 */
export function recalled<Of extends Remembered>(
  line: string,
  all: readonly Of[],
  { language, present }: Asked,
): Of | null {
  const asked = line.slice(0, 500);
  const isMine = asksOwnWords(asked, language);
  if (!isMine && !WHERE.test(asked)) return null;
  // "میں نے وعدہ کیا" states what "کیا" may ask
  if (
    !QUESTION_MARK.test(asked) &&
    fromPlayer(asked, { language, present }).some(({ kind }) => kind !== 'line')
  )
    return null;
  const person = askedOf(asked, language, present);
  const heard = all.filter(
    ({ quote, known_to, kind }) =>
      quote !== '' &&
      isKnownTo(known_to, person) &&
      (isMine || isOfMatter(quote, kind, PLACING, false) || saysWhere(quote)),
  );
  const namings = namingsAsked(asked);
  if (namings.length > 0) return namedAs(heard, namings);
  if (AHEAD.test(asked)) return null;
  const question = questionOf(asked, language, person);
  if (question.words.length === 0 && question.matters.length === 0) return null;
  const rated = heard.map((each) => ({ each, score: scoreOf(each, question, language) }));
  const none = { each: null, score: 0 };
  return rated.reduce<{ each: Of | null; score: number }>(
    (best, one) => (one.score > best.score ? one : best),
    none,
  ).each;
}

/** The newest statement of how the player is named, or is to be called. */
function namedAs<Of extends Remembered>(heard: readonly Of[], namings: readonly Naming[]): Of | null {
  const names = heard.filter(({ kind }) => kind === 'name');
  for (const naming of namings) {
    const found = names.find(({ quote }) => {
      const stated = namingsIn(quote);
      return stated.has(naming) || (stated.size === 0 && naming === 'name');
    });
    if (found) return found;
  }
  return null;
}

interface Question {
  readonly words: readonly (Significant & { readonly isNoun: boolean; readonly isNeeded: boolean })[];
  readonly matters: readonly Matter[];
  /** Only the same form of a verb says enough by itself. */
  readonly isVerbAlone: boolean;
  readonly isDoneToPlayer: boolean;
  /** Of the player's family. */
  readonly kin: readonly string[];
  readonly isLent: boolean;
}

function questionOf(line: string, language: string, person: string | null): Question {
  const aside = new Set(wordsIn(ASIDE.exec(line)?.[0] ?? ''));
  const ignored = new Set(person === null ? [] : wordsIn(person));
  const sorts = new Set([...line.matchAll(SORT)].flatMap(([, sort = '']) => wordsIn(sort)));
  const lexis = lexisOf(language);
  const all = mattersIn(line);
  // "I gave my word" is a promise
  const matters = all.length > 1 ? all.filter((each) => each !== GIFT) : all;
  const done = new Set([...line.matchAll(VERB)].flatMap((groups) => wordsIn(groups.slice(1).join(' '))));
  const last = wordsIn(line).at(-1);
  const isDone = (word: string): boolean =>
    INFINITIVE.test(word) ||
    done.has(word) ||
    // there a verb ends each question
    (VERB_LAST.has(language) && wordsIn(word).at(-1) === last) ||
    (lexis.isVerb(word) && new RegExp(`\\bto ${word}\\b`, 'i').test(line));
  const words = significant(line, language)
    .filter(
      ({ word }) => !ASKING.test(word) && !ignored.has(word) && !MATTERS.some(([form]) => form.test(word)),
    )
    .filter(({ word }) => !VERB_LAST.has(language) || !isAskingWord(word, language))
    .filter(({ forms }) => forms.every((form) => lexis.weightOf(form) !== 'neutral'));
  const nouns = words.filter(({ word }) => !isDone(word) && lexis.weightOf(word) === 'content');
  // "who raised me" asks for the verb itself
  const isVerbAlone = nouns.length === 0 && matters.length === 0;
  const asked = isVerbAlone ? words : nouns;
  return {
    words: words.map((each) => {
      const isNoun = asked.includes(each);
      return { ...each, isNoun, isNeeded: isNoun && !sorts.has(each.word) && !aside.has(each.word) };
    }),
    matters,
    isVerbAlone,
    isDoneToPlayer: isToPlayer(line, matters),
    kin: kinAsked(line),
    isLent: LENDS.test(line),
  };
}

/** A word of asking, or of the first person. */
const isAskingWord = (word: string, language: string): boolean =>
  formsOf(language)
    .slice(0, 1)
    .some(({ question, mine }) => [question, mine].some((form) => form.exec(word)?.[0] === word));

/** Whether what is asked about is done to the player, and not by them. */
function isToPlayer(text: string, matters: readonly Matter[]): boolean {
  const [found, verb] = TO_PLAYER.exec(text) ?? [];
  const meant = matters.filter((each) => BOTH_WAYS.includes(each));
  return found !== undefined && meant.some(([form]) => verb === undefined || form.test(verb));
}

/** A line says of nobody that they are afraid unless it says "I", or leaves it out. */
const FEARS_ITSELF =
  /^(?:so |very |really |still )*(?:scared|af+raid|frightened|terrified|panick)|(?<![\p{L}\p{M}])(?:I|im|my|me|mine|मैं|मुझे|मुझको|मेरा|मेरी|मेरे|हम|हूँ|main|mai|mujhe|mereko|mera|meri|mere|hum|hu|hoon|میں|مجھے|میرا|میری)(?![\p{L}\p{M}])/iu;

/** How well a statement answers a question; 0 if it lacks a noun of it, or what was done. */
function scoreOf(
  { quote, kind }: Remembered,
  { words, matters, isVerbAlone, isDoneToPlayer, kin, isLent }: Question,
  language: string,
): number {
  const own = significant(quote, language);
  const isThere = (asked: Significant): boolean =>
    own.some((each) =>
      isVerbAlone
        ? each.word === asked.word
        : sharesForm(each, asked) || (asked.word.length >= SLIP_MIN && isSlipOf(each.word, asked.word)),
    );
  const found = words.filter(isThere).length;
  if (words.some((each) => each.isNeeded && !isThere(each))) return 0;
  if (isToPlayer(quote, matters) !== isDoneToPlayer) return 0;
  if (isKinOfOthers(quote, kin) || (LENT.test(quote) && !isLent)) return 0;
  const isAbout =
    matters.length > 0
      ? isOfMatter(quote, kind, matters, isDoneToPlayer)
      : words.some((each) => each.isNoun && isThere(each));
  if (!isAbout || (kind === 'line' && matters.includes(FEAR) && !FEARS_ITSELF.test(quote))) return 0;
  return found + (matters.length > 0 ? 1 : 0) + (kind === 'line' ? 0 : 0.5) - (words.length - found) / 10;
}

/** Whether a statement says that this was done, and by whom it is asked: by the player, or to them. */
function isOfMatter(
  quote: string,
  kind: FactKind,
  matters: readonly Matter[],
  isDoneToPlayer: boolean,
): boolean {
  const done = mattersIn(isDoneToPlayer ? quote : asserted(quote));
  // "I give my word" is a promise
  const meant = done.includes(PROMISE) ? done.filter((each) => each !== GIFT) : done;
  if (meant.some((each) => matters.includes(each))) return true;
  return matters.some(([, kinds]) => kinds.some((each) => each === kind));
}

const SLIP_MIN = 5;

const isKnownTo = (known_to: readonly string[], person: string | null): boolean =>
  known_to.length === 0 || known_to.some((name) => (person === null ? isPlayer(name) : name === person));

/** Whom a question is put to; null if the player only thinks of it. */
function askedOf(line: string, language: string, present: readonly string[]): string | null {
  for (const { asks } of formsOf(language)) {
    const [, ...names] = asks?.exec(line) ?? [];
    const name = names.find((each) => each !== undefined);
    if (
      name !== undefined &&
      !/^(?:myself|what|who|where|how|which|the|aloud|please|so|well|ok|okay|hey|hi|hello|narrator|now|tell|and|but|oh|wait|actually|sorry|sir|madam|remind|remember|then|say)$/i.test(
        name,
      )
    )
      return personNamed(name, present);
  }
  return null;
}
