import type { Condition } from '../expressions/expression.ts';
import { printCondition } from '../expressions/print.ts';

interface Offered {
  readonly text: string;
  /** Null if the choice is always offered. */
  readonly condition: Condition | null;
}

/** The key for "no condition"; no printed condition is an empty text. */
const ALWAYS = '';

/**
 * Finds the choices of a scene that no player can take, because an earlier one has the same text and is offered
 * whenever they are. Maps each to that earlier choice.
 */
export function hiddenChoices(choices: readonly (Offered | null)[]): Map<number, number> {
  const offered = new Map<string, Map<string, number>>();
  const hidden = new Map<number, number>();
  for (const [index, choice] of choices.entries()) {
    if (!choice || choice.text.trim() === '') continue;
    const conditions = offered.get(choice.text) ?? new Map<string, number>();
    offered.set(choice.text, conditions);
    const own = choice.condition ? printCondition(choice.condition) : ALWAYS;
    const before = conditions.get(ALWAYS) ?? conditions.get(own);
    if (before === undefined) conditions.set(own, index);
    else hidden.set(index, before);
  }
  return hidden;
}
