import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARISONS, type Condition, type Effect } from './expression.ts';
import { ledgerFact, ledgerName } from '../ledger/names.ts';
import { parseCheck, parseCondition, parseEffects } from './parse.ts';
import { printCheck, printCondition, printEffects } from './print.ts';
import { afterEffects, EMPTY_STATE, holds, stateKey, type StoryState } from '../state.ts';
import { metName } from './metName.ts';

const state = (effects: string): StoryState => afterEffects(parseEffects(effects).value!, EMPTY_STATE);
const isMet = (condition: string, effects = ''): boolean =>
  holds(parseCondition(condition).value!, effects ? state(effects) : EMPTY_STATE);

describe('A condition', () => {
  it.each([
    ['oil >= 2', 'oil + 2', true],
    ['oil >= 2', 'oil + 1', false],
    ['oil > 1', 'oil + 2', true],
    ['oil < 2', 'oil + 2', false],
    ['oil <= 2', 'oil + 2', true],
    ['oil = 2', 'oil + 2', true],
    ['oil == 2', 'oil + 2', true],
    ['oil != 2', 'oil + 2', false],
    ['has sign', 'gain sign', true],
    ['has sign', 'gain sign; lose sign', false],
    ['not has vow', '', true],
    ['has padhi and not has vachan', 'gain padhi', true],
    ['has a or has b and has c', 'gain a', true],
    ['(has a or has b) and has c', 'gain a', false],
    ['not (has a or has b)', 'gain b', false],
    ['not not has a', 'gain a', true],
    ['debt > -1', '', true],
    ['தீ >= 1 and has वचन', 'தீ + 1; gain वचन', true],
    ['met >= 2 and has met', 'met + 2; gain met', true],
    ['met yama', 'gain yama; gain met', false],
    ['not met yama', 'gain met_yama', true],
    ['holds meher key and not has key', 'gain key; give key to meher', true],
    ['holds you key', 'give key to meher; take key', true],
    ['holds meher key', 'give key to meher; gain key', false],
    ['holds meher key', 'give key to meher; lose key', false],
    ['holds kasam key', 'give key to meher; give key to kasam', true],
    ['holds meher key', 'give key to meher; kill kasam; give key to kasam', true],
    ['owes ila', 'owe ila "her mother"', true],
    ['owes ila', 'owe ila "her mother"; keep ila', false],
    ['owes ila', 'owe ila "her mother"; break ila', false],
    ['dead kasam and hurt hand', 'kill kasam; hurt hand', true],
    ['hurt hand', 'hurt hand; heal hand', false],
    ['knows meher wreck', 'tell meher wreck', true],
    ['has dead and hurt > 1 and not dead hurt', 'gain dead; hurt + 2', true],
    ['take = 1 and owe = 2 and has give', 'take + 1; owe = 2; gain give', true],
  ])('%s, after %j, is %s', (condition, effects, expected) => {
    expect(isMet(condition, effects)).toBe(expected);
  });

  it('treats an unset number as 0', () => {
    expect(isMet('oil = 0')).toBe(true);
  });

  it('is false for things that were never gained, even for names such as “constructor”', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(isMet(`has ${name}`), name).toBe(false);
      expect(isMet(`${name} = 0`), name).toBe(true);
      expect(isMet(`has ${name} and ${name} = 3`, `gain ${name}; ${name} + 3`), name).toBe(true);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['', 0, 'missing'],
    ['oil', 3, 'missing'],
    ['oil >=', 6, 'a whole number'],
    ['oil >= much', 7, '“much”'],
    ['oil >= 2 and', 12, 'missing'],
    ['oil >= 2 oil', 9, 'or the end'],
    ['(has sign', 9, '“)”'],
    ['has', 3, 'the name of a thing'],
    ['has and', 4, '“and”'],
    ['met', 3, 'the name of somebody'],
    ['met and has oil', 4, 'the name of somebody'],
    ['met has', 4, 'the name of somebody'],
    ['oil >= 99999999999', 7, 'too large'],
    ['holds meher', 11, 'the name of a thing'],
    ['dead', 4, 'the name of a person'],
    ['knows meher', 11, 'the name of a secret'],
    ['has "key"', 4, 'the name of a thing'],
    ['oil $ 2', 4, '“$” has no meaning'],
    ['process.exit()', 7, '“.” has no meaning'],
    ['has sign; gain sign', 8, '“;”'],
    ['oil - 1', 4, '“-”'],
  ])('that says %j is not read: at %i, %s', (text, at, words) => {
    const { fault } = parseCondition(text);
    expect(fault).toMatchObject({ at, message: expect.stringContaining(words) as string });
  });

  it('“met” holds for who has met somebody in another story, and is printed as it is written', () => {
    const met: StoryState = { numbers: new Map(), things: new Set([metName('यम')]) };
    const { value } = parseCondition('not (met yama or not met यम)');
    expect(holds(value!, met)).toBe(true);
    expect(holds(value!, EMPTY_STATE)).toBe(false);
    expect(printCondition(value!)).toBe('not (met yama or not met यम)');
    expect(stateKey(met)).not.toBe(stateKey(state('gain met; gain यम')));
  });

  it('is refused when it is too long, before it is parsed', () => {
    expect(parseCondition('('.repeat(100_000)).fault?.message).toContain('longer than 200');
    expect(parseCondition(`${'('.repeat(199)}a`).fault).toBeDefined();
  });
});

