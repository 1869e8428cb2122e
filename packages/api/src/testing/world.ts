import type {
  Author,
  Category,
  FinishedStory,
  PublicSettings,
  MySeries,
  NextPart,
  Series,
  SessionSummary,
  SharedTurn,
  Story,
  Tag,
} from '@kathaloka/contract/entities';
import {
  anAuthorPage,
  aSeries,
  fixtureCategories,
  fixtureTags,
  twelveStories,
} from '@kathaloka/contract/fixtures';

/** The state of a mocked server. Handlers read and change it, so that a test can check the effect of a click. */
export interface World {
  /** The sessions that the reader can continue. */
  sessions: readonly SessionSummary[];
  /** The next parts of the series that the reader has begun. */
  nextParts: readonly NextPart[];
  /** The shelf of endings of the reader, latest first. */
  finished: readonly FinishedStory[];
  stories: Story[];
  series: readonly Series[];
  authors: readonly Author[];
  /** The usernames of the authors whom the reader follows. */
  followed: readonly string[];
  /** The series that the reader has made. */
  mySeries: readonly MySeries[];
  /** The links of the reader. */
  sharedTurns: readonly SharedTurn[];
  categories: Category[];
  tags: Tag[];
  settings: PublicSettings;
}

/**
 * @example
 * const world = createWorld({ stories: [] });
 */
export function createWorld(world: Partial<World> = {}): World {
  return {
    sessions: [],
    nextParts: [],
    finished: [],
    stories: [...twelveStories],
    series: [aSeries()],
    authors: [anAuthorPage()],
    followed: [],
    mySeries: [],
    sharedTurns: [],
    categories: Object.values(fixtureCategories),
    tags: Object.values(fixtureTags),
    settings: {
      google_client_id: null,
      waitlist_url: 'https://example.com/waitlist',
      guide_url: 'https://example.com/guide',
      community_url: 'https://example.com/community',
      is_reviewed: false,
    },
    ...world,
  };
}
