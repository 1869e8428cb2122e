import type {
  ModelDay,
  ModelStatus,
  ModelUsage,
  Overview,
  OverviewDay,
  OverviewTotals,
  UsageDay,
} from '@kathaloka/contract/entities';
import { twelveStories } from '@kathaloka/contract/fixtures';

const FIRST_DAY = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;
const WEEKEND = [0, 6];

/** Days up to 20 November 2026 with a rising number of turns, higher at weekends. */
export function daysOfTurns(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(FIRST_DAY - (count - 1 - index) * DAY_MS);
    const built_in = 320 + index * 12 + (WEEKEND.includes(date.getUTCDay()) ? 280 : 0) + ((index * 37) % 60);
    return { day: date.toISOString().slice(0, 10), values: [built_in, Math.round(built_in / 3)] };
  });
}

function dayOf({ day, values }: { day: string; values: readonly number[] }): OverviewDay {
  const [built_in = 0, provider = 0] = values;
  const turns = built_in + provider;
  return {
    day,
    plays: Math.round(turns / 14),
    turns,
    turns_by_provider: provider,
    active_players: Math.round(turns / 11),
    new_accounts: turns % 9,
    endings: Math.round(turns / 40),
    credits_spent: turns + provider * 2,
    narrator_errors: turns % 5,
    stepped_in: turns % 3,
    latency_p50_ms: 900 + (turns % 300),
    latency_p95_ms: 2400 + (turns % 900),
  };
}

const FIGURES = [
  'plays',
  'turns',
  'turns_by_provider',
  'active_players',
  'new_accounts',
  'endings',
  'credits_spent',
  'narrator_errors',
  'stepped_in',
] as const satisfies readonly (keyof OverviewTotals)[];

function totalsOf(days: readonly OverviewDay[], share = 1): OverviewTotals {
  const sum = (name: (typeof FIGURES)[number]) =>
    Math.round(days.reduce((total, day) => total + day[name], 0) * share);
  return Object.fromEntries(FIGURES.map((name) => [name, sum(name)])) as OverviewTotals;
}

/** The figures of one model: a day's figures divided by `part`. */
function ofModel(
  { turns, credits_spent, narrator_errors, stepped_in, ...day }: OverviewDay,
  part: number,
): ModelDay {
  return {
    turns: Math.round(turns / part),
    credits_spent: Math.round(credits_spent / part),
    narrator_errors: Math.floor(narrator_errors / part),
    stepped_in: Math.floor(stepped_in / part),
    latency_p50_ms: day.latency_p50_ms,
    latency_p95_ms: day.latency_p95_ms,
  };
}

/** The usage of a model: calls by turns, and tokens by calls. `part` 0 counts no tokens. */
function usageOf(model: string, days: readonly OverviewDay[], part: number): ModelUsage {
  const by_day = days.map(({ turns }): UsageDay => {
    const calls = Math.round(turns / (part || 20));
    const prompt_tokens = part === 0 ? 0 : calls * 4200;
    return {
      calls,
      prompt_tokens,
      cached_tokens: part === 1 ? Math.round(prompt_tokens * 0.82) : 0,
      completion_tokens: part === 0 ? 0 : calls * 210,
    };
  });
  const total = (name: keyof UsageDay) => by_day.reduce((sum, day) => sum + day[name], 0);
  return {
    model,
    calls: total('calls'),
    prompt_tokens: total('prompt_tokens'),
    cached_tokens: total('cached_tokens'),
    completion_tokens: total('completion_tokens'),
    by_day,
  };
}

/** Three models: one in use, one paused after failures, and one on trial. */
export const modelStatuses: readonly ModelStatus[] = [
  {
    name: 'tenali',
    model: 'sarvam-30b',
    server: 'models.example:8000',
    fallbacks: ['spare'],
    state: 'closed',
    failures: 0,
    retry_at: null,
    last_failure: null,
  },
  {
    name: 'spare',
    model: 'gemma-4-31b-it',
    server: 'api.example',
    fallbacks: [],
    state: 'open',
    failures: 5,
    retry_at: '2026-11-20T09:05:00.000Z',
    last_failure: 'timeout first_byte',
  },
  {
    name: 'chitrakar',
    model: 'gpt-image-1',
    server: 'pictures.example',
    fallbacks: [],
    state: 'half_open',
    failures: 6,
    retry_at: '2026-11-20T08:59:00.000Z',
    last_failure: 'http 429',
  },
];

/** An overview of a growing library. */
export function anOverview(overrides: Partial<Overview> = {}): Overview {
  const by_day = daysOfTurns(30).map(dayOf);
  return {
    days: 30,
    by_day,
    totals: totalsOf(by_day),
    totals_before: totalsOf(by_day, 0.88),
    by_model: [
      {
        model_key: 'tenali',
        turns: 18_402,
        credits_spent: 18_402,
        by_day: by_day.map((day) => ofModel(day, 1)),
      },
      {
        model_key: 'birbal',
        turns: 4960,
        credits_spent: 14_880,
        by_day: by_day.map((day) => ofModel(day, 3)),
      },
      {
        model_key: 'vishvakarma',
        turns: 1420,
        credits_spent: 7100,
        by_day: by_day.map((day) => ofModel(day, 8)),
      },
    ],
    usage: [
      usageOf('sarvam-30b', by_day, 1),
      usageOf('gemma-4-31b-it', by_day, 4),
      usageOf('gpt-image-1', by_day, 0),
    ],
    players: 4210,
    waiting: { reviews: 3, reports: 2 },
    most_played: twelveStories
      .slice(5, 9)
      .map(({ id, title, language }, index) => ({ id, title, language, plays: 31_204 - index * 7000 })),
    ...overrides,
  };
}

const NOTHING = totalsOf([]);

/** The overview of an installation on its first day. */
export function anEmptyOverview(): Overview {
  const by_day = daysOfTurns(30).map(({ day }) => ({
    ...dayOf({ day, values: [0, 0] }),
    new_accounts: 0,
    narrator_errors: 0,
    stepped_in: 0,
    latency_p50_ms: null,
    latency_p95_ms: null,
  }));
  return anOverview({
    by_day,
    totals: NOTHING,
    totals_before: NOTHING,
    by_model: [],
    players: 0,
    waiting: { reviews: 0, reports: 0 },
    most_played: [],
  });
}
