import { LANDING_CARDS, LANDING_SECTIONS } from '@kathaloka/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS_SECTION, type Move, moved, type Place, START, type Way } from './landingMoves.ts';

const locks = { lockMs: 500, cardLockMs: 700 };

function step(way: Way, at: number, hasCardSteps = false): Move {
  return { type: 'step', way, at, hasCardSteps, ...locks };
}

function resting(section: number, card = 0): Place {
  return { section, card, lockedUntil: 0 };
}

describe('moving through the landing page', () => {
  it('goes one section at a time, and is locked for half a second', () => {
    const second = moved(START, step(1, 1000));
    expect(second).toEqual({ section: 1, card: 0, lockedUntil: 1500 });
    expect(moved(second, step(1, 1499))).toBe(second);
    expect(moved(second, step(1, 1500)).section).toBe(2);
  });

  it('does not move beyond the first or the last section', () => {
    expect(moved(START, step(-1, 1000))).toBe(START);
    const last = resting(LANDING_SECTIONS - 1);
    expect(moved(last, step(1, 1000))).toBe(last);
  });

  it('steps through six cards on a small screen before it moves on, with a lock of 700 ms at each', () => {
    let place = resting(CARDS_SECTION);
    const cards: number[] = [];
    for (let time = 0; place.section === CARDS_SECTION; time += 700) {
      cards.push(place.card);
      const next = moved(place, step(1, time, true));
      expect(moved(next, step(1, time + 499, true))).toBe(next);
      place = next;
    }
    expect(cards).toEqual([0, 1, 2, 3, 4, 5]);
    expect(place.section).toBe(CARDS_SECTION + 1);
  });

  it('ignores input for 700 ms after a card step', () => {
    const second = moved(resting(CARDS_SECTION), step(1, 0, true));
    expect(moved(second, step(1, 699, true))).toBe(second);
    expect(moved(second, step(1, 700, true)).card).toBe(2);
  });

  it('moves on at once if all cards are visible', () => {
    expect(moved(resting(CARDS_SECTION), step(1, 0, false)).section).toBe(CARDS_SECTION + 1);
  });

  it('starts with the first card from above and with the last from below', () => {
    expect(moved(resting(CARDS_SECTION - 1), step(1, 0, true))).toMatchObject({
      section: CARDS_SECTION,
      card: 0,
    });
    expect(moved(resting(CARDS_SECTION + 1), step(-1, 0, true))).toMatchObject({
      section: CARDS_SECTION,
      card: LANDING_CARDS - 1,
    });
  });

  it('goes back through the cards, then to the section above', () => {
    expect(moved(resting(CARDS_SECTION, 1), step(-1, 0, true)).card).toBe(0);
    expect(moved(resting(CARDS_SECTION, 0), step(-1, 0, true)).section).toBe(CARDS_SECTION - 1);
  });

  it('follows a dot or a link at any time, and is locked afterwards', () => {
    const busy: Place = { section: 1, card: 0, lockedUntil: 9000 };
    expect(moved(busy, { type: 'goTo', section: 4, at: 1000, ...locks })).toMatchObject({
      section: 4,
      lockedUntil: 1500,
    });
  });

  it('turns leaves with buttons, and not beyond the last', () => {
    expect(moved(resting(2, 4), { type: 'turn', way: 1, at: 0, ...locks }).card).toBe(5);
    const last = resting(2, 5);
    expect(moved(last, { type: 'turn', way: 1, at: 0, ...locks })).toBe(last);
  });

  it('follows the scroll position, except during a move', () => {
    expect(moved(START, { type: 'arrive', section: 3, at: 0, ...locks }).section).toBe(3);
    const moving: Place = { section: 4, card: 0, lockedUntil: 500 };
    expect(moved(moving, { type: 'arrive', section: 2, at: 499, ...locks })).toBe(moving);
  });

  it('stays within the page for any sequence of inputs', () => {
    const way = fc.constantFrom<Way>(1, -1);
    const time = fc.nat(10_000);
    const section = fc.integer({ min: -2, max: LANDING_SECTIONS + 1 });
    const move: fc.Arbitrary<Move> = fc
      .oneof(
        fc.record({ type: fc.constant('step' as const), way, at: time, hasCardSteps: fc.boolean() }),
        fc.record({ type: fc.constant('goTo' as const), section, at: time }),
        fc.record({ type: fc.constant('turn' as const), way, at: time }),
        fc.record({ type: fc.constant('arrive' as const), section, at: time }),
      )
      .map((part) => ({ ...part, ...locks }));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const place = moves.reduce(moved, START);
        expect(place.section).toBeGreaterThanOrEqual(0);
        expect(place.section).toBeLessThan(LANDING_SECTIONS);
        expect(place.card).toBeGreaterThanOrEqual(0);
        expect(place.card).toBeLessThan(LANDING_CARDS);
      }),
    );
  });
});
