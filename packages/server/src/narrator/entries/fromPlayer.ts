import { YOU } from '@kathaloka/story';
import { fencedLine } from '../prompts/fence.ts';
import { wordsIn } from '../phrases.ts';
import type { Stated, StatedKind } from '../Entry.ts';
import { EN } from './english.ts';
import { formsFor } from './forms.ts';
import type { Forms } from './formTypes.ts';
import { namesKin } from './kin.ts';
import { kindsIn } from './kindsIn.ts';
import { namingsIn } from './naming.ts';
import { inOwnVoice } from './voice.ts';
import { keyWords, significant } from './matching.ts';
import { confidantsIn } from './secrets.ts';
import { unslipped } from './slips.ts';
import { latinTongue } from './tongue.ts';

interface Scene {
  readonly language: string;
  /** The people who are here. */
  readonly present: readonly string[];
}

const LINE_MAX = 1000;
const QUOTE_MAX = 240;
/** More is a story of its own. */
const STATED_MAX = 4;
/** More sentences in so short a line state nothing: `No. No. No.` */
const SENTENCES_MAX = 60;
const KEY_MAX = 60;
const KEY_WORDS = 7;
const WORDS_MIN = 3;
/** A sentence of so few words is quoted with those beside it. */
const WORDS_ALONE = 4;

