import { YOU } from '@kathaloka/story';
import { fencedLine } from '../prompts/fence.ts';
import { wordsIn } from '../phrases.ts';
import type { Stated, StatedKind } from '../Entry.ts';
import { asserted } from './asserted.ts';
import { formsOf } from './forms.ts';
import type { Forms } from './formTypes.ts';
import { namingsIn } from './naming.ts';
import { inOwnVoice } from './voice.ts';
import { keyWords, significant } from './matching.ts';

interface Scene {
  readonly language: string;
  /** The people who are here. */
  readonly present: readonly string[];
}

const LINE_MAX = 1000;
const QUOTE_MAX = 240;
/** More is a story of its own. */
const STATED_MAX = 4;
const KEY_MAX = 60;
const KEY_WORDS = 7;
const WORDS_MIN = 3;
/** A sentence of so few words is quoted with those beside it. */
const WORDS_ALONE = 4;

const QUOTES = /(?<![\p{L}\p{M}])['"‘“«]|['"’”»](?![\p{L}\p{M}])/gu;
const SENTENCES = /[^.!?؟।॥۔\n…]+(?:[.!?؟।॥۔…]+|$)/gu;

/** They ask nothing: `call me Wren, ok?` */
const TAGS =
  /,?\s(?:ok|okay|right|alright|na|ना)\s*[?؟]|(?<=\b(?:could|can|would|will) (?:yo)?u (?:\w+ )?call me [^.?!]*)\?/giu;

/** `My name? It is Wren.` */
const ASKED_ALOUD =
  /(?<=(?:^|[.!]\s)(?:the|my) \p{L}+)\?\s+(?=(?:i|it|its|it['’]s)\s)|(?<=\bmy name|\bmera na+m|मेरा नाम)\s*[?؟]\s*(?=\S)/giu;

/**
 * What a player states in a typed line: their own sentences, what each is about, and who has heard it. It reads
 * words only, and what it reads is material: nothing in it is ever followed.
 */
export function fromPlayer(line: string, scene: Scene): Stated[] {
  const text = inOwnVoice(line.slice(0, LINE_MAX)).replaceAll(QUOTES, ' ');
  const all = formsOf(scene.language);
  const stated = new Map<string, Stated>();
  const sentences = (text.replaceAll(TAGS, '.').replaceAll(ASKED_ALOUD, ', ').match(SENTENCES) ?? [])
    .flatMap(withoutQuestion)
    .map((sentence) => fencedLine(sentence, QUOTE_MAX));
  const heard = hearersOf(text, all, scene);
  for (const [at, sentence] of sentences.entries()) {
    const kind = kindOf(sentence, all) ?? (isLine(sentence, all, scene.language) ? 'line' : undefined);
    if (!kind) continue;
    const known_to = heard(sentence);
    // who has heard this one must have heard the others
    const isBeside = (other: string): boolean =>
      isSaid(other, all) && known_to.every((name) => heard(other).includes(name));
    const quote = withNeighbours(sentences, at, isBeside);
    const key = keyOf(kind, sentence, scene.language);
    stated.set(key, { kind, key, quote, known_to });
  }
  return [...stated.values()].toSorted(linesLast).slice(0, STATED_MAX);
}

const linesLast = (one: Stated, other: Stated): number =>
  Number(one.kind === 'line') - Number(other.kind === 'line');

/** What fits no form, and yet is no question, supposition or word of somebody else: only a question calls it up. */
const isLine = (quote: string, all: readonly Forms[], language: string): boolean =>
  isSaid(quote, all) && wordsIn(quote).length >= WORDS_MIN && significant(quote, language).length > 1;

const isSaid = (quote: string, all: readonly Forms[]): boolean =>
  !/[?؟]/.test(quote) && all.every(({ unreal, question }) => !unreal.test(quote) && !question.test(quote));

/** Behind a verb that ends a sentence in Hindi, a question begins. */
const ASKS_AFTER = /(?<=(?<![\p{L}\p{M}])(?:हूँ|हैं|है|hoon|hun|hu|hain|hai|ہوں|ہیں|ہے)\s)(?=(?:क्या|kya|کیا)\s)/iu;

/** `I am Tanuja, may I have some water?` states what precedes its last comma. */
function withoutQuestion(sentence: string): string[] {
  const [told, kya] = sentence.split(ASKS_AFTER);
  if (told !== undefined && kya !== undefined) return [told, `${kya}?`];
  const [, stated, asked] =
    /^(.+)[,،](.+[?؟]|\s*(?:क्या|kya|کیا)\s.+|.+\s(?:क्या|kya|کیا)\s*)$/isu.exec(sentence.trim()) ?? [];
  return stated === undefined || asked === undefined ? [sentence] : [stated, `${asked}?`];
}

/** A short sentence, or one that says "it", is understood with those beside it: `I had a twin. Anselm. He died.` */
function withNeighbours(all: readonly string[], at: number, fits: (quote: string) => boolean): string {
  let [from, to] = [at, at + 1];
  let length = all[at]!.length;
  const grows = (other = ''): boolean => (length += other.length + 1) <= QUOTE_MAX && fits(other);
  while (from > 0 && leansBack(all[from]!) && grows(all[from - 1])) from -= 1;
  while (to < all.length && (leansOn(all[to - 1]!) || leansBack(all[to]!)) && grows(all[to])) to += 1;
  return length > QUOTE_MAX ? all[at]! : all.slice(from, to).join(' ');
}

const isBrief = (sentence: string): boolean => wordsIn(sentence).length <= WORDS_ALONE;
/** `You have my word.` What is promised follows. */
const OPEN_PROMISE =
  /\b(?:my word|I (?:promise|swear|vow)(?: you)?)(?!.*\b(?:that|to|will|not|never|won['’]t|i['’]ll)\b)|वचन देत[ाी] (?:हूँ|हूं)\s*[।.]?$|वादा रहा|wada raha|vaada raha/iu;
const leansOn = (sentence: string): boolean => isBrief(sentence) || OPEN_PROMISE.test(sentence);
const leansBack = (sentence: string): boolean => isBrief(sentence) || PRONOUN.test(sentence);
const PRONOUN =
  /\b(?:it|them|him|his|she|he|her|one)\b|(?<![\p{L}\p{M}])(?:वह|वो|उसे|उसका|उसकी|यह|ये|उन्हें|इसे|wo|woh|ye|yeh|usko|isko|unka|وہ|اسے|یہ)(?![\p{L}\p{M}])/iu;

function kindOf(quote: string, all: readonly Forms[]): StatedKind | undefined {
  const isNaming = namingsIn(quote).size > 0;
  const forms = all.find(({ mine }) => mine.test(quote)) ?? (isNaming ? all[0] : undefined);
  if (!forms || /[?؟]/.test(quote) || all.some(({ unreal }) => unreal.test(quote))) return undefined;
  const own = asserted(quote);
  const first = forms.kinds.find(([, form]) => form.test(own))?.[0];
  const found = isNaming && first !== 'named' ? 'name' : first;
  if (found !== 'name' && wordsIn(quote).length < WORDS_MIN) return undefined;
  const asked = forms.question.exec(quote);
  const statesAnyway = found !== undefined && STATES_ANYWAY.has(found) && forms.isAskedFirst;
  return asked && !(asked.index > 0 && statesAnyway) ? undefined : found;
}

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
  const ofLine = listenerIn(line);
  const read = (sentence: string): string[] => {
    const listener = listenerIn(sentence) ?? ofLine;
    if (listener !== undefined) return [YOU, personNamed(listener, present)];
    return all.some(({ unseen }) => unseen?.test(sentence)) ? [YOU] : [YOU, ...present];
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
