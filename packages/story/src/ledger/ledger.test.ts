import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEffects } from '../expressions/parse.ts';
import { afterEffects, EMPTY_STATE } from '../state.ts';
import { entriesOf, type Entry, ENTRY_SOURCES, type EntryFact, fold, mayEnter, YOU } from './index.ts';

const RULES = { things: new Set(['key', 'rope', 'lamp']), inventory_slots: 2 };
const PEOPLE = [YOU, 'meher', 'kasam', 'ila'];

const entry = (fact: EntryFact, by: Entry['from']['by'] = 'player'): Entry => ({
  ...fact,
  id: JSON.stringify(fact),
  from: { by, turn: 'a turn', quote: 'what was typed' },
  known: 'all',
});

const who = fc.constantFrom(...PEOPLE);
const anyFact: fc.Arbitrary<EntryFact> = fc.oneof(
  fc.record({
    kind: fc.constant('is' as const),
    who,
    what: fc.constantFrom('name' as const, 'kin' as const, 'hurt' as const, 'dead' as const, 'gone' as const),
    value: fc.constantFrom('', 'hand', 'sister Asha'),
  }),
  fc.record({
    kind: fc.constant('has' as const),
    thing: fc.constantFrom('key', 'rope', 'coin'),
    holder: who,
  }),
  fc.record({
    kind: fc.constant('owes' as const),
    by: who,
    to: who,
    what: fc.constantFrom('a boat', 'two coins'),
    state: fc.constantFrom('open' as const, 'kept' as const, 'broken' as const),
  }),
  fc.record({ kind: fc.constant('said' as const), by: who, to: who, what: fc.constant('I was there') }),
  fc.record({ kind: fc.constant('number' as const), name: fc.constant('nerve'), by: fc.integer() }),
);
const anyEntry = fc.tuple(anyFact, fc.constantFrom(...ENTRY_SOURCES)).map(([fact, by]) => entry(fact, by));

const EFFECTS = [
  'take key',
  'take rope',
  'give key to meher',
  'give rope to kasam',
  'kill kasam',
  'hurt hand',
  'owe ila "a boat"',
  'keep ila',
  'tell meher wreck',
  'nerve + 1',
];
const anyState = fc
  .array(fc.constantFrom(...EFFECTS), { maxLength: 8 })
  .map((effects) =>
    effects.reduce((state, each) => afterEffects(parseEffects(each).value!, state), EMPTY_STATE),
  );
const ruled = anyState.map((state) => fold(entriesOf(RULES, state)));

describe('A ledger', () => {
  it('has each entry that still holds with one person, and one holder for a thing', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
        const ledger = fold(entries);
        const listed = [...ledger.people.values()].flat();
        expect(new Set(listed).size).toBe(listed.length);
        const things = listed.flatMap((each) => (each.kind === 'has' ? [each.thing] : []));
        expect(new Set(things).size).toBe(things.length);
        for (const thing of things)
          expect(ledger.holders.get(thing)).toBe(
            entries.findLast(
              (each): each is Entry & { kind: 'has' } => each.kind === 'has' && each.thing === thing,
            )?.holder,
          );
        expect(fold(listed).holders, 'the same again').toEqual(ledger.holders);
      }),
    );
  });

  it('says of a state what its rules say', () => {
    const effects =
      'take key; give rope to meher; kill kasam; hurt hand; owe ila "a boat"; nerve + 2; gain dogs';
    const state = afterEffects(parseEffects(`${effects}; tell meher wreck`).value!, EMPTY_STATE);
    const { people, holders, dead } = fold(entriesOf(RULES, state));
    expect(holders).toEqual(
      new Map([
        ['key', YOU],
        ['rope', 'meher'],
      ]),
    );
    expect(dead).toEqual(new Set(['kasam']));
    expect(people.get('ila')).toMatchObject([
      { kind: 'owes', by: YOU, what: 'a boat', state: 'open', known: [YOU, 'ila'] },
    ]);
    expect(people.get('meher')).toMatchObject([
      { kind: 'has', thing: 'rope' },
      { kind: 'said', what: 'wreck', known: ['meher'] },
    ]);
    expect(
      people
        .get(YOU)
        ?.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['has', 'is', 'number']);
    expect(JSON.stringify([...people])).not.toContain('dogs');
  });
});

