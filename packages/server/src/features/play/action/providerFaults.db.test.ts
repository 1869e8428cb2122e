/** The costs and effects of provider faults, as docs/models.md documents them. */
import fs from 'node:fs';
import type { ActionRequest, ActionResponse } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultName, FAULTS } from '../../../testing/fakeProvider/faults.ts';
import { providerPlay } from '../../../testing/providerPlay.ts';

/** Faults that end only by a timeout or after a wait take long, so only `npm run test:full` runs them. */
const SLOW =
  /silent|headers-only|comments-only|stall|drip|never-closes|endless|huge|10mb|slow-end|429|500-once|502|hang-up|503|loading|too-large/;
/** Several of these answers sent concurrently would exceed the time that a model has until its first word. */
const LARGE = /10mb|huge|too-large/;
const isFull = process.env.TEST_FULL === '1';
const NAMES = Object.keys(FAULTS) as FaultName[];
const faults = NAMES.filter((name) => isFull || !SLOW.test(name));
const OF_PICTURES = /^fault:image/;
/** The longest that an action may be told. */
const LONGEST_MS = 100_000;

const ACTIONS = {
  continue: { action_type: 'continue', selected_choice: { text: 'Swim' } },
  immerse: { action_type: 'immerse' },
  'custom action': { action_type: 'custom_action', user_action: 'look at the water' },
  show: { action_type: 'show', selected_model: 'chitrakar' },
} as const satisfies Record<string, Partial<ActionRequest>>;

type Action = keyof typeof ACTIONS;
const TOLD = Object.keys(ACTIONS) as Action[];

/** A row of the table: what happens for each action, in the words of the table. */
type Row = Readonly<Partial<Record<Action, string>>>;

const GUIDE = fs.readFileSync(new URL('../../../../../../docs/models.md', import.meta.url), 'utf8');

const documented: ReadonlyMap<string, Row> = new Map(
  [...GUIDE.matchAll(/^\| `(fault:[^`]+)` +\|[^|]*\|(.*)\|$/gm)].map(([, name, cells]) => [
    name!,
    Object.fromEntries(cells!.split('|').map((cell, at) => [TOLD[at]!, cell.trim()])),
  ]),
);

/** Removes everything that must not occur in a tale. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll(/<\w|https?:|```|"error"/g, '');
}

const on = await providerPlay({ env: { AI_TIMEOUT_MS: '1500' } });
afterAll(() => on.stop());

/** Plays an action against a fault, checks everything that it left behind, and names the outcome. */
async function outcomeOf(fault: FaultName, action: Action): Promise<string> {
  const { play } = on;
  const who = await play.player(10);
  const session = await play.begin(who);
  const { status, body } = await play.tryTo(who, session.id, ACTIONS[action]);
  const { narrative_history } = (await play.read(who, session.id)).session_data;
  const left = (await play.call('getMe', who)).body.credits;
  const { credits_consumed = 0, stepped_in, told_by = fault } = body as Partial<ActionResponse>;
  const last = narrative_history.at(-1)!;
  const said = last.ai_response ?? '';
  expect(left, 'what is left').toBe(10 - credits_consumed);
  expect(narrative_history).toHaveLength(status === 200 ? 2 : 1);
  expect(told_by, 'nobody else tells for it').toBe(fault);
  expect(`${said}${last.image_url ?? ''}`.trim(), 'something is told').not.toBe('');
  expect(said, 'whole letters, and nothing of a machine').toBe(clean(said));
  expect(JSON.stringify(body), 'no key, no address').not.toMatch(/sk-test|127\.0\.0\.1/);
  expect([200, 502, 504]).toContain(status);
  const isTold = status === 200 && !stepped_in && last.success;
  expect(isTold || credits_consumed === 0, 'no price for what no model told').toBe(true);
  if (status !== 200) return status === 504 ? 'too late' : 'not told';
  const isPaid = credits_consumed > 0;
  if (action === 'show') return last.success && isPaid ? 'drawn' : 'in words';
  if (stepped_in) return 'built in';
  return isPaid ? 'told' : 'told free';
}

describe('The table of faults', () => {
  it('has a row for each, with what it does', () => {
    expect([...documented.keys()].toSorted()).toEqual(NAMES.toSorted());
    for (const name of NAMES) expect(GUIDE).toContain(` ${FAULTS[name].what} `);
  });
});

describe.each(faults)('a model that shows %s', (fault) => {
  const actions = OF_PICTURES.test(fault) ? (['show'] as const) : TOLD;
  beforeAll(() => on.use({ text: OF_PICTURES.test(fault) ? 'gpt-4.1-mini' : fault, image: fault }));

  it(
    'is answered as the table says',
    async () => {
      const outcomes: (readonly [Action, string])[] = [];
      const add = async (action: Action) => outcomes.push([action, await outcomeOf(fault, action)]);
      if (LARGE.test(fault)) for (const action of actions) await add(action);
      else await Promise.all(actions.map(add));
      const expected = Object.fromEntries(actions.map((action) => [action, documented.get(fault)?.[action]]));
      expect(Object.fromEntries(outcomes)).toEqual(expected);
    },
    LONGEST_MS,
  );
});
