import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { fileDatabase } from '../../../testing/testFile.ts';
import { countUse, storeUse } from './countUse.ts';

const database = await fileDatabase();

it('The usage of models is one row for each, whatever is played meanwhile, and nothing is counted twice', async () => {
  const { db } = database;
  const background = createBackground(pino({ level: 'silent' }));
  const deps = testDeps({ background, db });
  const used = { calls: 1, prompt_tokens: 10, cached_tokens: 8, completion_tokens: 7 };
  for (let at = 0; at < 3; at += 1) countUse(deps, [{ model: 'first', ...used }]);
  countUse(deps, [{ model: 'second', ...used }]);
  countUse(deps, []);
  storeUse(deps);
  await background.idle();
  countUse(deps, [{ model: 'first', ...used }]);
  storeUse(deps);
  await background.idle();
  const rows = await db
    .selectFrom('model_usage')
    .select(['model', 'calls', 'prompt_tokens', 'cached_tokens', 'completion_tokens'])
    .orderBy('at')
    .orderBy('model')
    .execute();
  expect(rows).toEqual([
    { model: 'first', calls: 3, prompt_tokens: 30, cached_tokens: 24, completion_tokens: 21 },
    { model: 'second', ...used },
    { model: 'first', ...used },
  ]);
});
