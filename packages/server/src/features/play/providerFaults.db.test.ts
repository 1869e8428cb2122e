/** What the faults of a provider cost and leave behind: nothing, unless a turn was told. */
import type { ActionRequest, ActionResponse } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultName, FAULTS } from '../../testing/fakeProvider/faults.ts';
import { type ProviderPlay, providerPlay } from '../../testing/providerPlay.ts';

/** Those that end by a deadline or a wait take too long for the short form. */
const SLOW =
  /silent|headers-only|comments-only|stall|drip|never-closes|endless|huge|10mb|slow-end|429|500-once|502|hang-up|503|loading|too-large/;
const isFull = process.env.TEST_FULL === '1';
const faults = (Object.keys(FAULTS) as FaultName[]).filter((name) => isFull || !SLOW.test(name));
const OF_PICTURES = /^fault:image/;

const ACTIONS = {
  continue: { action_type: 'continue', selected_choice: 'Swim' },
  immerse: { action_type: 'immerse' },
  'custom action': { action_type: 'custom_action', user_action: 'look at the water' },
} as const satisfies Record<string, Partial<ActionRequest>>;

/** Without what no tale holds. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll(/<\w|https?:|```|"error"/g, '');
}

let on: ProviderPlay;
beforeAll(async () => {
  on = await providerPlay({ env: { AI_TIMEOUT_MS: '1500' } });
});
afterAll(() => on.stop());

describe.each(faults.filter((name) => !OF_PICTURES.test(name)))('a model that shows %s', (fault) => {
  beforeAll(() => on.use({ text: fault }));

  it.each(Object.entries(ACTIONS))('%s', async (_action, move) => {
    const { play } = on;
    const who = await play.player(10);
    const session = await play.begin(who);
    const { status, body } = await play.tryTo(who, session.id, move);
    const { session_data } = await play.read(who, session.id);
    const left = (await play.call('getMe', who)).body.credits;
    const { credits_consumed = 0, stepped_in, told_by = fault } = body as Partial<ActionResponse>;
    const said = session_data.narrative_history.at(-1)!.ai_response ?? '';
    // told by the model for its price, or by the built-in narrator for nothing, or not told at all
    expect([200, 502, 504]).toContain(status);
    expect(credits_consumed).toBe(status === 200 && !stepped_in ? 1 : 0);
    expect(left, 'what is left').toBe(10 - credits_consumed);
    expect(session_data.narrative_history).toHaveLength(status === 200 ? 2 : 1);
    expect(told_by, 'nobody else tells for it').toBe(fault);
    expect(said.trim(), 'something is told').not.toBe('');
    expect(said, 'whole letters, and nothing of a machine').toBe(clean(said));
    expect(JSON.stringify(body), 'no key, no address').not.toMatch(/sk-test|127\.0\.0\.1/);
  });
});

describe.each(faults.filter((name) => OF_PICTURES.test(name)))(
  'a model of pictures that shows %s',
  (fault) => {
    beforeAll(() => on.use({ text: 'gpt-4.1-mini', image: fault }));

    it('draws one of ours, or is described in words for nothing', async () => {
      const { play } = on;
      const who = await play.player(10);
      const session = await play.begin(who);
      const answer = await play.act(who, session.id, { action_type: 'show', selected_model: 'chitrakar' });
      const left = (await play.call('getMe', who)).body.credits;
      const isDrawn = 'image_url' in answer;
      const { narrative_history } = (await play.read(who, session.id)).session_data;
      const { success, credits_consumed, image_url, ai_response } = narrative_history.at(-1)!;
      expect({ success, credits_consumed, left }).toEqual(
        isDrawn
          ? { success: true, credits_consumed: 5, left: 5 }
          : { success: false, credits_consumed: 0, left: 10 },
      );
      expect(image_url ?? ai_response).toMatch(isDrawn ? /^\/pictures\// : /\S/);
    });
  },
);
