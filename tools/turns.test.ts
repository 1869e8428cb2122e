import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { oneInTurn } from '../.storybook/oneInTurn.ts';
import { projectFiles } from './lib/files.mjs';
import { inProject, root } from './lib/project.mjs';

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

describe('Journeys in turn', () => {
  const folder = inProject('e2e');
  const journeys = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const tagged = (tag: string): number => journeys.split(`tag: '${tag}'`).length - 1;

  it('are as many in the one turn as in the other', () => {
    expect(tagged('@even')).toBeGreaterThan(10);
    expect(Math.abs(tagged('@even') - tagged('@odd'))).toBeLessThan(3);
  });
});

describe('Files of the server’s tests in turn', () => {
  it('are there', () => {
    const workspace = fs.readFileSync(inProject('vitest.workspace.ts'), 'utf8');
    const lists = [
      ...workspace.matchAll(/_IN_TURN = \[\n([^\]]+)\]\.map\(\(name\) => `([^$]+)\$\{name\}([^`]+)`/g),
    ];
    expect(lists.length).toBe(2);
    const files = lists.flatMap(([, names = '', before = '', after = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => before + name + after),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !fs.existsSync(inProject(file)))).toEqual([]);
  });
});
