import type { Condition } from '../expressions/expression.ts';
import { printCondition } from '../expressions/print.ts';

interface Offered {
  readonly text: string;
  /** Null: it is always offered. */
  readonly condition: Condition | null;
}

/** No condition that can be printed. */
const ALWAYS = '';

/**
 * Of the choices of one scene those that nobody can take: one before them has their text, and is offered whenever they
 * are. Each with the first such choice before it.
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
