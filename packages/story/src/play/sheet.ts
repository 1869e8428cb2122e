import type { PlaySheet, TurnChange } from '@kathaloka/contract/entities';
import { ledgerFact, type LedgerFact, personName, spaced } from '../ledger/names.ts';
import { HEALTH } from '../state.ts';
import { carriedThings } from './carrying.ts';
import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** What the player carries, and how they are. Undefined for a story without things, wounds, promises and health. */
export function sheetOf(story: PlayStory, state: PlayState): PlaySheet | undefined {
  if (!story.graph.hasSheet) return undefined;
  const facts = factsOf(state);
  const { health_max } = story;
  return {
    carried: carriedThings(story, state).map((thing) => {
      const { name, line } = story.things.get(thing)!;
      return { name, ...(line !== '' && { line }) };
    }),
    slots: story.inventory_slots,
    hurts: facts.flatMap((fact) => (fact.kind === 'hurt' ? [spaced(fact.wound)] : [])),
    owed: facts.flatMap((fact) =>
      fact.kind === 'owed' ? [{ to: personName(fact.who), what: fact.what }] : [],
    ),
    ...(health_max !== null && { health: { now: healthOf(state), max: health_max } }),
  };
}

const factsOf = ({ things }: PlayState): LedgerFact[] => things.flatMap((name) => ledgerFact(name) ?? []);

const healthOf = ({ numbers }: PlayState): number => numbers.find(([name]) => name === HEALTH)?.[1] ?? 0;

/** What lies between two states of a play, as far as it concerns the player's sheet, and in the order of the kinds. */
export function changesBetween(story: PlayStory, before: PlayState, after: PlayState): TurnChange[] {
  const had = new Set(before.things);
  const has = new Set(after.things);
  const gone = before.things.flatMap((name) => (has.has(name) ? [] : (ledgerFact(name) ?? [])));
  const come = after.things.flatMap((name) => (had.has(name) ? [] : (ledgerFact(name) ?? [])));
  const by = story.health_max === null ? 0 : healthOf(after) - healthOf(before);
  return [
    ...[...story.things.keys()].flatMap((thing) => {
      const isHeld = has.has(thing);
      return had.has(thing) === isHeld ? [] : [moved(story, thing, isHeld, isHeld ? gone : come)];
    }),
    ...come.flatMap((fact) => changeOf(fact) ?? []),
    ...gone.flatMap((fact): TurnChange[] =>
      fact.kind === 'hurt' ? [{ kind: 'healed', what: spaced(fact.wound) }] : [],
    ),
    ...(by === 0 ? [] : [{ kind: 'health' as const, what: '', by }]),
  ];
}

/** How a thing came to the player, or left them; the facts say who holds it otherwise. */
function moved(story: PlayStory, thing: string, isHeld: boolean, facts: readonly LedgerFact[]): TurnChange {
  const what = story.things.get(thing)!.name;
  const holder = facts.find(
    (fact): fact is LedgerFact & { kind: 'holds' } => fact.kind === 'holds' && fact.thing === thing,
  )?.who;
  const isPlace = holder !== undefined && story.graph.nodes.has(holder);
  const who = holder === undefined || isPlace ? {} : { who: personName(holder) };
  if (isHeld) return { kind: 'took', what, ...who };
  if (isPlace) return { kind: 'put_down', what };
  return { kind: holder === undefined ? 'lost' : 'gave', what, ...who };
}

function changeOf(fact: LedgerFact): TurnChange | null {
  switch (fact.kind) {
    case 'hurt':
      return { kind: 'hurt', what: spaced(fact.wound) };
    case 'dead':
      return { kind: 'died', what: '', who: personName(fact.who) };
    case 'knows':
      return { kind: 'told', what: spaced(fact.secret), who: personName(fact.who) };
    case 'owed':
      return { kind: 'owes', what: fact.what, who: personName(fact.who) };
    case 'kept':
      return { kind: 'kept', what: fact.what, who: personName(fact.who) };
    case 'broken':
      return { kind: 'broke', what: fact.what, who: personName(fact.who) };
    default:
      return null;
  }
}
