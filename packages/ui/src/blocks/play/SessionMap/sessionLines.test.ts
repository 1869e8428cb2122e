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
  it('are none without turns, and one line of one turn after the opening', () => {
    expect(lines([])).toEqual([]);
    expect(lines([aMappedTurn('a', null)])).toEqual(['a here']);
  });

  it('follow the player’s way, with other ways at the turn where they leave it', () => {
    const turns = [
      aMappedTurn('a', null),
      aMappedTurn('b', 'a', { is_current: false }),
      aMappedTurn('c', 'b', { is_current: false }),
      aMappedTurn('d', 'a'),
    ];
    expect(lines(turns)).toEqual(['a [b, c], d here']);
  });

  it('do not fold the first turn of a chapter', () => {
    const chapter = { number: 2, of: 3, title: 'On the water' };
    const ids = Array.from({ length: 10 }, (_, at) => `t${at}`);
    const turns = ids.map((id, at) => aMappedTurn(id, ids[at - 1] ?? null, at === 5 ? { chapter } : {}));
    expect(lines(turns)).toEqual(['t0, 4 parts, 2 to 5, t5, 3 parts, 7 to 9, t9 here']);
  });

  it('follow the latest turn on a way that the player has left', () => {
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

  it('end at the player’s position, even if undone turns follow', () => {
    const turns = [
      aMappedTurn('a', null),
      aMappedTurn('b', 'a'),
      aMappedTurn('c', 'b', { is_current: false }),
    ];
    expect(lines(turns)).toEqual(['a, b here [c]']);
  });

  it('begin with the player’s way in a map without its first turns', () => {
    const turns = [
      aMappedTurn('y', 'before', { is_current: false }),
      aMappedTurn('b', 'a'),
      aMappedTurn('c', 'b'),
    ];
    expect(lines(turns)).toEqual(['b, c here', 'y']);
  });

  it('include a turn whose parent is missing', () => {
    expect(lines([aMappedTurn('a', null), aMappedTurn('z', 'gone', { is_current: false })])).toEqual([
      'a here',
      'z',
    ]);
  });
});

describe('a long line', () => {
  it('folds the turns between its ends, unless they are few', () => {
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

  it('shows its forks, unless there are too many', () => {
    expect(line(forkedTurns(10)).filter(({ kind }) => kind === 'turn')).toHaveLength(10);
    const stops = line(forkedTurns(1000));
    expect(stops.length).toBeLessThan(80);
    expect(stops[0]).toMatchObject({ number: 1 });
    expect(stops.at(-1)).toMatchObject({ isNewest: true });
  });

  it('has folds with the same ids when the tale continues', () => {
    const folds = (count: number) =>
      line(longTurns(count)).flatMap((stop) => (stop.kind === 'fold' ? [stop.id] : []));
    expect(folds(200).slice(0, 3)).toEqual(folds(160).slice(0, 3));
  });

  it('shows the turns of an open fold in place', () => {
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
