import { expect, it } from 'vitest';
import { freshNotes, type Notes, readNotes, storedNotes } from './notes.ts';

/** Notes of the maximum size: every bag drawn from, many parts a turn, and as many deeds as a state holds. */
function fullNotes(): Notes {
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index));
  return {
    ...freshNotes(1000, 'birbal'),
    bags: Object.fromEntries(times(31, (index) => [`immerse.${index}`, [99, 'ffffffff']])),
    ids: times(12 * 5, (index) => [`z${index}kfmoi`, 1000]),
    figures: times(10, (index) => [`figure${index}`, 1000]),
    deeds: times(50, (index) => ({
      key: 4_294_967_000 + index,
      turn: 950 + (index % 50),
      weight: 2,
      told: 9,
      lastTold: 999,
    })),
    echoed: times(3, () => 4_294_967_000),
    node: 'a scene with a long name, as authors may write it',
  };
}

it('notes are the same after JSON, and never larger than 4 kB', () => {
  const json = JSON.stringify(storedNotes(fullNotes()));
  expect(readNotes(JSON.parse(json))).toEqual(fullNotes());
  expect(Buffer.byteLength(json)).toBeLessThan(4096);
});

it('what is no notes is read as none', () => {
  for (const stored of [null, undefined, 7, 'notes', [], {}, { ...storedNotes(fullNotes()), turn: 'one' }])
    expect(readNotes(stored)).toBeNull();
});
