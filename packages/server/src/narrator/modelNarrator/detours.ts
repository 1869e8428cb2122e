import { harmIn } from '../harm/harmIn.ts';
import { LANGUAGE_SHARE, shareIn } from '../prompts/languages.ts';
import { countWords, wordsIn } from '../phrases.ts';
import { withoutMarkup } from './markup.ts';
import { builtInNotes } from './modelNotes.ts';
import type { Telling } from './narratorParts.ts';

/** The prompt asks for four to twelve words. */
const WORDS_MAX = 16;
const BULLET = /^(?:[-*•·]|\d{1,2}[.):]|[a-z][.)])\s*/i;

/** The side paths of a setting: the model's usable ones, completed by the built-in narrator's. */
export async function detoursFrom<Endpoint>(telling: Telling<Endpoint>, after: string): Promise<string[]> {
  const { task } = telling;
  if (task.kind !== 'setting' || task.detours === 0) return [];
  const taken = new Set(task.choices.map(keyOf));
  const free = (texts: readonly string[]): string[] =>
    texts.filter((text) => {
      const key = keyOf(text);
      const isFree = key !== '' && !taken.has(key);
      taken.add(key);
      return isFree;
    });
  const own = free(after.split('\n').map(plain).filter(canBeOffered(telling))).slice(0, task.detours);
  if (own.length === task.detours) return own;
  return [...own, ...free(await builtInDetours(telling))].slice(0, task.detours);
}

const keyOf = (text: string): string => wordsIn(text).join(' ');

const plain = (line: string): string => withoutMarkup(withoutMarkup(line.trim()).replace(BULLET, ''));

const canBeOffered =
  <Endpoint>({ task }: Telling<Endpoint>) =>
  (text: string): boolean =>
    text !== '' &&
    !/[?؟{}=]/.test(text) &&
    countWords(text) <= WORDS_MAX &&
    shareIn(task.story.language, text) >= LANGUAGE_SHARE &&
    !harmIn({ text, narrated: text }, { rating: task.story.rating, author: task.scene.text, typed: '' });

async function builtInDetours<Endpoint>({
  parts,
  task,
  signal,
}: Telling<Endpoint>): Promise<readonly string[]> {
  for await (const piece of parts.fallback.narrate({ ...task, notes: builtInNotes(task) }, signal))
    if ('detours' in piece) return piece.detours;
  return [];
}
