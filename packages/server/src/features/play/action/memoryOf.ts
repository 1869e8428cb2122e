import type { ToldTurn } from '../../../narrator/Narrator.ts';
import { factWords } from '../../../narrator/factWords.ts';
import type { Memory } from '../../../narrator/prompts/promptTypes.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { findFactsNamed, type NamedFact } from '../factsRepository.ts';
import { findBranches } from '../pathRepository.ts';
import { sceneText } from '../snapshots.ts';
import { findSummariesToTell } from '../summariesRepository.ts';
import { turnsOf } from './blocks.ts';
import type { Work } from './work.ts';

/** In how many turns before a word may have called up a fact. */
const TURNS_NAMING = 2;
/** So many words of a turn are looked for. */
const WORDS_MAX = 400;
/** Whatever a prompt has room for. */
const FACTS_MAX = 100;
/** How much more a word counts that the player has typed or chosen. */
const PLAYER_WEIGHT = 2;

type Remembering = Pick<Work, 'plan' | 'snapshot'>;

/** What is remembered on the path to the turn before, as far as this turn needs it. */
export async function memoryOf(
  db: Queries,
  { plan, snapshot }: Remembering,
  history: readonly ToldTurn[],
): Promise<Memory> {
  const { parent, next } = plan;
  const path = await findBranches(db, parent);
  const { language } = snapshot.sheet;
  const player = factWords(plan.selected_choice ?? plan.user_input ?? '', language);
  const others = [
    ...history.slice(-TURNS_NAMING).map(({ input, text }) => `${input ?? ''}\n${text}`),
    sceneText(snapshot, next),
  ];
  const words = [...new Set([...player, ...factWords(others.join('\n'), language)])].slice(0, WORDS_MAX);
  const facts = await findFactsNamed(db, path, words);
  const summaries = await findSummariesToTell(db, path);
  return {
    summaries: summaries.map(({ layer, text, depth }) => ({ text, from: depth - turnsOf(layer) })),
    facts: inOrder(facts, new Set(player)).slice(0, FACTS_MAX),
    turnsBefore: Math.max(0, parent.depth - history.length),
  };
}

/**
 * Those first that the turn names best: by more words, by words that name few others, by words of the player. Among
 * equals, the newest.
 */
function inOrder(facts: readonly NamedFact[], player: ReadonlySet<string>): NamedFact[] {
  const counts = new Map<string, number>();
  for (const { words } of facts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string): number =>
    (player.has(word) ? PLAYER_WEIGHT : 1) / Math.sqrt(counts.get(word)!);
  return facts
    .map((fact) => ({ fact, weight: fact.words.reduce((sum, word) => sum + weightOf(word), 0) }))
    .sort((one, other) => other.weight - one.weight || other.fact.depth - one.fact.depth)
    .map(({ fact }) => fact);
}
