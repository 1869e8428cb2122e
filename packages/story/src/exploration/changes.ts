import { changedKind, type Effect } from '../expressions/expression.ts';
import { ledgerFact, ledgerName, YOU } from '../ledger/names.ts';
import type { VariableKind } from '../findingKinds.ts';
import type { Slot } from './slots.ts';

export interface Change {
  readonly slot: number;
  /** Null to set the variable to `to`. */
  readonly add: number | null;
  readonly to: number;
  /** The change is left out while this variable is 1; −1 if it never is. */
  readonly unless: number;
}

/** Finds variables by kind and name, and those that say who holds a thing. */
export class SlotIndex {
  readonly #slots: readonly Slot[];
  readonly #at: ReadonlyMap<string, number>;
  readonly #holders = new Map<string, { readonly slot: number; readonly who: string }[]>();

  constructor(slots: readonly Slot[]) {
    this.#slots = slots;
    this.#at = new Map(slots.map(({ kind, name }, slot) => [`${kind} ${name}`, slot]));
    slots.forEach(({ name }, slot) => {
      const fact = ledgerFact(name);
      if (fact?.kind !== 'holds') return;
      this.#holders.set(fact.thing, [...(this.#holders.get(fact.thing) ?? []), { slot, who: fact.who }]);
    });
  }

  /** −1 if nothing reads the variable. */
  of(kind: VariableKind, name: string): number {
    return this.#at.get(`${kind} ${name}`) ?? -1;
  }

  changesOf(effect: Effect): Change[] {
    const slot = this.of(changedKind(effect), effect.name);
    switch (effect.kind) {
      case 'add':
        return slot < 0 ? [] : [{ slot, add: effect.amount, to: 0, unless: -1 }];
      case 'set': {
        if (slot < 0) return [];
        const { least, most } = this.#slots[slot]!;
        return [set(slot, Math.min(most, Math.max(least, effect.value)))];
      }
      case 'give': {
        const unless =
          effect.to === YOU ? -1 : this.of('thing', ledgerName({ kind: 'dead', who: effect.to }));
        return this.handedOver(effect.name, effect.to).map((change) => ({ ...change, unless }));
      }
      case 'gain':
        return this.handedOver(effect.name, YOU);
      case 'lose':
        return this.handedOver(effect.name, null);
      default:
        return slot < 0 ? [] : [set(slot, effect.kind === 'owe' ? 1 : 0)];
    }
  }

  /** Makes a person or a place the only holder of a thing. */
  handedOver(thing: string, to: string | null): Change[] {
    const own = this.of('thing', thing);
    return [
      ...(own < 0 ? [] : [set(own, to === YOU ? 1 : 0)]),
      ...(this.#holders.get(thing) ?? []).map(({ slot, who }) => set(slot, who === to ? 1 : 0)),
    ];
  }
}

const set = (slot: number, to: number): Change => ({ slot, add: null, to, unless: -1 });

/** Changes the variables of one state in place. */
export function applyChanges(
  changes: readonly Change[],
  slots: readonly Slot[],
  values: Int32Array,
  at: number,
): void {
  for (const { slot, add, to, unless } of changes) {
    if (unless >= 0 && values[at + unless] === 1) continue;
    if (add === null) values[at + slot] = to;
    else {
      const { least, most } = slots[slot]!;
      values[at + slot] = Math.min(most, Math.max(least, values[at + slot]! + add));
    }
  }
}
