import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fragmentOf, fragmentsOf, loadFragments } from './fragments.ts';

const bank = (text: string) => fragmentsOf(new Map([['en/tenali/lean', text]])).bag('en', 'tenali', 'lean');

it('a line is a fragment; empty lines and notes are none', () => {
  expect(
    bank('// a note\n\nOne.\n  Two.  \n')
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['One.', 'Two.']);
});

it('tags stand after two spaces at the end of the line', () => {
  expect(fragmentOf('lean', 'Like a shopkeeper.  #light #shop')).toMatchObject({
    text: 'Like a shopkeeper.',
    tags: ['light', 'shop'],
  });
  expect(fragmentOf('lean', 'You count to # and on.')).toMatchObject({
    text: 'You count to # and on.',
    tags: [],
  });
});

it('the slots are the names in braces, each once', () => {
  expect(fragmentOf('lean', 'You may {a}; {b}, or {a}.').slots).toEqual(['a', 'b']);
});

it('the order of lines changes nothing, and an edited comma makes a new fragment', () => {
  expect(bank('One.\nTwo.\nThree.')).toEqual(bank('Three.\nOne.\nTwo.'));
  expect(fragmentOf('lean', 'One, two.').id).not.toBe(fragmentOf('lean', 'One two.').id);
});

it('a fragment that stands twice is one', () => {
  expect(bank('One.\nOne.')).toHaveLength(1);
});

it('without a bag of its own a temperament has the one that all share, and lists are in lower case', () => {
  const fragments = fragmentsOf(
    new Map([
      ['ta/shared/lean', 'ஒன்று.'],
      ['en/lists/grave', 'Dead\n// a note\nblood'],
    ]),
  );
  expect(fragments.bag('ta', 'vyasa', 'lean')).toHaveLength(1);
  expect(fragments.bag('ta', 'vyasa', 'hold')).toEqual([]);
  expect([...fragments.list('en', 'grave')]).toEqual(['dead', 'blood']);
  expect(fragments.list('ta', 'grave').size).toBe(0);
});

it('a folder is read with everything in it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-fragments-'));
  try {
    fs.mkdirSync(path.join(folder, 'en', 'shared'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'en', 'shared', 'beat.txt'), 'A drop falls.\n');
    expect(loadFragments(folder).bag('en', 'tenali', 'beat')).toMatchObject([{ text: 'A drop falls.' }]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
