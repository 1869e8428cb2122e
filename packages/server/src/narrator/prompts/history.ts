import type { PastTurn } from '../sheets.ts';
import { fenced } from './fence.ts';
import type { PromptMessage } from './promptTypes.ts';
import { playersLine } from './turnSheet.ts';

/** Each removal invalidates the provider's cache after it, so turns are removed rarely, and many together. */
const SHARE_OF_FULL = 0.5;
/** A session with more unsummarised turns than this is not being summarised. */
const UNSUMMARISED_MAX = 12;

/** Acts of the player without words. */
const WORDLESS: Readonly<Record<string, string>> = { immerse: '(looks round)', continue: '(waits)' };

/** A past turn as a pair of messages: what was typed, and what was told. */
export function pairOf({ action_type, input, text }: PastTurn): PromptMessage[] {
  const line = playersLine(input);
  return [
    { role: 'user', content: `> ${line === '' ? (WORDLESS[action_type] ?? '…') : line}` },
    { role: 'assistant', content: fenced(text) },
  ];
}

interface LastTurns {
  readonly messages: readonly PromptMessage[];
  /** The number of turns told before the first turn in the messages. */
  readonly begin: number;
}

interface Room {
  readonly turnsBefore: number;
  /** Where the history of the previous prompt began; null if there was none. */
  readonly begunAt: number | null;
  /** The number of turns up to the last summarised one. */
  readonly coveredTo: number;
  readonly budget: number;
  readonly count: (text: string) => number;
}

/**
 * The last turns: from the first one in the previous prompt, while they fit; otherwise as many as fill half
 * the budget, or more if a turn would be neither told nor summarised.
 */
export function lastTurns(
  history: readonly PastTurn[],
  { turnsBefore, begunAt, coveredTo, budget, count }: Room,
): LastTurns {
  const pairs = history.map(pairOf);
  const costs = pairs.map((pair) => pair.reduce((sum, { content }) => sum + count(content), 0));
  const fitting = newestWithin(costs, budget);
  const end = turnsBefore + history.length;
  const asBefore = end - (begunAt ?? turnsBefore);
  const turns =
    asBefore >= 0 && asBefore <= fitting
      ? asBefore
      : Math.max(
          newestWithin(costs, budget * SHARE_OF_FULL),
          end - coveredTo <= UNSUMMARISED_MAX ? Math.min(fitting, end - coveredTo) : 0,
        );
  return { messages: pairs.slice(pairs.length - turns).flat(), begin: end - turns };
}

/** How many of the newest turns fit into the limit. */
function newestWithin(costs: readonly number[], limit: number): number {
  let left = limit;
  const first = costs.findLastIndex((cost) => (left -= cost) < 0);
  return costs.length - 1 - first;
}
