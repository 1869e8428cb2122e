import type {
  AdminStory,
  AdminUser,
  AuditEntry,
  Category,
  ModelDay,
  ModelStatus,
  Overview,
  OverviewDay,
  Report,
  Setup,
  Tag,
} from '@kathaloka/contract/entities';
import {
  fixtureCategories,
  fixtureInstant,
  fixturePeople,
  fixtureTags,
  twelveStories,
} from '@kathaloka/contract/fixtures';
import { SETUP_CODES } from '@kathaloka/contract/limits';

/** The state of a mocked server as administrators see it. Handlers read and change it. */
export interface AdminWorld {
  stories: AdminStory[];
  categories: Category[];
  tags: Tag[];
  people: AdminUser[];
  reports: Report[];
  /** Newest first; every handler that changes something adds an entry. */
  log: AuditEntry[];
  overview: Overview;
  setup: Setup;
  /** The state of the provider’s models. */
  models: ModelStatus[];
}

/**
 * @example
 * const world = createAdminWorld({ people: [] });
 */
export function createAdminWorld(world: Partial<AdminWorld> = {}): AdminWorld {
  const [player, author] = fixturePeople;
  const stories = twelveStories.map((story) => ({
    ...story,
    author_id: author!.id,
    author_username: author!.username,
    published_at: story.status === 'draft' ? null : story.created_at,
    open_reports: 0,
  }));
  const [{ id, title, language, status, cover_image_url }] = stories as [AdminStory];
  return {
    stories,
    categories: Object.values(fixtureCategories),
    tags: Object.values(fixtureTags),
    people: [...fixturePeople],
    reports: [
      {
        id: '00000010-0000-4000-8000-000000000001',
        kind: 'broken',
        words: 'The second choice leads nowhere.',
        state: 'open',
        created_at: fixtureInstant(18),
        reporter: { id: player!.id, username: player!.username },
        story: {
          id,
          title,
          language,
          status,
          cover_image_url,
          author: { id: author!.id, username: author!.username },
        },
        passage: null,
        shared: null,
        decision: null,
        note: null,
        decided_at: null,
        decided_by: null,
      },
    ],
    log: [],
    models: [],
    overview: anOverview(),
    setup: {
      items: SETUP_CODES.map((code) => ({ code, setting: null, is_set: code === 'backups' ? null : false })),
    },
    ...world,
  };
}

const FIGURES = {
  plays: 12,
  turns: 240,
  turns_by_provider: 60,
  active_players: 31,
  new_accounts: 4,
  endings: 9,
  credits_spent: 310,
  narrator_errors: 1,
  stepped_in: 2,
};

function modelDayOf({ latency_p50_ms, latency_p95_ms }: OverviewDay): ModelDay {
  return { turns: 34, credits_spent: 44, narrator_errors: 0, stepped_in: 0, latency_p50_ms, latency_p95_ms };
}

function anOverview(): Overview {
  const by_day: OverviewDay[] = [14, 15, 16, 17, 18, 19, 20].map((date) => ({
    day: `2026-11-${date}`,
    ...FIGURES,
    latency_p50_ms: 240,
    latency_p95_ms: 1900,
  }));
  return {
    days: 7,
    by_day,
    players: 12,
    totals: FIGURES,
    totals_before: FIGURES,
    by_model: [{ model_key: 'tenali', turns: 240, credits_spent: 310, by_day: by_day.map(modelDayOf) }],
    usage: [],
    waiting: { reviews: 0, reports: 1 },
    most_played: [],
  };
}
