import type { NarrationTask } from '../Narrator.ts';
import { PROMPT_FILES } from '../prompts/promptFiles.ts';
import { wordsIn } from '../phrases.ts';

/** So many words in a row are no coincidence: of our rules and of what readers are told, and of what only the storyteller knows. */
const QUOTED_WORDS = 12;
const SECRET_WORDS = 8;
/** So many words of the sentences before may belong to a run that goes on. */
export const WORDS_BEFORE = QUOTED_WORDS - 1;

/** Runs of words that must not be told, all of one length. */
interface Guard {
  readonly length: number;
  readonly runs: ReadonlySet<string>;
}

/** What a model has read and must not repeat. */
export type GuardedWords = readonly Guard[];

/** Our own rules, for every text of a model. */
export const OUR_RULES: GuardedWords = [guardOf(QUOTED_WORDS, PROMPT_FILES.rules.text)];

/** Our rules and the author's secrets, except what the story has told or tells in this turn. */
export function guardedWords({ story, scene, choices, history }: NarrationTask): GuardedWords {
  const known = [scene.text, ...choices, ...story.lore_cards.map(({ text }) => text)];
  const told = [...known, ...history.map(({ text }) => text)].map(wordsIn);
  return [
    ...OUR_RULES,
    guardOf(QUOTED_WORDS, story.story_prompt, told),
    guardOf(SECRET_WORDS, story.story_system_prompt, told),
  ];
}

function guardOf(length: number, text: string, told: readonly (readonly string[])[] = []): Guard {
  const runs = new Set(runsOf(length, wordsIn(text)));
  if (runs.size > 0) for (const words of told) for (const run of runsOf(length, words)) runs.delete(run);
  return { length, runs };
}

export const isLeak = (guards: GuardedWords, words: readonly string[]): boolean =>
  guards.some(({ length, runs }) => runsOf(length, words).some((run) => runs.has(run)));

function runsOf(length: number, words: readonly string[]): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}
