import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFirstReadByAxe, isFirstTaken, modesOfFirst } from '../.storybook/firstInTurn.ts';
import { oneInTurn } from '../.storybook/oneInTurn.ts';
import {
  behavioursInTurn,
  CATCHES_ALONE,
  filesLeftOut,
  IN_ANOTHER_TURN,
  statesInTurn,
  withTurns,
} from '../.storybook/storiesInTurn.ts';
import { isPacked, recipesOfTurn } from './consumer/turn.ts';
import { projectFiles } from './lib/files.mjs';
import { halfInTurn, leftOutInTurn } from './lib/filesInTurn.mjs';
import { RUNS, isItsTurn } from './lib/kinds.mjs';
import { inProject, root } from './lib/project.mjs';
import { PICTURES, QUARTERS, quarterOf } from './visual/pictures.ts';

const stories = projectFiles(root).filter((file) => file.endsWith('.stories.tsx'));

describe('What the short form takes in turn', () => {
  it('is in one turn what it is not in the next, for every name', () => {
    for (const turn of [0, 1, 65_535]) {
      const both = stories.map((file) =>
        [0, 1].map((later) => oneInTurn(['one', 'other'], file, turn + later)),
      );
      expect(both.filter((taken) => new Set(taken).size < 2)).toEqual([]);
    }
  });

  it('is about half of all names', () => {
    const taken = stories.filter((file) => oneInTurn([true, false], file, 7)).length;
    expect(Math.abs(taken / stories.length - 0.5)).toBeLessThan(0.1);
  });

  it('is each of three in three turns', () => {
    expect([1, 2, 3].map((turn) => oneInTurn(['hi', 'ur', 'long'], 'a story', turn)).sort()).toEqual([
      'hi',
      'long',
      'ur',
    ]);
  });
});

describe('The first story of a file', () => {
  it('is read by axe once in eight turns, shown once in each of its renderings, and otherwise left out', () => {
    const wrong = stories.filter((file) => {
      const turns = [4, 5, 6, 7, 8, 9, 10, 11];
      const shown = turns.flatMap((turn) => modesOfFirst(file, turn));
      const read = turns.filter((turn) => isFirstReadByAxe(file, turn));
      const taken = turns.filter((turn) => isFirstTaken(file, turn));
      return [shown.length, new Set(shown).size, read.length, taken.length].join() !== '2,2,1,3';
    });
    expect(wrong).toEqual([]);
  });
});

