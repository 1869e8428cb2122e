import type { Entry } from './entry.ts';
import type { Ledger } from './fold.ts';
import { YOU } from './names.ts';

/** Why an entry is refused. */
export interface EntryRefusal {
  readonly reason:
    /** Only the author's rules kill, wound, count, and move things that the story declares. */
    | 'rules only'
    /** The dead give, receive, say and promise nothing. */
    | 'dead'
    /** Somebody else holds the thing. */
    | 'held by another'
    /** The player can carry no more. */
    | 'full hands';
  /** The person or the thing because of whom. */
  readonly because: string;
}

/** The rules that entries keep. */
export interface EntryRules {
  /** The things that the story declares. */
  readonly things: { readonly has: (name: string) => boolean };
  /** How many of them the player can carry. */
  readonly inventory_slots: number;
}

/** Why an entry must not stand in a ledger; null if it may. What authors and rules say may always stand. */
export function mayEnter(ledger: Ledger, entry: Entry, rules: EntryRules): EntryRefusal | null {
  const { by } = entry.from;
  if (by === 'author' || by === 'rule') return null;
  const dead = actorsOf(ledger, entry).find((who) => ledger.dead.has(who));
  if (dead !== undefined) return { reason: 'dead', because: dead };
  switch (entry.kind) {
    case 'number':
      return { reason: 'rules only', because: entry.name };
    case 'is': {
      // players may say of themselves what hurts
      const isOwn = by === 'player' && entry.who === YOU && entry.what === 'hurt';
      const isRuled = entry.what === 'dead' || entry.what === 'hurt';
      return isRuled && !isOwn ? { reason: 'rules only', because: entry.who } : null;
    }
    case 'has':
      return rules.things.has(entry.thing) ? mayMove(ledger, entry, rules) : null;
    default:
      return null;
  }
}

/** Those who do or suffer what an entry says. */
function actorsOf({ holders }: Ledger, entry: Entry): string[] {
  if (entry.kind === 'is') return [];
  if (entry.kind === 'number') return [];
  if (entry.kind !== 'has') return [entry.by, entry.to];
  const holder = holders.get(entry.thing);
  return holder === undefined ? [entry.holder] : [holder, entry.holder];
}

/** Whether a declared thing may change its holder by words: only what the player holds, and only by their own. */
function mayMove(
  { holders }: Ledger,
  { thing, holder, from }: Entry & { kind: 'has' },
  { things, inventory_slots }: EntryRules,
): EntryRefusal | null {
  if (from.by === 'model') return { reason: 'rules only', because: thing };
  const present = holders.get(thing);
  if (holder !== YOU) return present === YOU ? null : { reason: 'held by another', because: thing };
  if (present !== undefined && present !== YOU) return { reason: 'held by another', because: thing };
  const carried = [...holders].filter(([each, who]) => who === YOU && each !== thing && things.has(each));
  return carried.length >= inventory_slots ? { reason: 'full hands', because: thing } : null;
}
