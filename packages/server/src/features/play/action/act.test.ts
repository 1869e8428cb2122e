import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { followAction } from './followAction.ts';
import { openLive } from './liveAction.ts';

it('An action that ends in the middle of a batch is answered without waiting for the end of the batch', async () => {
  const id = { session_id: newId(), user_id: newId(), key: newId() };
  const deps = testDeps({ db: undefined as never });
  const live = openLive(deps, id);
  live.tell('The wa');
  const events = followAction(deps, id);
  expect((await events.next()).value).toMatchObject({ event: 'status' });
  expect((await events.next()).value).toMatchObject({ event: 'delta', data: { text: 'The wa' } });
  const next = events.next();
  live.tell('ter.');
  const answer = { turn_id: newId(), current_xp: 1, model_used: null, credits_consumed: 1 };
  live.end({ answer: { ...answer, narrative: 'The water.', choices: [] } });
  // the last words are sent when the action ends, before the timer of their batch
  expect(await Promise.race([next, setImmediate('waits')])).toMatchObject({
    value: { event: 'delta', data: { text: 'ter.' } },
  });
  expect((await events.next()).value).toMatchObject({ event: 'done' });
});
