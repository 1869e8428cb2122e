import type { MappedTurn } from '@kathaloka/contract/entities';
import { aMappedTurn, forkedTurns, longTurns } from '../../../testing/sessionMaps.ts';
import { describe, expect, it } from 'vitest';
import { type Line, sessionLines, shownStops, type Stop } from './sessionLines.ts';

const NONE: ReadonlySet<string> = new Set();

function said(stop: Stop): string {
  if (stop.kind === 'fold') return `${stop.count} parts, ${stop.first} to ${stop.last}`;
  const branches = stop.branches.map((line) => ` [${line.map(said).join(', ')}]`).join('');
  return `${stop.turn.id}${stop.isNewest ? ' here' : ''}${branches}`;
}

const lines = (turns: readonly MappedTurn[]) => sessionLines(turns).map((line) => line.map(said).join(', '));
const line = (turns: readonly MappedTurn[]) => sessionLines(turns)[0] as Line;

describe('the lines of a session', () => {
  it('are none before anything was told, and one of one turn at the opening', () => {
    expect(lines([])).toEqual([]);
    expect(lines([aMappedTurn('a', null)])).toEqual(['a here']);
  });

  it('go on along the way of the player, and what was left stands where it leaves', () => {
    const turns = [
      aMappedTurn('a', null),
      aMappedTurn('b', 'a', { is_current: false }),
      aMappedTurn('c', 'b', { is_current: false }),
      aMappedTurn('d', 'a'),
    ];
    expect(lines(turns)).toEqual(['a [b, c], d here']);
  });

  it('fold no turn with which a chapter begins', () => {
    const chapter = { number: 2, of: 3, title: 'On the water' };
    const ids = Array.from({ length: 10 }, (_, at) => `t${at}`);
    const turns = ids.map((id, at) => aMappedTurn(id, ids[at - 1] ?? null, at === 5 ? { chapter } : {}));
    expect(lines(turns)).toEqual(['t0, 4 parts, 2 to 5, t5, 3 parts, 7 to 9, t9 here']);
  });

  it('follow, on a way that was left, what was told last', () => {
    const left = { is_current: false };
    const turns = [
      aMappedTurn('a', null),
      aMappedTurn('b', 'a', left),
      aMappedTurn('c', 'b', left),
      aMappedTurn('d', 'b', left),
      aMappedTurn('e', 'a'),
    ];
    expect(lines(turns)).toEqual(['a [b [c], d], e here']);
  });

  it('end where the session stands, though something was told after it', () => {
    const turns = [
      aMappedTurn('a', null),
      aMappedTurn('b', 'a'),
      aMappedTurn('c', 'b', { is_current: false }),
    ];
    expect(lines(turns)).toEqual(['a, b here [c]']);
  });

  it('of a map that begins midway have the way of the player first', () => {
    const turns = [
      aMappedTurn('y', 'before', { is_current: false }),
      aMappedTurn('b', 'a'),
      aMappedTurn('c', 'b'),
    ];
    expect(lines(turns)).toEqual(['b, c here', 'y']);
  });

  it('lose no turn whose parent is missing', () => {
    expect(lines([aMappedTurn('a', null), aMappedTurn('z', 'gone', { is_current: false })])).toEqual([
      'a here',
      'z',
    ]);
  });
});

describe('a long line', () => {
  it('folds what lies between its ends, and nothing that is as short as the fold', () => {
    expect(line(longTurns(4)).map(said)).toHaveLength(4);
    expect(line(longTurns(14)).map(said)).toEqual(['turn-1', '12 parts, 2 to 13', 'turn-14 here']);
  });

  it('is folded in pieces, so that none opens hundreds of turns', () => {
    expect(line(longTurns(103)).map(said)).toEqual([
      'turn-1',
      '50 parts, 2 to 51',
      '50 parts, 52 to 101',
      'turn-102',
      'turn-103 here',
    ]);
  });

  it('keeps its forks in sight, until there are too many of them', () => {
    expect(line(forkedTurns(10)).filter(({ kind }) => kind === 'turn')).toHaveLength(10);
    const stops = line(forkedTurns(1000));
    expect(stops.length).toBeLessThan(80);
    expect(stops[0]).toMatchObject({ number: 1 });
    expect(stops.at(-1)).toMatchObject({ isNewest: true });
  });

  it('keeps the names of its folds when the tale goes on', () => {
    const folds = (count: number) =>
      line(longTurns(count)).flatMap((stop) => (stop.kind === 'fold' ? [stop.id] : []));
    expect(folds(200).slice(0, 3)).toEqual(folds(160).slice(0, 3));
  });

  it('shows what is open, in its place', () => {
    const folded = line(longTurns(7));
    const fold = folded[1];
    expect(shownStops(folded, NONE).map(said)).toEqual(['turn-1', '5 parts, 2 to 6', 'turn-7 here']);
    expect(shownStops(folded, new Set(fold?.kind === 'fold' ? [fold.id] : [])).map(said)).toEqual([
      'turn-1',
      '5 parts, 2 to 6',
      ...[2, 3, 4, 5, 6].map((number) => `turn-${number}`),
      'turn-7 here',
    ]);
  });
});
