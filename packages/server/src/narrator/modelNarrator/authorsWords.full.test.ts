import { expect, it } from 'vitest';
import { guidedTurns } from '../../testing/bridgeFaults.ts';
import { expectAuthorsWords } from '../../testing/expectAuthorsWords.ts';

it('Ten thousand guided scenes are told in their authors’ words, whatever a model does', async () => {
  const { turns } = await expectAuthorsWords(guidedTurns(10_000));
  expect(turns).toBe(10_000);
}, 1_200_000);
