import type { ToldTurn } from '../Narrator.ts';
import { fenced } from './fence.ts';
import type { PromptMessage } from './promptTypes.ts';
import { playersLine } from './turnSheet.ts';

/** What is older is for summaries. */
const TURNS_MAX = 40;
const TURNS_MAX_SMALL_CONTEXT = 6;
/** Turns leave in blocks: each departure changes everything that a provider has cached behind it. */
const BLOCKS = [10, 5, 2];

/** Told turns as what was typed and what was answered, and nothing else. */
export function pairOf({ input, text }: ToldTurn): PromptMessage[] {
  const line = playersLine(input);
  return [
    { role: 'user', content: `> ${line === '' ? '…' : line}` },
    { role: 'assistant', content: fenced(text) },
  ];
}

interface LastTurns {
  readonly messages: readonly PromptMessage[];
  /** How many turns had been told before the first of them. */
  readonly begin: number;
}

/**
 * The last turns that fit, from a turn whose number is a multiple of ten where that leaves at least half of them;
 * else of five, or two.
 */
export function lastTurns(
  history: readonly ToldTurn[],
  options: { turnsBefore: number; budget: number; count: (text: string) => number; isShort: boolean },
): LastTurns {
  const { turnsBefore, budget, count, isShort } = options;
  const most = isShort ? TURNS_MAX_SMALL_CONTEXT : TURNS_MAX;
  const pairs: PromptMessage[][] = [];
  let spent = 0;
  for (const turn of history.slice(-most).toReversed()) {
    const pair = pairOf(turn);
    spent += pair.reduce((sum, { content }) => sum + count(content), 0);
    if (spent > budget) break;
    pairs.unshift(pair);
  }
  const end = turnsBefore + history.length;
  const kept = turnsKept(end, pairs.length);
  return { messages: pairs.slice(pairs.length - kept).flat(), begin: end - kept };
}

function turnsKept(end: number, fitting: number): number {
  if (fitting === end) return fitting;
  const kept = BLOCKS.map((block) => end - Math.ceil((end - fitting) / block) * block);
  return kept.find((turns) => turns * 2 >= fitting) ?? fitting;
}
