import { applyChanges } from './changes.ts';
import type { CompiledChoice, CompiledNode, CompiledStory } from './compiled.ts';

/** Applies a choice to one state in place. Returns the index of the scene that follows. */
export function takeChoice(
  story: CompiledStory,
  from: number,
  { kind, target, changes }: CompiledChoice,
  values: Int32Array,
  at: number,
): number {
  const { slots, health, counter, lostAt } = story;
  applyChanges(changes, slots, values, at);
  if (kind === 'puts down') return target;
  const { timeOut, eachTurn } = story.nodes[from]!;
  const isTimeOut = kind === 'stays' && timeOut !== null && values[at + counter]! >= timeOut.turns;
  const isStay = kind === 'stays' && !isTimeOut;
  if (isStay) {
    applyChanges(eachTurn, slots, values, at);
    if (timeOut) values[at + counter]! += 1;
  }
  const isLost = health >= 0 && values[at + health] === 0;
  if (isStay && !(isLost && from !== lostAt)) return target;
  if (counter >= 0) values[at + counter] = 0;
  if (isLost) return lostAt;
  return isTimeOut ? timeOut.target : target;
}

/** Whether a player in this state must put something down first. */
export function carriesTooMuch(
  { carried, inventory_slots }: CompiledStory,
  { putDowns }: CompiledNode,
  values: Int32Array,
  at: number,
): boolean {
  if (putDowns.length === 0) return false;
  let count = 0;
  for (const slot of carried) if (values[at + slot] === 1) count += 1;
  return count > inventory_slots;
}

/** Index of the variant shown in this state; −1 for the scene's own text. */
export function toldIndex({ variants }: CompiledNode, values: Int32Array, at: number): number {
  for (let index = 0; index < variants.length; index += 1) if (variants[index]?.(values, at)) return index;
  return -1;
}
