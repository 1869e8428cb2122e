import type { LedgerLine } from './ledgerLine.ts';

/** A ledger for stories; the newest line is of 20 November 2026. */
export const LEDGER_NOW = '2026-11-20T15:00:00.000Z';

const line = (
  created_at: string,
  kind: LedgerLine['kind'],
  [title, detail]: readonly [string, string],
  [amount, balance]: readonly [number, number],
): LedgerLine => ({ id: created_at, kind, title, detail, amount, balance, created_at });

export const ledgerLines: readonly LedgerLine[] = [
  line(
    '2026-11-20T14:02:00.000Z',
    'turn',
    ['Continue, by Birbal', 'The Ferryman of Three Crossings, turn 18'],
    [-3, 103],
  ),
  line(
    '2026-11-20T13:58:00.000Z',
    'given_back',
    ['Show, given back', 'Ravivarma did not answer in time. Held 12, charged nothing.'],
    [0, 106],
  ),
  line(
    '2026-11-20T13:51:00.000Z',
    'authored',
    ['Choice, told as written', 'The author’s own words are free'],
    [0, 106],
  ),
  line('2026-11-20T13:40:00.000Z', 'reward', ['Lamp at dusk', 'Daily task'], [10, 106]),
  line('2026-11-19T21:16:00.000Z', 'picture', ['Show, by Ravivarma', 'The Churning, turn 31'], [-12, 96]),
  line('2026-11-19T21:09:00.000Z', 'turn', ['Immerse, by Tenali', 'The Churning, turn 30'], [-1, 108]),
  line('2026-11-12T18:04:00.000Z', 'grant', ['Welcome', 'A new account starts with 100'], [100, 100]),
];
