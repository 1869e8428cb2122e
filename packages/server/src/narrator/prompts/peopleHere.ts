import type { Lexicon } from '@kathaloka/contract/entities';
import type { NarrationTask } from '../Narrator.ts';
import { holdsPhrase, wordsIn } from '../phrases.ts';
import { withoutSpeech } from '../speech.ts';
import { fencedLine } from './fence.ts';

const SENTENCE_END = /[.!?।۔…]/;
const SENTENCES = /[^.!?।۔…\n]+[.!?।۔…]*/gu;

/**
 * The people of the lexicon who are in the scene, by its text and its turns: those who speak, and those whom
 * the text names as present. A person who is only mentioned may be anywhere.
 */
export function peopleHere({ kind, scene, state, story, history }: NarrationTask): string[] {
  // the text of an author's new scene says itself who is there
  if (kind === 'scene' && scene.mode !== 'open') return [];
  const told = history.slice(Math.max(0, history.length - state.turns_in_node)).map(({ text }) => text);
  return peopleIn(story.lexicon, [scene.text, ...told]);
}

/** More people are a crowd: who hears a line, and who is given something, is looked for among the first of them. */
const PRESENT_MAX = 60;

/** The people of the lexicon who are present in texts of one scene. */
export function peopleIn({ names = [] }: Lexicon, texts: readonly string[]): string[] {
  const people = names.filter(({ is }) => is === 'person');
  if (people.length === 0) return [];
  const beside = texts.flatMap(besideSpeech).map(wordsIn);
  const present = texts.flatMap(namedPresent);
  const isHere = (np: string) => {
    const name = nameIn(np);
    return (
      beside.some((words) => holdsPhrase(words, name)) || present.some((words) => isSubject(words, name))
    );
  };
  const here = new Set<string>();
  for (const { np } of people) {
    if (here.size === PRESENT_MAX) break;
    if (isHere(np)) here.add(fencedLine(np));
  }
  return [...here];
}

/**
 * The narration before and after each speech, up to the ends of its sentence. A speech that begins a sentence
 * belongs to the sentence before: `Kasam repeats it. 'Meera.'`
 */
function besideSpeech(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const narrated = withoutSpeech(line);
    // `withoutSpeech` leaves spaces in place of speech
    const parts = narrated === line ? [] : narrated.split(/ {3,}/);
    return parts.flatMap((part, at) => [
      ...(at > 0 ? [part.split(SENTENCE_END)[0]!] : []),
      ...(at < parts.length - 1 ? [lastSentence(part)] : []),
    ]);
  });
}

function lastSentence(part: string): string {
  const own = part.split(SENTENCE_END).at(-1)!;
  if (/[\p{L}\p{N}]/u.test(own)) return own;
  const before = (part.match(SENTENCES) ?? []).at(-1) ?? '';
  return AWAY.test(before) ? '' : before;
}

/** Postures and moves that can be seen, and words for the place of the scene. */
const SEEN =
  /\b(?:sits?|sat|stands?|stood|waits?|leans?|kneels?|squats?|crouch(?:es)?|lies|looks?|watch(?:es)?|nods?|smiles?|laughs?|turns?|holds?|comes? (?:in|up|over|down|back)|enters?|steps? (?:in|up|out|forward)|winds?|walks? (?:in|up|beside)|points?|shrugs?|shakes?|works?|is|are) (?:\w+ ){0,2}?(?:here|at|by|beside|near|next|on|in|under|before|behind|against|up|down|round|over|back|forward|his|her|your|their|the|a|an)\b|\b(?:sits?|stands?|waits?|kneels?|nods?|smiles?|laughs?|shrugs?|watch(?:es)?|is here|are here|there are|there is)\b|(?:बैठ|खड़|यहाँ|यहां|सामने|पास ही|रहा है|रही है|रहे हैं|छाया में|बीच में)|(?:بیٹھ|کھڑ|یہاں|سامنے|رہا ہے|رہی ہے|رہے ہیں|سائے میں|بیچ میں)/iu;
const AWAY =
  /\b(?:far|away|elsewhere|gone|absent|dead|not here|lives?|used to|will|would|once|yesterday|remembers?|no|not|never|nobody)\b|(?:नहीं|दूर|चला गया|चली गई|मर चुक)|(?:نہیں|دور|چلا گیا|چلی گئی|مر چک)/iu;

/** The sentences of the narration that show somebody, as words. */
function namedPresent(text: string): string[][] {
  return (withoutSpeech(text).match(SENTENCES) ?? [])
    .filter((sentence) => SEEN.test(sentence) && !AWAY.test(sentence))
    .map((sentence) => wordsIn(sentence.replaceAll(/(?<=\p{L})['’]s\b/gu, ' of')));
}

/** Words before a name whose bearer is only spoken of. */
const OF = new Set('of about for from like than to without का की के को से वाला वाली کا کی کے کو سے'.split(' '));
/** In Hindi and Urdu such words follow the name. */
const IS_AFTER = /[\p{Script=Devanagari}\p{Script=Arabic}]/u;

function isSubject(words: readonly string[], name: readonly string[]): boolean {
  return words.some((_, at) => {
    if (!name.every((word, offset) => words[at + offset] === word)) return false;
    const beside = IS_AFTER.test(name[0] ?? '') ? words[at + name.length] : before(words, at);
    return words[at + name.length] !== 'of' && !OF.has(beside ?? '');
  });
}

/** The word before a name and its article. */
const before = (words: readonly string[], at: number): string | undefined =>
  /^(?:the|an?|your|old|young|poor)$/.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];

/** The words of a name without its article. */
export const nameIn = (np: string): string[] => wordsIn(np.replace(/^(?:the|an?|your) /i, ''));
