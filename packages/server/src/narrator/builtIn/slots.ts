import type { Signed } from '@kathaloka/story';
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
/** Slots that the narrator fills itself, never with an author's word. */
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
  'people',
  'deeds',
  'ways',
  'about',
  'way',
  'thing',
  'said',
]);
const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** The fillers of slots in this turn. A fragment whose slot has none is ineligible. */
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
  // for languages in which the player's clause cannot be repeated
  if (!isEnglish) put('thing', reading?.person);
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

/** The person who was addressed, or who is most present in this scene. */
function personOf({ reading, facts: { persons } }: Known): string | null {
  const meant = reading?.person;
  return typeof meant === 'string' && persons.includes(meant) ? meant : (persons[0] ?? null);
}

const QUOTED_WORDS = 14;

/** Refuses long speech, links, and anything like markup. */
const isQuotable = (words: string): boolean =>
  countWords(words) <= QUOTED_WORDS && !/[<>{}]|https?:|www\./i.test(words);

const isSameWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** Whether a word would be doubled at the edge of a slot: "the gate you ran to" in "{deed} to thank". */
export function hasDoubledWord(text: string, fillers: ReadonlyMap<string, string>): boolean {
  return [
    ...text.matchAll(/(?:(?<before>[\p{L}\p{M}]+) )?\{(?<slot>\w+)\}(?: (?<after>[\p{L}\p{M}]+))?/gu),
  ].some(({ groups }) => {
    const words = fillers.get(groups!['slot']!)?.split(' ');
    return isSameWord(groups!['before'], words?.[0]) || isSameWord(groups!['after'], words?.at(-1));
  });
}

/** Slots with words that the player has typed. */
const TYPED_SLOTS = new Set(['do', 'words', 'said']);
/** Slots with words of the story. */
const AUTHORED_SLOTS = new Set(['ways', 'people', 'deeds']);

function handOf(slot: string): Signed['by'] {
  if (TYPED_SLOTS.has(slot)) return 'player';
  return AUTHORED_SLOTS.has(slot) ? 'author' : 'house';
}

/** Fills the slots. Words of a player that end in a mark of their own lose the following full stop or comma. */
export function signedFilled(text: string, fillers: ReadonlyMap<string, string>): Signed[] {
  const pieces: Signed[] = [];
  let read = 0;
  for (const { index, 0: whole, 1: slot = '', 2: mark = '' } of text.matchAll(/\{(\w+)\}([,.।۔]?)/g)) {
    const filler = fillers.get(slot);
    if (filler === undefined) continue;
    const after = /[!?؟]$/.test(filler) ? '' : mark;
    pieces.push(
      { text: text.slice(read, index), by: 'house' },
      { text: filler, by: handOf(slot) },
      { text: after, by: 'house' },
    );
    read = index + whole.length;
  }
  return [...pieces, { text: text.slice(read), by: 'house' }];
}

export const filled = (text: string, fillers: ReadonlyMap<string, string>): string =>
  signedFilled(text, fillers)
    .map((piece) => piece.text)
    .join('');
