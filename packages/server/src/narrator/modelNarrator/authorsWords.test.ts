import { expect, it } from 'vitest';
import { FAULTS, guidedTurns } from '../../testing/bridgeFaults.ts';
import { expectAuthorsWords } from '../../testing/expectAuthorsWords.ts';

it('A guided scene is told in its author’s words, whole and in order, whatever a model does', async () => {
  const counts = await expectAuthorsWords(guidedTurns(720));
  expect(counts.turns).toBe(720);
  // the good bridges are told, so that the author's words do not stand alone for nothing
  expect(counts.bridged.get('none')).toBeGreaterThan(10);
  expect(Object.keys(FAULTS).length).toBeGreaterThan(30);
}, 60_000);
