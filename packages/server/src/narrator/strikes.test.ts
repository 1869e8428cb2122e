import type { StrikeReason } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { type Ruled, strikesIn } from './strikes.ts';
import type { TurnEvent } from './TurnReading.ts';

const RULED: Ruled = {
  sentences: ["You nod. 'I did not take it,' you say.", ' Kasam falls.', ' The key sinks.'],
  input: 'tell him: I did not take it',
  state: { things: ['lamp', 'holds meher key', 'dead captain_kasam'] },
  play: {
    things: new Map([
      ['key', { name: 'the brass key', line: '' }],
      ['lamp', { name: 'the lamp', line: '' }],
    ]),
  },
  tellsScene: false,
};

const struck = (event: Partial<TurnEvent>, ruled: Partial<Ruled> = {}): (StrikeReason | undefined)[] => {
  const strikes = strikesIn([{ n: 1, what: 'act', who: '', thing: '', ...event }], { ...RULED, ...ruled });
  return RULED.sentences.map((_, at) => strikes.get(at));
};
const isStruck = (event: Partial<TurnEvent>, ruled: Partial<Ruled> = {}): boolean =>
  struck(event, ruled).some((reason) => reason !== undefined);

describe('A sentence is struck', () => {
  it('for the first of its events, and no other sentence with it', () => {
    expect(struck({ n: 2, what: 'wound' })).toEqual([undefined, 'wound', undefined]);
    const events = [
      { n: 2, what: 'time', who: '', thing: '' },
      { n: 2, what: 'harm', who: '', thing: '' },
      { n: 0, what: 'act', who: '', thing: '' },
      { n: 4, what: 'act', who: '', thing: '' },
    ] as const;
    expect([...strikesIn(events, RULED)]).toEqual([[1, 'time']]);
  });

  it.each([
    'wound',
    'act',
    'arrival',
    'place',
    'time',
    'secret',
    'knowledge',
    'contradiction',
    'harm',
  ] as const)('for a %s', (what) => {
    expect(isStruck({ what })).toBe(true);
  });

  it('for a death that the rules do not know of', () => {
    expect(isStruck({ what: 'death', who: 'Meher' })).toBe(true);
    expect(isStruck({ what: 'death', who: '' })).toBe(true);
    expect(isStruck({ what: 'death', who: 'Captain Kasam' })).toBe(false);
    expect(isStruck({ what: 'death', who: 'Kasam' })).toBe(false);
  });

  it('for words of the player that they have not typed', () => {
    expect(isStruck({ what: 'speech', who: 'you' })).toBe(false);
    expect(isStruck({ what: 'speech', who: 'you' }, { input: null })).toBe(true);
    expect(isStruck({ n: 2, what: 'speech', who: 'you' })).toBe(true);
    expect(isStruck({ what: 'speech' }, { sentences: ["'It,' you say, 'was Meher.'"] })).toBe(true);
  });

  it('for a thing that gets another owner than the rules have given it', () => {
    expect(isStruck({ what: 'thing', thing: 'brass key', who: 'Kasam' })).toBe(true);
    expect(isStruck({ what: 'thing', thing: 'the brass key', who: 'Kasam' })).toBe(true);
    expect(isStruck({ what: 'thing', thing: 'key', who: 'you' })).toBe(true);
    expect(isStruck({ what: 'thing', thing: 'key', who: 'Meher' })).toBe(false);
    expect(isStruck({ what: 'thing', thing: 'The Lamp', who: 'you' })).toBe(false);
    expect(isStruck({ what: 'thing', thing: 'lamp', who: '' })).toBe(true);
    expect(isStruck({ what: 'thing', thing: 'silver coins', who: 'Meher' })).toBe(true);
    expect(isStruck({ what: 'thing', thing: 'a cup', who: 'Meher' })).toBe(true);
    // nobody holds what is lost
    expect(isStruck({ what: 'thing', thing: 'key', who: '' }, { state: { things: [] } })).toBe(true);
  });

  it('in an author’s scene only for what no author lets happen', () => {
    const inScene = { tellsScene: true };
    expect(isStruck({ what: 'death', who: 'Meher' }, inScene)).toBe(false);
    expect(isStruck({ what: 'place' }, inScene)).toBe(false);
    expect(isStruck({ n: 2, what: 'speech' }, inScene)).toBe(true);
    expect(isStruck({ what: 'harm' }, inScene)).toBe(true);
  });
});
