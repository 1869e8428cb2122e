import type { NarrationTask } from '../Narrator.ts';
import { PROMPT_FILES } from '../prompts/promptFiles.ts';
import { wordsIn } from '../phrases.ts';

/** A run of this many words from our rules, or from secrets that only the storyteller knows, is no coincidence. */
const QUOTED_WORDS = 12;
const SECRET_WORDS = 8;
/** The number of earlier words that may belong to a run that continues. */
export const WORDS_BEFORE = QUOTED_WORDS - 1;

/** Forbidden runs of words, all of one length. */
interface Guard {
  readonly length: number;
  readonly runs: ReadonlySet<string>;
}

/** What a model has read but must not repeat. */
export type GuardedWords = readonly Guard[];

/** Our own rules, which every text of a model is checked for. */
export const OUR_RULES: GuardedWords = [guardOf(QUOTED_WORDS, PROMPT_FILES.rules.text)];

/** Our rules and the author's secrets, without what the story has told or tells in this turn. */
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
