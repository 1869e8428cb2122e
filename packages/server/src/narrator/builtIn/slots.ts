import type { NarrationTask } from '../Narrator.ts';
import type { Reading } from './InputParser.ts';
import type { Intended } from './leastSuggested.ts';
import type { SceneFacts } from './scene.ts';
import { capitalised, countWords } from './words.ts';

interface Known {
  readonly task: NarrationTask;
  readonly reading: Reading | null;
  readonly facts: SceneFacts;
  readonly suggested: readonly Intended[];
}

const ENGLISH_WORDS: Readonly<Record<string, string>> = { hands: 'hands', feet: 'feet' };
/** Slots that no word of an author can fill. */
const OWN_SLOTS = new Set([
  'do',
  'words',
  'deed',
  'place',
  'person',
  'Person',
  'a',
  'b',
  'n',
  'name',
  'question',
  'way',
  'thing',
]);
const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** What can be put into slots in this turn. What is missing makes the fragments that need it ineligible. */
export function fillersOf(known: Known): ReadonlyMap<string, string> {
  const { task, reading, facts } = known;
  const { story, scene, choices } = task;
  const isEnglish = story.language === 'en';
  const fillers = new Map<string, string>();
  const put = (slot: string, text: string | null | undefined) => {
    if (typeof text === 'string' && text.trim() !== '' && !/[{}]/.test(text)) fillers.set(slot, text);
  };
  for (const [word, text] of Object.entries({
    ...(isEnglish && ENGLISH_WORDS),
    ...story.lexicon.words,
  }))
    if (!OWN_SLOTS.has(word)) put(word, text);
  put('do', reading?.doing);
  put('words', reading?.words && isQuotable(reading.words) ? reading.words : null);
  // for languages in which the player's own clause cannot be told back
  if (!isEnglish) put('thing', reading?.person);
  put('question', reading?.question);
  put('place', scene.name === null ? null : placeOf(task, scene.name));
  const person = personOf(known);
  put('person', person);
  put('Person', person === null ? null : capitalised(person));
  if (isEnglish) put('n', NUMBERS[choices.length]);
  const [a, b] = known.suggested;
  put('a', a?.intention);
  put('b', b?.intention);
  if (facts.names.length > 0) put('name', facts.names[0]);
  return fillers;
}

function placeOf({ story }: NarrationTask, node: string): string | undefined {
  const { places = {} } = story.lexicon;
  return Object.hasOwn(places, node) ? places[node] : undefined;
}

/** Who was spoken to, else who is most in this scene. */
function personOf({ reading, facts: { persons } }: Known): string | null {
  const meant = reading?.person;
  return typeof meant === 'string' && persons.includes(meant) ? meant : (persons[0] ?? null);
}

const QUOTED_WORDS = 14;

/** Neither a speech nor a link nor anything that could be taken for markup. */
const isQuotable = (words: string): boolean =>
  countWords(words) <= QUOTED_WORDS && !/[<>{}]|https?:|www\./i.test(words);

const isSameWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** Whether a word would stand twice in a row where a slot begins or ends: "the gate you ran to" in "{deed} to thank". */
export function hasDoubledWord(text: string, fillers: ReadonlyMap<string, string>): boolean {
  return [
    ...text.matchAll(/(?:(?<before>[\p{L}\p{M}]+) )?\{(?<slot>\w+)\}(?: (?<after>[\p{L}\p{M}]+))?/gu),
  ].some(({ groups }) => {
    const words = fillers.get(groups!['slot']!)?.split(' ');
    return isSameWord(groups!['before'], words?.[0]) || isSameWord(groups!['after'], words?.at(-1));
  });
}

/** What a player says may end in a mark of its own; then no full stop or comma follows. */
export function filled(text: string, fillers: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{(\w+)\}([,.।۔]?)/g, (whole, slot: string, mark: string) => {
    const filler = fillers.get(slot);
    if (filler === undefined) return whole;
    return /[!?؟]$/.test(filler) ? filler : filler + mark;
  });
}
