import type { CreditLine } from '@kathaloka/contract/entities';

/** The current time in the stories of the ledger: 20 November 2026, the day of the newest line. */
export const LEDGER_NOW = '2026-11-20T15:00:00.000Z';

const line = (
  created_at: string,
  kind: CreditLine['kind'],
  [amount, balance]: readonly [number, number],
  more: Partial<CreditLine> = {},
): CreditLine => ({
  id: created_at,
  kind,
  amount,
  balance,
  held: 0,
  created_at,
  story_title: null,
  action_type: null,
  model_used: null,
  task_id: null,
  task_title: null,
  reason: null,
  ...more,
});

const ferry = { story_title: 'The Ferryman of Three Crossings', model_used: 'birbal' };
const churning = { story_title: 'The Churning' };

export const ledgerLines: readonly CreditLine[] = [
  line('2026-11-20T14:05:00.000Z', 'held', [-3, 100], { held: 3, story_title: ferry.story_title }),
  line('2026-11-20T14:02:00.000Z', 'turn', [-3, 103], { ...ferry, action_type: 'continue' }),
  line('2026-11-20T13:58:00.000Z', 'given_back', [0, 106], { ...churning, held: 12 }),
  line('2026-11-20T13:40:00.000Z', 'reward', [10, 106], {
    task_id: 'lamp_at_dusk',
    task_title: 'Lamp at Dusk',
  }),
  line('2026-11-19T21:16:00.000Z', 'picture', [-12, 96], {
    ...churning,
    action_type: 'show',
    model_used: 'ravivarma',
  }),
  line('2026-11-19T21:09:00.000Z', 'turn', [-1, 108], {
    ...churning,
    action_type: 'immerse',
    model_used: 'tenali',
  }),
  line('2026-11-12T18:04:00.000Z', 'grant', [100, 100], { reason: 'For the story contest' }),
];
