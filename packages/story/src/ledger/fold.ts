import type { Entry } from './entry.ts';
import { YOU } from './names.ts';

/** What a play remembers, by person. */
export interface Ledger {
  /** The entries that still hold, oldest first, by the person whom they concern; what is nobody's is the player's. */
  readonly people: ReadonlyMap<string, readonly Entry[]>;
  /** Who holds a thing. */
  readonly holders: ReadonlyMap<string, string>;
  readonly dead: ReadonlySet<string>;
}

/** The ledger of entries, oldest first. A later entry takes the place of an earlier one about the same. */
export function fold(entries: readonly Entry[]): Ledger {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const key = subjectOf(entry);
    latest.delete(key);
    latest.set(key, entry);
  }
  const people = new Map<string, Entry[]>();
  const holders = new Map<string, string>();
  const dead = new Set<string>();
  for (const entry of latest.values()) {
    const who = personOf(entry);
    people.set(who, [...(people.get(who) ?? []), entry]);
    if (entry.kind === 'has') holders.set(entry.thing, entry.holder);
    if (entry.kind === 'is' && entry.what === 'dead') dead.add(entry.who);
  }
  return { people, holders, dead };
}

/** What an entry is about: two entries about the same cannot both hold. */
function subjectOf(entry: Entry): string {
  switch (entry.kind) {
    case 'has':
      return JSON.stringify(['has', entry.thing]);
    case 'number':
      return JSON.stringify(['number', entry.name]);
    case 'owes':
      return JSON.stringify(['owes', entry.by, entry.to, entry.what]);
    case 'said':
      return JSON.stringify(['said', entry.by, entry.to, entry.what]);
    default:
      // one has a single name, and may have many kin and wounds
      return JSON.stringify(['is', entry.who, entry.what, ...(entry.what === 'name' ? [] : [entry.value])]);
  }
}

/** The person whom an entry concerns: of what passes between two, the other one than the player. */
function personOf(entry: Entry): string {
  switch (entry.kind) {
    case 'is':
      return entry.who;
    case 'has':
      return entry.holder;
    case 'number':
      return YOU;
    default:
      return entry.by === YOU || entry.by === '' ? entry.to : entry.by;
  }
}