describe('An effect', () => {
  it('adds, subtracts, gains and loses, in order', () => {
    expect(state('oil + 3; oil - 1; gain sign; gain vow; lose sign;')).toEqual({
      numbers: new Map([['oil', 2]]),
      things: new Set(['vow']),
    });
  });

  it('sets a number to a value, whatever it was, also below zero', () => {
    expect(state('oil + 7; oil = 3; debt = -2; oil - 1').numbers).toEqual(
      new Map([
        ['oil', 2],
        ['debt', -2],
      ]),
    );
    expect(state('oil == 4').numbers).toEqual(new Map([['oil', 4]]));
  });

  it('does not mutate the previous state', () => {
    const before = state('oil + 1; gain sign');
    afterEffects(parseEffects('oil + 5; lose sign').value!, before);
    expect(before).toEqual(state('oil + 1; gain sign'));
  });

  it.each([
    ['oil', 3, '“+”, “-” or “=”'],
    ['oil = days', 6, 'a whole number'],
    ['oil = 9999999999', 6, 'too large'],
    ['oil + lots', 6, '“lots”'],
    ['gain', 4, 'the name of a thing'],
    ['oil - 1 gain sign', 8, '“;” or the end'],
    ['; oil - 1', 0, '“;”'],
    ['give key meher', 9, '“to”'],
    ['owe ila', 7, 'in quotation marks'],
    ['owe ila " "', 8, 'in quotation marks'],
    ['owe ila "her mother', 8, 'does not end'],
    ['gain "key"', 5, 'the name of a thing'],
  ])('that says %j is not read: at %i, %s', (text, at, words) => {
    expect(parseEffects(text).fault).toMatchObject({ at, message: expect.stringContaining(words) as string });
  });
});

describe('A promise', () => {
  it('takes the place of an open one to the same person, and is remembered when it is settled', () => {
    const things = [
      ...state('owe ila "a boat"; owe kasam "two coins"; owe ila “her "own" boat”; keep ila').things,
    ];
    expect(things.map(ledgerFact)).toEqual([
      { kind: 'owes', who: 'kasam' },
      { kind: 'owed', who: 'kasam', what: 'two coins' },
      { kind: 'kept', who: 'ila', what: 'her "own" boat' },
    ]);
  });
});

describe('A check', () => {
  it.each([
    ['nerve >= 3', { name: 'nerve', at_least: 3, rolls: false }],
    ['roll nerve >= -8', { name: 'nerve', at_least: -8, rolls: true }],
    ['roll >= 2', { name: 'roll', at_least: 2, rolls: false }],
  ])('%s', (text, value) => {
    expect(parseCheck(text)).toEqual({ value });
    expect(printCheck(value)).toBe(text);
  });

  it.each([
    ['nerve > 3', 6, '“>=”'],
    ['nerve', 5, '“>=”'],
    ['roll', 4, 'the name of a number'],
    ['nerve >= 3 and oil >= 2', 11, 'the end'],
  ])('that says %j is not read: at %i, %s', (text, at, words) => {
    expect(parseCheck(text).fault).toMatchObject({ at, message: expect.stringContaining(words) as string });
  });
});

