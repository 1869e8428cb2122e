import { isPlayer } from '../prompts/knowers.ts';
import { wordsIn } from '../phrases.ts';
import type { FactKind } from '../Entry.ts';
import { asserted } from './asserted.ts';
import { formsOf } from './forms.ts';
import { fromPlayer, personNamed } from './fromPlayer.ts';
import { isSlipOf } from '../interpret/spelling.ts';
import { isKinOfOthers } from './kin.ts';
import { FEAR, GIFT, HURT, LIE, type Matter, mattersIn, PROMISE, PUT, SAID } from './matters.ts';
import { type Naming, namingsAsked, namingsIn } from './naming.ts';
import { ofSelfAsked, statesOfSelf } from './ofSelf.ts';
import { type AskedWord, deniesThing, isToPlayer, type Question, questionOf } from './question.ts';
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
const PLACING: readonly Matter[] = [PUT, GIFT, HURT];

/** The player is owed it. */
const LENT =
  /\b(?:I|i)(?:['’]ve| have)? (?:lend|lent)\b|उधार\s+(?:दिय|दी|दे)|\budha+r\s+(?:diy|d[ie]\b)|ادھار\s+(?:دی|دے)/iu;
/** It asks what to do. */
const AHEAD = /\b(?:should|can|could|may|shall|will|must|would) (?:i|we)\b|[^\sह]ूँ(?=[\s?।]|$)/iu;
/** Where a thing is, or who has it: one need not say "I". */
const WHERE =
  /^(?:so |and |hey )?(?:where|who (?:has|got|gets)|what (?:hurts|aches|throbs|burns|bleeds|stings|is (?:broken|bleeding|swollen|pounding|throbbing|sprained)))\b|कहाँ|कहां|किसके पास|کہاں|کس کے پاس|\b(?:kahan|kiske paas)\b|\bkaha+n? (?:hai|he|h|rakh\w*|chh\w+|chup\w*|dab\w*|gaad\w*|daal\w*|uta+r\w*)\b/iu;
/** Who did something, or to whom: answered where the player's words say all of it. */
const WHO =
  /^(?:so |and |hey )?(?:who|which|whose|how (?:much|many))(?:['’]s)?\b(?!.*\b(?:you|your|u)\b)|(?<![\p{L}\p{M}])(?:किसने|किसको|किसे|kisne|kisko|kise|کس نے|کس کو|کسے)(?![\p{L}\p{M}])(?!.*(?:तुम|आप|\btum|\baap|تم|آپ))/iu;

/** `The ring is inside the loaf`, and nobody only thinks so. */
const IS_WHERE =
  /\b(?:is|are|there['’]s|goes|went|lives|sits|stays)\s+(?:[\p{L}-]+\s+){0,3}?(?:in|inside|under|underneath|behind|beneath|beside|between)\s/iu;
const UNSURE = /\b(?:think|believe|guess|maybe|perhaps|must be|if|not|no)\b|n['’]t\b/i;
const saysWhere = (quote: string): boolean => IS_WHERE.test(quote) && !UNSURE.test(quote);

/** In Hindi one's parents need no "my". */
const OWN_KIN =
  /^(?:papa|mummy|mumm?a|maa|amma|ammi|abb[au]|daa?di|naa?ni|babuji|पापा|मम्मी|माँ|मां|अम्मा|दादी|नानी|बाबूजी|अब्बा|ابا|ابو|امی|اماں|دادی|نانی)(?![\p{L}\p{M}])/iu;

/** It asks somebody to speak, and says nothing of the player. */
const TO_ME = /\b(?:tell|show|give|remind) me\b/gi;

/** Whether a line asks about what the player has said or done. */
function asksOfPlayer(line: string, language: string): boolean {
  const rest = line.replaceAll(TO_ME, '');
  return formsOf(language).some(
    ({ mine, question }) =>
      (mine.test(rest) || OWN_KIN.test(rest) || asksWithoutSubject(rest)) &&
      (QUESTION_MARK.test(line) || question.test(line)),
  );
}

/** Whether words of the player may answer a line. */
export const asksOwnWords = (line: string, language: string): boolean =>
  asksOfPlayer(line, language) || WHERE.test(line) || WHO.test(line);

/** In Hindi the player is left out: `Meher ko kya diya?` */
const asksWithoutSubject = (line: string): boolean =>
  NO_SUBJECT.test(line) && !OTHER_SUBJECT.test(line) && (mattersIn(line).length > 0 || SAID_HINDI.test(line));
const SAID_HINDI =
  /(?:बताय|बताई|कहा|बोला|बोली|सुनाय)(?!\S*ँ)|\b(?:bataya|batayi|kaha|bola|boli|kahi)\b(?!\s+(?:hai|h|tha)\b\s*\?)|بتایا|بتائی|کہا(?!ں)|بولا|بولی/iu;
const NO_SUBJECT =
  /(?:(?<![\p{L}\p{M}])(?:को|से|की|का|पर|में|कान\s+में?|کو|سے|کی|کا|پر|میں|کان\s+میں)|\b(?:ko|se|ki|ka|par|pe|me|mein|kaan\s+me(?:in)?))\s+(?:[\p{L}\p{M}]+\s+)?(?:क्या|किस|कौन|कितन|कब|कहाँ|कहां|کیا|کس|کون|کتن|کب|کہاں|kya|kis|kaun|kitn|kab|kahan)|(?:कितन|kitn|کتن)\S*\s.*(?:बाकी|उधार|कर्ज़?|baa?ki|udha+r|karz|باقی|ادھار|قرض)/iu;
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
  const isMine = asksOfPlayer(asked, language);
  if (!isMine && !asksOwnWords(asked, language)) return null;
  // "میں نے وعدہ کیا" states what "کیا" may ask
  if (
    !QUESTION_MARK.test(asked) &&
    fromPlayer(asked, { language, present }).some(({ kind }) => kind !== 'line')
  )
    return null;
  const person = askedOf(asked, language, present);
  const isWhere = WHERE.test(asked);
  const heard = all.filter(
    ({ quote, known_to, kind }) =>
      quote !== '' &&
      isKnownTo(known_to, person) &&
      (isMine || !isWhere || isOfMatter(quote, kind, PLACING, false) || saysWhere(quote)),
  );
  const namings = namingsAsked(asked);
  const named = namedAs(heard, namings);
  if (named) return named;
  if (AHEAD.test(asked)) return null;
  const question = questionOf(asked, language, person);
  if (namings.length > 0 && !(SAYS_NAME.test(asked) && question.words.some(({ isNeeded }) => isNeeded)))
    return null;
  const isWho = !isMine && !isWhere;
  if (isWho && question.words.length + question.acts.length < 2) return null;
  return (
    (question.kin.length === 0 && !isWho ? ofSelf(heard, asked, question, language) : null) ??
    bestOf(heard, (each) => scoreOf(each, question, language, isWho)) ??
    (isWho ? null : bestOf(heard, (each) => nearlyOf(each, question, language)))
  );
}

const SAYS_NAME = /\bname|\bcall|नाम|कह|बुला|पुकार|\bna+m\b|\bk[ae]h|\bbula|\bpukar|نام|کہ|بلا|پکار/iu;

function bestOf<Of>(all: readonly Of[], scoreOfOne: (one: Of) => number): Of | null {
  const none: { each: Of | null; score: number } = { each: null, score: 0 };
  return all
    .map((each) => ({ each, score: scoreOfOne(each) }))
    .reduce((best, one) => (one.score > best.score ? one : best), none).each;
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

/** What the player says of their work and their home. */
function ofSelf<Of extends Remembered>(
  heard: readonly Of[],
  asked: string,
  { words }: Question,
  language: string,
): Of | null {
  const wanted = ofSelfAsked(asked);
  if (wanted.length === 0) return null;
  return bestOf(heard, ({ quote, kind }) => {
    const sure = statesOfSelf(quote, wanted);
    if (sure === 0 || deniesThing(quote, words, language)) return 0;
    const own = significant(quote, language);
    const shared = words.filter((each) => own.some((one) => sharesForm(one, each))).length;
    return sure + shared * 1.5 + (kind === 'self' ? 0.5 : 0);
  });
}

/** A line says of nobody that they are afraid unless it says "I", or leaves it out. */
const FEARS_ITSELF =
  /^(?:so |very |really |still )*(?:scared|af+raid|frightened|terrified|panick)|(?<![\p{L}\p{M}])(?:I|im|my|me|mine|मैं|मुझे|मुझको|मेरा|मेरी|मेरे|हम|हूँ|main|mai|mujhe|mereko|mera|meri|mere|hum|hu|hun|hoon|میں|مجھے|میرا|میری)(?![\p{L}\p{M}])/iu;

/** Whether a word of a question is found among those of a statement. */
const isAmong = (own: readonly Significant[], asked: Significant): boolean =>
  own.some(
    (each) => sharesForm(each, asked) || (asked.word.length >= SLIP_MIN && isSlipOf(each.word, asked.word)),
  );

/** Whether a statement is about another matter than the question, whatever its words. */
function isBeside(
  { quote, kind }: Remembered,
  { words, matters, isDoneToPlayer, kin, isLent }: Question,
  language: string,
): boolean {
  if (isToPlayer(quote, matters) !== isDoneToPlayer) return true;
  if (isKinOfOthers(quote, kin) || (LENT.test(quote) && !isLent)) return true;
  if (deniesThing(quote, words, language)) return true;
  return kind === 'line' && matters.includes(FEAR) && !FEARS_ITSELF.test(quote);
}

/** How well a statement answers a question; 0 if it lacks a noun of it, or what was done. */
function scoreOf(one: Remembered, question: Question, language: string, needsAll: boolean): number {
  const { quote, kind } = one;
  const { words, acts, matters, isVerbAlone, isDeed, isDoneToPlayer } = question;
  if (words.length === 0 && matters.length === 0) return 0;
  const own = significant(quote, language);
  const isThere = (asked: Significant): boolean =>
    isVerbAlone && !isDeed ? own.some((each) => each.word === asked.word) : isAmong(own, asked);
  const found = words.filter(isThere).length;
  const lacks = (each: AskedWord): boolean => !isThere(each) && !isHearer(one, each, matters);
  if (words.some((each) => (each.isNeeded || needsAll) && lacks(each))) return 0;
  if (needsAll && acts.some((each) => !isAmong(own, each))) return 0;
  if (isBeside(one, question, language)) return 0;
  const isAbout =
    matters.length > 0
      ? isOfMatter(quote, kind, matters, isDoneToPlayer)
      : words.some((each) => each.isNoun && isThere(each));
  if (!isAbout || (kind === 'line' && found === 0 && matters.includes(PROMISE))) return 0;
  const sameAct = acts.some((each) => own.some((word) => sharesForm(word, each)));
  const isOfKind = matters.some(([, kinds]) => kinds.some((each) => each === kind));
  return (
    found +
    (matters.length > 0 ? 1 : 0) +
    (kind === 'line' ? 0 : 0.5) +
    (isOfKind ? 0.3 : 0) +
    (sameAct ? 0.2 : 0) -
    (words.length - found) / 10
  );
}

/** So many nouns of a question, and more than half of them, say enough where others are put otherwise. */
const NEARLY_MIN = 2;

/** How well a statement answers a question of which it lacks a word: never a person, or one of the family. */
function nearlyOf(one: Remembered, question: Question, language: string): number {
  const { words, matters, isDoneToPlayer } = question;
  const own = significant(one.quote, language);
  const nouns = words.filter(({ isNoun }) => isNoun);
  const found = nouns.filter((each) => isAmong(own, each));
  if (found.length < NEARLY_MIN || found.length * 2 <= nouns.length) return 0;
  const isPerson = ({ word }: Significant): boolean =>
    question.kin.includes(word) || one.known_to.some((name) => wordsIn(name).includes(word));
  if (nouns.some((each) => !found.includes(each) && isPerson(each))) return 0;
  if (isBeside(one, question, language)) return 0;
  // what it denies was not done
  const isDenied = mattersIn(one.quote).some((each) => matters.includes(each));
  if (matters.length > 0 && isDenied && !isOfMatter(one.quote, one.kind, matters, isDoneToPlayer)) return 0;
  return found.length - (nouns.length - found.length) / 10 + (one.kind === 'line' ? 0 : 0.05);
}

const TOLD: readonly Matter[] = [PROMISE, SAID, LIE];
/** To somebody who is named. */
const ADDRESSED = /\S\s+(?:को|से|ko|se|کو|سے)\s|\b(?:to|tell|told|ask|asked) (?:the |my )?\p{L}/iu;

/** Whether a word names the only person who has heard a statement that names nobody to whom it was said. */
const isHearer = (
  { quote, known_to }: Remembered,
  { word }: Significant,
  matters: readonly Matter[],
): boolean => {
  const others = known_to.filter((name) => !isPlayer(name));
  return (
    others.length === 1 &&
    matters.some((each) => TOLD.includes(each)) &&
    wordsIn(others[0]!).includes(word) &&
    !ADDRESSED.test(quote)
  );
};

const TELLS =
  /\b(?:say|said|tell|told|claim|claimed|swear|swore|insist|insisted|assure|assured|write|wrote)\b|कह|बता|बोल|लिख|दिलाय|\b(?:keh|kah|bata|bol|likh|dilay)|کہ[اہتی]|بتا|بول|لکھ|دلای/iu;

/** What one says one will do is promised. */
const WILL = /\bI(?:['’]ll| will| shall)\s|\b\w+(?:u|oo)n?g[ai]\b|(?:ूँ|ूं|ऊँ|ऊं)ग[ाी]|(?:وں|ؤں)\s?گ[ای]/iu;
const DENIES =
  /\b(?:not|never|no)\b|n['’]t\b|(?<![\p{L}\p{M}])(?:नहीं|न|मत|nahi+n?|nhi|na|mat|نہیں|نہ|مت)(?![\p{L}\p{M}])/iu;

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
  if (matters.includes(PUT) && saysWhere(quote)) return true;
  const isLieDenied = !done.includes(LIE) && mattersIn(quote).includes(LIE);
  if (matters.includes(LIE)) return !isLieDenied && (kind === 'said' || TELLS.test(quote));
  if (matters.includes(PROMISE) && WILL.test(quote) && !DENIES.test(quote)) return true;
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
      !/^(?:myself|what|who|where|how|which|the|to|for|about|that|aloud|please|so|well|ok|okay|hey|hi|hello|narrator|now|tell|and|but|oh|wait|actually|sorry|sir|madam|remind|remember|then|say)$/i.test(
        name,
      )
    )
      return personNamed(name, present);
  }
  return null;
}
