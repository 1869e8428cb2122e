/**
 * The names under which a state remembers what rules say of people, things and promises. They stand among the
 * player's own things. Each has a space, which no name of an author has, so that none of them is a thing.
 */

/** The player, as conditions and effects write them: `holds you key`. */
export const YOU = 'you';

/** A scene as the holder of what is put down in it; null if its name means the player. */
export const placeOf = (scene: string): string | null => (scene === YOU ? null : scene);

/** How a promise can end. */
export type Settled = 'kept' | 'broken';

export type LedgerFact =
  /** Somebody, or a place, holds a thing. What the player holds has its own name. */
  | { readonly kind: 'holds'; readonly who: string; readonly thing: string }
  | { readonly kind: 'hurt'; readonly wound: string }
  | { readonly kind: 'dead'; readonly who: string }
  | { readonly kind: 'knows'; readonly who: string; readonly secret: string }
  /** The player has an open promise to somebody; `owed` has its words. */
  | { readonly kind: 'owes'; readonly who: string }
  | { readonly kind: 'owed' | Settled; readonly who: string; readonly what: string };

export function ledgerName(fact: LedgerFact): string {
  switch (fact.kind) {
    case 'holds':
      return fact.who === YOU ? fact.thing : `holds ${fact.who} ${fact.thing}`;
    case 'hurt':
      return `hurt ${fact.wound}`;
    case 'knows':
      return `knows ${fact.who} ${fact.secret}`;
    case 'dead':
    case 'owes':
      return `${fact.kind} ${fact.who}`;
    default:
      return `${fact.kind} ${fact.who}: ${fact.what}`;
  }
}

/** The holder may be a scene, whose name may have spaces. */
const TWO_NAMES = /^(holds|knows) (.+) (\S+)$/su;
const ONE_NAME = /^(hurt|dead|owes) (\S+)$/u;
const PROMISE = /^(owed|kept|broken) (\S+): (.+)$/su;

/** What such a name says; null for a thing of the player, or for anything else. */
export function ledgerFact(name: string): LedgerFact | null {
  if (!name.includes(' ')) return null;
  const [, two, who = '', of = ''] = TWO_NAMES.exec(name) ?? [];
  if (two === 'holds') return { kind: 'holds', who, thing: of };
  if (two === 'knows') return { kind: 'knows', who, secret: of };
  const [, one, single = ''] = ONE_NAME.exec(name) ?? [];
  if (one === 'hurt') return { kind: 'hurt', wound: single };
  if (one === 'dead' || one === 'owes') return { kind: one, who: single };
  const [, promise, to = '', what = ''] = PROMISE.exec(name) ?? [];
  if (promise === 'owed' || promise === 'kept' || promise === 'broken')
    return { kind: promise, who: to, what };
  return null;
}

/** Everybody and every place that holds a thing, beside the player, by the names in a state. */
export function otherHolders(things: Iterable<string>, thing: string): string[] {
  const end = ` ${thing}`;
  return [...things].filter((name) => name.startsWith('holds ') && name.endsWith(end));
}

/** The words of the open promise to somebody, by the names in a state. */
export function openPromises(things: Iterable<string>, who: string): string[] {
  const begin = `owed ${who}: `;
  return [...things].flatMap((name) => (name.startsWith(begin) ? [name.slice(begin.length)] : []));
}

/** A name of an author as readers see it: `left_hand` is “left hand”. */
export const spaced = (name: string): string => name.replaceAll('_', ' ').trim();

/** The name of a person as readers see it: `captain_kasam` is “Captain Kasam”. */
export const personName = (name: string): string =>
  spaced(name).replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