describe('Health', () => {
  const healthAfter = (effects: string) =>
    afterEffects(parseEffects(effects).value!, EMPTY_STATE, 20).numbers.get('health');

  it('stays between 0 and its limit after each effect', () => {
    expect(healthAfter('health + 50; health - 5')).toBe(15);
    expect(healthAfter('health - 5; health + 3')).toBe(3);
    expect(healthAfter('health = 90')).toBe(20);
  });
});

const WORDS = ['and', 'or', 'not', 'has', 'gain', 'lose'];
const name = fc
  .oneof(
    fc.stringMatching(/^[a-z_][a-z0-9_]{0,5}$/),
    fc.constantFrom('__proto__', 'constructor', 'तेल', 'விளக்கு', 'چراغ'),
  )
  .filter((text) => !WORDS.includes(text));

const people = fc.constantFrom('meher', 'कासम', 'to', 'give');
const ledgerNames = fc.oneof(
  fc.record({ kind: fc.constant('holds' as const), who: people, thing: name }),
  fc.record({ kind: fc.constantFrom('dead' as const, 'owes' as const), who: people }),
  fc.record({ kind: fc.constant('hurt' as const), wound: name }),
  fc.record({ kind: fc.constant('knows' as const), who: people, secret: name }),
);
const promised = fc.stringMatching(/^[a-z“" :;]{1,12}$/u).map((words) => `a${words.trim()}`);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constant('has' as const), name }),
    fc.record({ kind: fc.constant('has' as const), name: ledgerNames.map(ledgerName) }),
    fc.record({
      kind: fc.constant('compare' as const),
      name,
      by: fc.constantFrom(...COMPARISONS),
      value: fc.integer({ min: -99, max: 99 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('condition') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constant('give' as const), name, to: fc.oneof(people, fc.constant('you')) }),
  fc.record({ who: people, what: promised }).map(({ who, what }) => ({
    kind: 'owe' as const,
    name: ledgerName({ kind: 'owes', who }),
    who,
    what: what.replaceAll(/\s+/gu, ' '),
  })),
  fc.record({ who: people, as: fc.constantFrom('kept' as const, 'broken' as const) }).map((settled) => ({
    kind: 'settle' as const,
    name: ledgerName({ kind: 'owes', who: settled.who }),
    ...settled,
  })),
  fc
    .record({ kind: fc.constantFrom('gain' as const, 'lose' as const), wound: name })
    .map(({ kind, wound }) => ({
      kind,
      name: ledgerName({ kind: 'hurt', wound }),
    })),
  people.map((who) => ({ kind: 'gain' as const, name: ledgerName({ kind: 'dead', who }) })),
  fc.record({ kind: fc.constantFrom('gain' as const, 'lose' as const), name }),
  fc.record({ kind: fc.constant('add' as const), name, amount: fc.integer({ min: -99, max: 99 }) }),
  fc.record({ kind: fc.constant('set' as const), name, value: fc.integer({ min: -99, max: 99 }) }),
);

const RUNS = { numRuns: process.env.TEST_FULL === '1' ? 1000 : 40 };

describe('Expressions', () => {
  it('have names of their own for what a state knows of people', () => {
    fc.assert(
      fc.property(ledgerNames, (fact) => {
        expect(ledgerFact(ledgerName(fact))).toEqual(fact);
        expect(parseEffects(`gain ${ledgerName(fact)}`).fault, 'no thing has such a name').toBeDefined();
      }),
    );
    for (const plain of ['key', 'met yama', 'holds key', 'owed ila her mother'])
      expect(ledgerFact(plain), plain).toBeNull();
  });

  it('survive printing and parsing', () => {
    fc.assert(
      fc.property(condition, (value) => {
        const text = printCondition(value);
        fc.pre(text.length <= 200);
        expect(parseCondition(text)).toEqual({ value });
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.array(effect, { minLength: 1, maxLength: 8 }), (value) => {
        const text = printEffects(value);
        fc.pre(text.length <= 200);
        expect(parseEffects(text)).toEqual({ value });
      }),
      RUNS,
    );
  });

  it('parse to a value or to a fault within the text, and never throw', () => {
    const piece = fc.oneof(
      fc.constantFrom(...WORDS, '(', ')', ';', '>=', '-', '7', ' ', '\u0000', '💧', '"', '“', 'give', 'owe'),
      name,
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, (value) => {
        for (const read of [parseCondition, parseEffects, parseCheck]) {
          const at = read(value).fault?.at ?? 0;
          expect(at >= 0 && at <= value.length).toBe(true);
        }
      }),
      RUNS,
    );
  });
});