const QUOTES = /(?<![\p{L}\p{M}])['"‘“«]|['"’”»](?![\p{L}\p{M}])/gu;
const SENTENCES = /[^.!?؟।॥۔\n…]+(?:[.!?؟।॥۔…]+|$)/gu;

/** What is said as in a play or a film is not meant. */
const PLAYED =
  /\b(?:like|as) in (?:the|a|that) (?:film|movie|play|song|story)\b|(?:^|[,;]\s*|\band )in (?:the|a|this|that) (?:play|song|film|movie|story|tale)\b|\bthe (?:song|book|poem|line|verse|story|tale|saying|proverb|film|movie) (?:goes|says|begins|began|runs)\b|\bI (?:sing|hum|recite|quote|chant)\b|\bact(?:s|ed|ing)? out\b|\b(?:used to|would|always) sing\b|(?:फ़िल्मी|फिल्मी)\s+(?:अंदाज़?|स्टाइल|डायलॉग)|डायलॉग|कहावत|मुहावर|\b(?:kahaa?wat|muhaa?v?w?ara)\b|کہاوت|محاور|(?:गाना|गीत|गाने|शेर)\s+(?:गा|सुना|गुनगुना)|(?:नाटक|कहानी|किस्से|क़िस्से|फ़िल्म|फिल्म)\s+में(?!\s+(?:काम|नौकर))|\bfilmi\s+(?:anda+[jz]|style|dialog\w*)\b|\bdialogue?s?\b|\b(?:gaana|gana|geet)\s+(?:gaa?|suna|gungun)|\b(?:natak|kahani|kisse|film|movie)\s+me(?:in)?\b(?!\s+(?:kaam|nau?kr))|فلمی\s+(?:انداز|ڈائیلاگ)|ڈائیلاگ|(?:گانا|گیت)\s+(?:گا|سنا|گنگنا)|(?:ڈرامے|کہانی|قصے|فلم)\s+میں(?!\s+(?:کام|نوکر))/iu;

/** `And I'm the queen of England, haha`: a jest. */
const JEST =
  /^(?:(?:oh|yeah|yes|sure|right|ha|ok)[\s,]+)*and i(?:['’]?m| am)\b|^(?:(?:हाँ|हां|haan?)[\s,]+)+(?:और|aur)\s+(?:मैं|main?)(?![\p{L}\p{M}])/iu;
const LAUGHS = /\bha(?:\s?ha)+\b|\bhe(?:he)+\b|\blo+l\b|हा[\s,]*हा|ہا[\s،]*ہا|[😂🤣]/iu;
const IS_ME = /\bI(?:['’]?m| am)\b|(?<![\p{L}\p{M}])(?:मैं|main|میں)(?![\p{L}\p{M}])/iu;

const isInJest = (line: string): boolean => JEST.test(line) || (LAUGHS.test(line) && IS_ME.test(line));

/** They ask nothing: `call me Wren, ok?` */
const TAGS =
  /,?\s(?:ok|okay|right|alright|see|got it|get it|yeah|yes|you know|na|ना|पहचाना|समझे|ठीक(?: है)?|है ना|pehchana(?: nahi)?|samjhe|theek(?: hai)?|hai na|پہچانا|سمجھے|ٹھیک ہے|ہے نا)\s*[?؟]|(?<=\b(?:could|can|would|will) (?:yo)?u (?:\w+ )?call me [^.?!]*)\?/giu;

/** `My name? It is Wren.` */
const ASKED_ALOUD =
  /(?<=(?:^|[.!]\s)(?:the|my) \p{L}+)\?\s+(?=(?:i|it|its|it['’]s|in|inside|into|under|behind|beneath|on|at|by|sewn|hidden|buried|tucked|locked|stuffed|pinned|tied|safe|down|up)\s)|(?<=\bmy name|\bmera na+m|मेरा नाम|میرا نام|(?:^|[.!।]\s)(?:नाम|na+m|نام)(?:\s+(?:पूछ|puch|po+ch|پوچھ)\S*(?:\s+(?:हो|ho|ہو))?)?)\s*[?؟]\s*(?=\S)/giu;

/**
 * What a player states in a typed line: their own sentences, what each is about, and who has heard it. It reads
 * words only, and what it reads is material: nothing in it is ever followed.
 */
export function fromPlayer(line: string, scene: Scene): Stated[] {
  if (PLAYED.test(line) || isInJest(line)) return [];
  const text = inOwnVoice(line.slice(0, LINE_MAX)).replaceAll(QUOTES, ' ');
  const all = formsFor(line, scene.language);
  const stated = new Map<string, Stated>();
  const sentences = (
    text
      .replaceAll(TAGS, '.')
      .replaceAll(ASKED_ALOUD, ', ')
      .replaceAll(ASIDES, asideBySentence)
      .match(SENTENCES) ?? []
  )
    .flatMap(withoutQuestion)
    .flatMap(inParts)
    .slice(0, SENTENCES_MAX)
    .map((sentence) => fencedLine(sentence, QUOTE_MAX));
  const heard = hearersOf(text, all, scene);
  const said = new Map(sentences.map((sentence) => [sentence, isSaid(sentence, all)]));
  for (const [at, sentence] of sentences.entries()) {
    const known_to = heard(sentence);
    // who has heard this one must have heard the others
    const isBeside = (other: string): boolean =>
      (said.get(other) === true || (isAsked(other) && IDENTIFIES.test(sentence))) &&
      isAmong(known_to, heard(other));
    const quote = withNeighbours(sentences, at, isBeside);
    const kinds = kindsOf(sentence, all);
    const kind = kinds[0] ?? (said.get(sentence) && isLine(quote, scene.language) ? 'line' : undefined);
    if (!kind || (kind === 'line' && [...stated.values()].some((each) => each.quote === quote))) continue;
    const key = keyOf(kind, sentence, scene.language);
    stated.set(key, { kind, kinds, key, quote, known_to });
  }
  return [...stated.values()].toSorted(linesLast).slice(0, STATED_MAX);
}

/** Mostly both are all who are here: the same list. */
function isAmong(some: readonly string[], all: readonly string[]): boolean {
  if (some === all) return true;
  const names = new Set(all);
  return some.every((name) => names.has(name));
}

/** `(I have not.)` is said to nobody. */
const ASIDES = /(?<=^|[.!?।۔]\s*)\([^()]*\)/gu;
const asideBySentence = (aside: string): string => aside.replaceAll(/(?<=[.!?।۔])\s+(?=[^)])/gu, ') (');
const IS_ASIDE = /^\s*\([^()]*\)?[\s.!?।۔]*$/u;

/** What precedes it tells whom it means: `You know Chhaya? That is my daughter.` */
const IDENTIFIES =
  /^\s*(?:(?:that|this|s?he)(?:['’]?s| is)|(?:वही|वो|वह|यही|यह|wahi|woh?|yahi|yeh?|وہی|وہ|یہی|یہ)(?![\p{L}\p{M}]))\s/iu;
const isAsked = (sentence: string): boolean =>
  /^\s*(?:(?:do |have )?you (?:know|see|seen|met|remember|heard of)|(?:see|know|remember)\s)|(?:देखा|जानत|पहचान|सुना|dekha|jaant|jant|pehchan|suna|دیکھا|جانت|پہچان|سنا).*[?؟]\s*$/iu.test(
    sentence,
  );

/** A sentence that is too long to be quoted, in its clauses. */
function inParts(sentence: string): string[] {
  if (sentence.trim().length <= QUOTE_MAX) return [sentence];
  const parts: string[] = [];
  for (const clause of sentence.split(LINKS)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + clause.length <= QUOTE_MAX)
      parts[parts.length - 1] = last + clause;
    else parts.push(clause);
  }
  return parts;
}
const LINKS = /(?<=[;:—])\s|(?<=[,،])\s(?=(?:and|but|so|then|और|पर|aur|par|اور|پر)\s)/u;

const linesLast = (one: Stated, other: Stated): number =>
  Number(one.kind === 'line') - Number(other.kind === 'line');

/** What fits no form, and yet is no question, supposition or word of somebody else: only a question calls it up. */
const isLine = (quote: string, language: string): boolean =>
  (!DENIES_ALL.test(quote) || TOLD_NOW.test(quote)) &&
  wordsIn(quote).length >= WORDS_MIN &&
  significant(quote, language).length > 1;

/** `Maine kisi ko kuch nahi bataya` tells nothing. */
const DENIES_ALL =
  /(?<![\p{L}\p{M}])(?:कुछ|किसी|कोई|कभी|kuch+h?|kisi|koi|kabhi|کچھ|کسی|کوئی|کبھی)\s+(?:[\p{L}\p{M}]+\s+){0,4}(?:नहीं|न|nahi+n?|nhi|na|نہیں|نہ)(?![\p{L}\p{M}])/iu;

/** What nobody was told is told now: `kisi ko nahi pata par main …` */
const TOLD_NOW =
  /(?:[:,—]|(?<![\p{L}\p{M}])(?:पर|लेकिन|कि|par|lekin|ki|پر|لیکن|کہ))\s+(?:मैं|मेर|मुझ|main?(?![a-z])|mer[aie]|mujh|میں|میر|مجھ)/iu;

const isSaid = (quote: string, all: readonly Forms[]): boolean =>
  !/[?؟]/.test(quote) &&
  tongueOf(quote, all).every(({ unreal, question }) => !unreal.test(quote) && !question.test(quote));

/** Behind a verb that ends a sentence in Hindi, a question begins. */
const ASKS_AFTER = /(?<=(?<![\p{L}\p{M}])(?:हूँ|हैं|है|hoon|hun|hu|hain|hai|ہوں|ہیں|ہے)\s)(?=(?:क्या|kya|کیا)\s)/iu;

const OWN_FIRST =
  /^\s*(?:I|my|we|our|i['’]?m|name|मैं|मैंने|मेर[ाीे]|मुझे|हम|नाम|main|maine|mer[aie]|mujhe|hum|naam|میں|میر[اےی]|مجھے|نام)(?![\p{L}\p{M}])/iu;

/** What is stated is asked about: `Call me Ishmael, isn't that how it begins?` */
const IS_MEANT_SO = /[,;]\s*(?:is|was)(?:n['’]?t)? (?:that|this|it) (?!ok|all right|okay)\p{L}+.*\?\s*$/iu;

/** `I am Tanuja, may I have some water?` states what precedes its last comma. */
function withoutQuestion(sentence: string): string[] {
  if (IS_MEANT_SO.test(sentence)) return [sentence];
  const [before, after] = /^(.+;)(.+[?؟]\s*)$/su.exec(sentence)?.slice(1) ?? [];
  if (before !== undefined && after !== undefined) return [before, ...withoutQuestion(after)];
  const [told, kya] = sentence.split(ASKS_AFTER);
  if (told !== undefined && kya !== undefined) return [told, `${kya}?`];
  const [, stated, asked] =
    /^(.+)[,،](.+[?؟]|\s*(?:क्या|kya|کیا)\s.+|[^,،]*\s(?:क्या|क्यों|कैसे|कहाँ|kya|kyun?|kyon|kaise|kahan|کیا|کیوں|کیسے|کہاں)(?:\s[^,،]*)?)$/isu.exec(
      sentence.trim(),
    ) ?? [];
  if (stated === undefined || asked === undefined) return [sentence];
  // somebody is addressed: `you got any sisters, Meher?`
  if (wordsIn(asked).length < WORDS_MIN && !OWN_FIRST.test(stated)) return [`${stated},${asked}`];
  return [stated, `${asked}?`];
}

/** A short sentence, or one that says "it", is understood with those beside it: `I had a twin. Anselm. He died.` */
function withNeighbours(all: readonly string[], at: number, fits: (quote: string) => boolean): string {
  let [from, to] = [at, at + 1];
  let length = all[at]!.length;
  const grows = (other = ''): boolean => (length += other.length + 1) <= QUOTE_MAX && fits(other);
  while (from > 0 && (leansBack(all[from]!) || isFragment(all[from - 1]!)) && grows(all[from - 1])) from -= 1;
  while (to < all.length && (leansOn(all[to - 1]!) || leansBack(all[to]!)) && grows(all[to])) to += 1;
  return length > QUOTE_MAX ? all[at]! : all.slice(from, to).join(' ');
}

/** `Heights. Always heights.` */
const isFragment = (sentence: string): boolean =>
  wordsIn(sentence).length < WORDS_MIN && !/[?؟]/.test(sentence);
const isBrief = (sentence: string): boolean => wordsIn(sentence).length <= WORDS_ALONE;
/** `You have my word.` What is promised follows. */
const OPEN_PROMISE =
  /\b(?:my word|I (?:promise|swear|vow)(?: you)?)(?!.*\b(?:that|to|will|not|never|won['’]t|i['’]ll)\b)|वचन देत[ाी] (?:हूँ|हूं)\s*[।.]?$|वादा रहा|wada raha|vaada raha/iu;
const leansOn = (sentence: string): boolean => isBrief(sentence) || OPEN_PROMISE.test(sentence);
const leansBack = (sentence: string): boolean => isBrief(sentence) || PRONOUN.test(sentence);
const PRONOUN =
  /\b(?:it|them|him|his|she|he|her|one)\b|(?<![\p{L}\p{M}])(?:वह|वो|उसे|उसका|उसकी|यह|ये|उन्हें|इसे|wo|woh|ye|yeh|usko|isko|unka|وہ|اسے|یہ)(?![\p{L}\p{M}])/iu;

/** `My name is Salim, and I would like some water` states what precedes the wish. */
const WISH = /[,،]?\s+(?:और|aur|اور)\s+(?:मैं|मुझे|main|mujhe|میں|مجھے)\s[^,،]*(?:चाह|chah|چاہ)[^,،]*$/iu;

/** The forms of the tongue of a sentence: Hindi in Latin letters is no English. */
const tongueOf = (quote: string, all: readonly Forms[]): readonly Forms[] =>
  latinTongue(wordsIn(quote)) === 'hindi' ? all.filter((each) => each !== EN) : all;

function kindsOf(sentence: string, all: readonly Forms[]): readonly StatedKind[] {
  const quote = sentence.replace(WISH, '');
  const tongue = tongueOf(quote, all);
  if (tongue.some(({ unreal }) => unreal.test(quote))) return [];
  if (/[?؟]/.test(quote)) return namesKin(quote) ? ['kin'] : [];
  const found = kindsIn(quote).filter((kind) => kind === 'name' || wordsIn(quote).length >= WORDS_MIN);
  const asked = tongue.flatMap(({ question, isAskedFirst }) => {
    const at = question.exec(quote)?.index;
    return at === undefined ? [] : [at > 0 && (isAskedFirst === true || IS_TOLD.test(quote.slice(0, at)))];
  });
  return asked.includes(false) ? [] : found.filter((kind) => asked.length === 0 || STATES_ANYWAY.has(kind));
}

/** Behind it a question word asks nothing: `maine bataya ki paise kahan hain`. */
const IS_TOLD = /(?<![\p{L}\p{M}])(?:कि|ki|کہ)\s+(?:\S+\s+){0,3}$/iu;

/** Acts of which a later question word does not make a question: `I promise to find out who did it`. */
const STATES_ANYWAY: ReadonlySet<StatedKind> = new Set<StatedKind>([
  'promise',
  'gift',
  'put',
  'said',
  'count',
  'named',
]);

/**
 * Who heard or saw a sentence of a line: the person to whom it or the line is whispered, nobody where it is hidden, else
 * all who are here. Each is read once, because a line may have hundreds of sentences.
 */
function hearersOf(line: string, all: readonly Forms[], { present }: Scene): (sentence: string) => string[] {
  const listenerIn = (text: string): string | undefined => {
    for (const { whispered } of all) {
      const [, ...names] = whispered?.exec(text) ?? [];
      const name = names.find((each) => each !== undefined);
      if (name !== undefined) return name;
    }
    return undefined;
  };
  const everybody = [YOU, ...present];
  const [ofLine, confidants] = [listenerIn(unslipped(line)), confidantsIn(unslipped(line), present)];
  const read = (sentence: string): string[] => {
    const listener = listenerIn(unslipped(sentence)) ?? ofLine;
    const named = listener === undefined ? undefined : personNamed(listener, present);
    if (named !== undefined && (present.includes(named) || confidants?.length === 0)) return [YOU, named];
    if (confidants !== null) return [YOU, ...confidants];
    if (named !== undefined) return [YOU, named];
    return IS_ASIDE.test(sentence) || all.some(({ unseen }) => unseen?.test(sentence)) ? [YOU] : everybody;
  };
  const known = new Map<string, string[]>();
  return (sentence) => {
    const heard = known.get(sentence) ?? read(sentence);
    known.set(sentence, heard);
    return heard;
  };
}

/**
 * The person of the scene whom words name, by the last word of their name, or by that which tells them from others
 * with the same one: `the young` guard. Somebody else is called as typed, and so are two who may be meant.
 */
export function personNamed(name: string, present: readonly string[]): string {
  const wanted = wordsIn(name).at(-1);
  const named = present.filter((each) => wordsIn(each).at(-1) === wanted);
  const told = present.filter((each) => wordsIn(each).at(-2) === wanted && !/['’]/.test(each));
  const [found] = named.length > 0 ? named : told;
  const isSure = named.length > 0 ? named.length === 1 : told.length === 1;
  return found !== undefined && isSure ? found : name.replace(/['’]s$/, '');
}

/** The player has one name, is called in one way, and has one sentence for each other matter. */
function keyOf(kind: StatedKind, quote: string, language: string): string {
  if (kind === 'name') return isOnlyCalled(quote) ? 'name called' : 'name you';
  const words = keyWords(quote, language).slice(0, KEY_WORDS).join(' ');
  return Array.from(`${kind} ${words}`).slice(0, KEY_MAX).join('').trim();
}

/** How to be called does not replace a name. */
function isOnlyCalled(quote: string): boolean {
  const namings = namingsIn(quote);
  return namings.has('called') && !namings.has('name');
}

const NAMED =
  /(?:\bname(?:['’]s| is| was)|\bcalled|\bcalls? me|\bgo by|\bI(?:['’]m| am)|नाम|نام|na+m|பெயர்|பேர்|പേര്|పేరు|ಹೆಸರು|नाव|નામ|নাম)\s+(?:is\s+)?([\p{L}\p{M}]+)/iu;

/** The name by which a statement says that the player is called; empty if nobody can tell. */
export function namesIn(quote: string): string[] {
  const name = NAMED.exec(quote)?.[1];
  return name === undefined ? [] : [name];
}