describe('A promise made again', () => {
  it.each([
    ['keep ila; owe ila "a boat"', 'open'],
    ['break ila; owe ila "a boat"', 'open'],
    ['keep ila; owe ila "a boat"; break ila', 'broken'],
    ['break ila; owe ila "a boat"; keep ila', 'kept'],
  ])('and %s: %s', (effects, settled) => {
    const state = afterEffects(parseEffects(`owe ila "a boat"; ${effects}`).value!, EMPTY_STATE);
    const stored = { numbers: new Map(), things: new Set([...state.things].sort()) };
    expect(entriesOf(RULES, stored)).toMatchObject([{ kind: 'owes', to: 'ila', state: settled }]);
  });
});

describe('What may enter a ledger', () => {
  it('from a model changes neither a holder, nor a number, nor who is hurt or dead', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyFact, { maxLength: 10 }), (state, facts) => {
        const entries = entriesOf(RULES, state);
        const before = fold(entries);
        let after = before;
        for (const fact of facts) {
          const told = entry(fact, 'model');
          if (mayEnter(after, told, RULES) === null) after = fold([...entries, told]);
        }
        const declared = ({ holders }: typeof after) =>
          [...holders].filter(([thing]) => RULES.things.has(thing));
        expect(declared(after)).toEqual(declared(before));
        expect(after.dead).toEqual(before.dead);
        const counted = (ledger: typeof after) =>
          [...ledger.people.values()]
            .flat()
            .filter((each) => each.kind === 'number' || (each.kind === 'is' && each.what === 'hurt'));
        expect(counted(after)).toEqual(counted(before));
      }),
    );
  });

  it('from a player never fills hands beyond their slots, nor takes from others, nor reaches the dead', () => {
    fc.assert(
      fc.property(ruled, anyFact, (ledger, fact) => {
        const typed = entry(fact);
        if (mayEnter(ledger, typed, RULES) !== null || fact.kind === 'is' || fact.kind === 'number') return;
        const touched = fact.kind === 'has' ? [fact.holder] : [fact.by, fact.to];
        expect(touched.some((each) => ledger.dead.has(each))).toBe(false);
        if (fact.kind !== 'has' || !RULES.things.has(fact.thing)) return;
        const held = ledger.holders.get(fact.thing);
        expect(fact.holder === YOU ? [YOU, undefined] : [YOU]).toContain(held);
      }),
    );
  });

  it.each([
    [{ kind: 'has', thing: 'key', holder: 'meher' }, 'take key', null],
    [{ kind: 'has', thing: 'key', holder: 'kasam' }, 'take key; kill kasam', 'dead'],
    [{ kind: 'has', thing: 'key', holder: YOU }, 'give key to meher', 'held by another'],
    [{ kind: 'has', thing: 'key', holder: YOU }, 'give key to kasam; kill kasam', 'dead'],
    [{ kind: 'has', thing: 'key', holder: 'meher' }, '', 'held by another'],
    [{ kind: 'has', thing: 'lamp', holder: YOU }, 'take key; take rope', 'full hands'],
    [{ kind: 'has', thing: 'coin', holder: 'meher' }, '', null],
    [{ kind: 'is', who: YOU, what: 'hurt', value: 'hand' }, '', null],
    [{ kind: 'is', who: 'meher', what: 'hurt', value: 'hand' }, '', 'rules only'],
    [{ kind: 'is', who: 'meher', what: 'dead', value: '' }, '', 'rules only'],
    [{ kind: 'is', who: YOU, what: 'kin', value: 'sister Asha' }, '', null],
    [{ kind: 'owes', by: YOU, to: 'kasam', what: 'a boat', state: 'open' }, 'kill kasam', 'dead'],
    [{ kind: 'number', name: 'nerve', by: 1 }, '', 'rules only'],
  ] as const)('%j, after %j: %s', (fact, effects, reason) => {
    const state = effects ? afterEffects(parseEffects(effects).value!, EMPTY_STATE) : EMPTY_STATE;
    const ledger = fold(entriesOf(RULES, state));
    expect(mayEnter(ledger, entry(fact), RULES)?.reason ?? null).toBe(reason);
    expect(mayEnter(ledger, entry(fact, 'author'), RULES)).toBeNull();
  });
});