describe('Stories in turn', () => {
  const read = (file: string) => fs.readFileSync(inProject(file), 'utf8');
  const files = stories.map((file) => ({
    file,
    code: read(file),
    behaviours: behavioursInTurn(file, read(file)),
    states: statesInTurn(file, read(file)),
    first: /^export const (\w+)/m.exec(read(file))?.[1] ?? '',
  }));
  const leftOut = (file: string, code: string, turn: number): string[] =>
    withTurns(file, code, turn)
      .split(/^(?=export const )/m)
      .filter((part) => part.includes(`'${IN_ANOTHER_TURN}'`))
      .map((part) => /^export const (\w+)/.exec(part)![1]!);

  const namesIn = (code: string) => [...code.matchAll(/^export const \w+/gm)];
  const all = Array.from({ length: 12 }, (_, at) => at + 24);

  it('are each taken by two turns of twelve, those of the app by six', () => {
    const wrong = files.filter(({ file, code, behaviours, states, first }) => {
      const found = all
        .flatMap((turn) => leftOut(file, code, turn))
        .filter((name) => name !== first)
        .toSorted();
      const without = file.startsWith('packages/app/') ? 6 : 10;
      const expected = Array.from({ length: without }, () => [...behaviours, ...states]).flat();
      return found.join() !== expected.toSorted().join();
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
    const counts = all.map((turn) => files.flatMap(({ file, code }) => leftOut(file, code, turn)).length);
    expect(Math.min(...counts)).toBeGreaterThan(600);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(100);
  });

  it('leave no file without one: such a file is left out itself, unless a change touches it', () => {
    for (const turn of all) {
      const empty = files
        .filter(({ file, code }) => leftOut(file, code, turn).length === namesIn(code).length)
        .map(({ file }) => file);
      expect(filesLeftOut(turn, []).toSorted()).toEqual(empty.toSorted());
      expect(filesLeftOut(turn, empty.slice(1))).toEqual(empty.slice(0, 1));
    }
  });

  it('are of the library and the app, none that has caught a bug alone, and no proof of accessibility', () => {
    const inTurn = files
      .map(({ file, behaviours, states }) => ({ file, names: [...behaviours, ...states] }))
      .filter(({ names }) => names.length > 0);
    expect(inTurn.filter(({ file }) => !/^packages\/(?:ui|app)\//.test(file))).toEqual([]);
    const isInTurn = (file: string) => inTurn.some((each) => each.file === file);
    expect(CATCHES_ALONE.filter((file) => isInTurn(file) || !stories.includes(file))).toEqual([]);
    const proofs = [...read('docs/accessibility.md').matchAll(/`([^`]+\.stories\.tsx)` “([^”]+)”/g)];
    expect(proofs.length).toBeGreaterThan(20);
    const skipped = proofs.filter(([, file, name]) =>
      inTurn.find((each) => each.file === file)?.names.includes(name!),
    );
    expect(skipped.map(([proof]) => proof)).toEqual([]);
  });
});

describe('Journeys in turn', () => {
  const folder = inProject('e2e');
  const journeys = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');

  it('are as many in each turn', () => {
    const tags = [...journeys.matchAll(/(@turn\d+)'/g)].map(([, tag = '']) => tag);
    const turns = [...new Set(tags)].toSorted();
    expect(turns).toEqual([1, 2, 3, 4, 5, 6].map((turn) => `@turn${turn}`));
    const counts = turns.map((turn) => tags.filter((tag) => tag === turn).length);
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(4);
  });

  it('go the other way where the width counts once the tags have come round', () => {
    const files = ['a', 'b', 'c', 'd', 'e'];
    for (const turn of [6, 7, 8, 9, 10, 11]) {
      expect(halfInTurn(files, turn, 6)).toEqual(halfInTurn(files, 6, 6));
      expect([...halfInTurn(files, turn, 6), ...halfInTurn(files, turn + 6, 6)].toSorted()).toEqual(files);
    }
  });
});

describe('Pictures in turn', () => {
  it.each([0, 2])('are all taken in four turns by the width that begins %i turns later', (later) => {
    const taken = [8, 9, 10, 11].map((turn) => quarterOf(turn, later));
    expect(new Set(taken).size).toBe(QUARTERS);
    expect(PICTURES.length).toBeGreaterThan(QUARTERS);
  });

  it('are never of the same screens in both widths', () => {
    expect([0, 1, 2, 3].filter((turn) => quarterOf(turn, 0) === quarterOf(turn, 2))).toEqual([]);
  });
});

describe('The packages in turn', () => {
  const packed = (turn: number, touched: readonly string[] = []) =>
    (['ui', 'api'] as const).filter((name) => isPacked(name, { turn, touched, isWhole: false }));

  it('are tried one after the other, and both when a change touches them', () => {
    expect([4, 5, 6, 7].map((turn) => packed(turn))).toEqual([['ui'], ['api'], ['ui'], ['api']]);
    expect(packed(4, ['packages/api/src/client.ts'])).toEqual(['ui', 'api']);
    expect(packed(5, ['packages/ui/src/index.ts', 'docs/speed.md'])).toEqual(['ui', 'api']);
  });

  it('follow each recipe of the library once in two turns of its own', () => {
    const names = ['looks', 'words', 'brand', 'policy'];
    const both = [4, 6].flatMap((turn) => recipesOfTurn(names, turn, false));
    expect(both.toSorted()).toEqual(names.toSorted());
  });
});

describe('Whole kinds in turn', () => {
  const halves = RUNS.filter(({ half }) => half !== undefined);
  const inTurn = (turn: number, touched: readonly string[] = []) =>
    halves.filter((run) => isItsTurn(run, turn, touched)).map(({ name }) => name);

  it('are the pictures, all quarters of them, and the packages, the library and the client', () => {
    const turns = Array.from({ length: 8 }, (_, at) => at + 16);
    const pictured = turns.filter((turn) => inTurn(turn).includes('pictures'));
    const packed = turns.filter((turn) => inTurn(turn).includes('package'));
    expect(new Set([...pictured, ...packed]).size).toBe(turns.length);
    expect(new Set(pictured.map((turn) => quarterOf(turn, 0))).size).toBe(QUARTERS);
    expect(new Set(packed.map((turn) => isPacked('ui', { turn, touched: [], isWhole: false }))).size).toBe(2);
  });

  it('do not wait when a change touches what they are made of', () => {
    const screen = 'packages/ui/src/screens/HomeScreen/HomeScreen.tsx';
    expect(inTurn(16, [screen])).toEqual(['package', 'pictures', 'api, the system’s PostgreSQL']);
    expect(inTurn(20, [screen])).toEqual(['package', 'pictures']);
    expect(inTurn(20, ['packages/server/src/app.ts'])).toEqual(['package', 'api, the system’s PostgreSQL']);
  });
});

describe('Files of tests in turn', () => {
  it.each([2, 6])('are each taken by one turn in so many: %i', (oneOf) => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const taken = Array.from({ length: 12 * oneOf }, (_, turn) => {
      const leftOut = leftOutInTurn(files, turn + 24, oneOf);
      return files.filter((file) => !leftOut.includes(file));
    });
    expect([...new Set(taken.flat())].toSorted()).toEqual(files);
    // none takes more than its part, and all of them together take each as often
    expect(Math.max(...taken.map(({ length }) => length))).toBe(Math.ceil(files.length / oneOf));
    expect(taken.flat()).toHaveLength(12 * files.length);
  });

  it('are there', () => {
    const workspace = fs.readFileSync(inProject('vitest.turns.ts'), 'utf8');
    const lists = [
      ...workspace.matchAll(/_IN_TURN = \[\n([^\]]+)\]\.map\(\(name\) => `([^$]+)\$\{name\}([^`]+)`/g),
    ];
    expect(lists.length).toBe(5);
    const files = lists.flatMap(([, names = '', before = '', after = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => before + name + after),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !fs.existsSync(inProject(file)))).toEqual([]);
  });
});
