import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  behavioursInTurn,
  CATCHES_ALONE,
  IN_ANOTHER_TURN,
  withTurns,
} from '../.storybook/behavioursInTurn.ts';
import { oneInTurn } from '../.storybook/oneInTurn.ts';
import { hasClient, recipesOfTurn } from './consumer/turn.ts';
import { projectFiles } from './lib/files.mjs';
import { leftOutInTurn } from './lib/filesInTurn.mjs';
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

describe('Behaviours in turn', () => {
  const read = (file: string) => fs.readFileSync(inProject(file), 'utf8');
  const files = stories.map((file) => ({
    file,
    code: read(file),
    names: behavioursInTurn(file, read(file)),
  }));
  const leftOut = (file: string, code: string, turn: number): string[] =>
    withTurns(file, code, turn)
      .split(/^(?=export const )/m)
      .filter((part) => part.includes(`'${IN_ANOTHER_TURN}'`))
      .map((part) => /^export const (\w+)/.exec(part)![1]!);

  it('are left out of two turns of three, a third of them taken in each', () => {
    const counts = [0, 1, 2].map(
      (turn) => files.flatMap(({ file, code }) => leftOut(file, code, turn)).length,
    );
    const wrong = files.filter(({ file, code, names }) => {
      const all = [6, 7, 8].flatMap((turn) => leftOut(file, code, turn));
      return all.sort().join() !== [...names, ...names].sort().join();
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
    expect(Math.min(...counts)).toBeGreaterThan(400);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(60);
  });

  it('are none of the app, none that has caught a bug alone, and no proof of accessibility', () => {
    const inTurn = files.filter(({ names }) => names.length > 0).map(({ file }) => file);
    expect(inTurn.filter((file) => !file.startsWith('packages/ui/'))).toEqual([]);
    expect(CATCHES_ALONE.filter((file) => inTurn.includes(file) || !stories.includes(file))).toEqual([]);
    const proofs = [...read('docs/accessibility.md').matchAll(/`([^`]+\.stories\.tsx)` “([^”]+)”/g)];
    expect(proofs.length).toBeGreaterThan(20);
    const skipped = proofs.filter(([, file, name]) =>
      files.find((each) => each.file === file)?.names.includes(name!),
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
    const tags = [...journeys.matchAll(/'(@turn\d+)'/g)].map(([, tag = '']) => tag);
    const turns = [...new Set(tags)].toSorted();
    expect(turns).toEqual(['@turn1', '@turn2', '@turn3']);
    const counts = turns.map((turn) => tags.filter((tag) => tag === turn).length);
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(4);
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
  it('are tried whole in two turns: the client in one of them, and each recipe of the library once', () => {
    const names = ['looks', 'words', 'brand', 'policy'];
    expect([4, 5].map((turn) => hasClient(turn, false))).toEqual([true, false]);
    const both = [4, 5].flatMap((turn) => recipesOfTurn(names, turn, false));
    expect(both.toSorted()).toEqual(names.toSorted());
  });
});

describe('Files of tests in turn', () => {
  it.each([2, 3])('are each taken by one turn in so many: %i', (oneOf) => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const taken = Array.from({ length: 2 * oneOf }, (_, turn) => {
      const leftOut = leftOutInTurn(files, turn + 12, oneOf);
      return files.filter((file) => !leftOut.includes(file));
    });
    expect([...new Set(taken.flat())].toSorted()).toEqual(files);
    // none takes more than its part, and all of them together take each as often
    expect(Math.max(...taken.map(({ length }) => length))).toBe(Math.ceil(files.length / oneOf));
    expect(taken.flat()).toHaveLength(2 * files.length);
  });

  it('are there', () => {
    const workspace = fs.readFileSync(inProject('vitest.workspace.ts'), 'utf8');
    const lists = [
      ...workspace.matchAll(/_IN_TURN = \[\n([^\]]+)\]\.map\(\(name\) => `([^$]+)\$\{name\}([^`]+)`/g),
    ];
    expect(lists.length).toBe(4);
    const files = lists.flatMap(([, names = '', before = '', after = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => before + name + after),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !fs.existsSync(inProject(file)))).toEqual([]);
  });
});
