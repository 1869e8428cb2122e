import type {
  AuthoredStory,
  Draft,
  MyStory,
  RestorePoint,
  PresenceUpdate,
  StoryEditor,
  StoryInsights,
  StoryVersion,
} from '@kathaloka/contract/entities';
import { anAuthoredStory, fixtureId, fixtureInstant } from '@kathaloka/contract/fixtures';
import { pick } from '@kathaloka/contract/rules';
import { COUNTED_FIELDS, PLAYED_FIELDS, PRIVATE_FIELDS } from '@kathaloka/contract/storyFields';
import type { RequestHandler } from 'msw';
import { MockedRefusal, mockCall, mockEvents } from './mockCall.ts';

/** The state of a mocked server as one author sees it: stories, their versions, and drafts by place. */
export interface AuthorWorld {
  stories: AuthoredStory[];
  /** The ids of created stories by idempotency key. */
  created: Record<string, string>;
  versions: Record<string, StoryVersion[]>;
  restorePoints: Record<string, RestorePoint[]>;
  drafts: Record<string, Draft>;
  insights: StoryInsights;
  /** The other editors of any story. Their stream ends immediately. */
  editors: StoryEditor[];
  /** The scene that the page last reported as being edited. */
  scene: string | null;
}

/**
 * @example
 * const world = createAuthorWorld();
 */
export function createAuthorWorld(world: Partial<AuthorWorld> = {}): AuthorWorld {
  return {
    stories: [anAuthoredStory()],
    created: {},
    versions: {},
    restorePoints: {},
    drafts: {},
    editors: [],
    scene: null,
    insights: {
      plays: 0,
      readers: 0,
      finished: 0,
      median_minutes: null,
      nodes: [],
      edges: [],
    },
    ...world,
  };
}

/**
 * The calls of an author by the contract's rules; the automatic review finds no faults.
 *
 * @example const server = setupServer(...authoringHandlers());
 */
export function authoringHandlers(world: AuthorWorld = createAuthorWorld()): RequestHandler[] {
  return [
    ...storyHandlers(world),
    ...statusHandlers(world),
    ...versionHandlers(world),
    ...draftHandlers(world),
  ];
}

function find(world: AuthorWorld, id: string | undefined): AuthoredStory {
  const story = world.stories.find((each) => each.id === id);
  if (!story) throw new MockedRefusal({ status: 404, detail: 'Game not found', code: 'not_found' });
  return story;
}

function change(world: AuthorWorld, id: string | undefined, by: Partial<AuthoredStory>): AuthoredStory {
  const story = find(world, id);
  const changed = { ...story, ...by, version: story.version + 1 };
  world.stories = world.stories.map((each) => (each.id === id ? changed : each));
  return changed;
}

const asRow = (story: AuthoredStory): MyStory =>
  Object.fromEntries(
    Object.entries(story).filter(([field]) => !PRIVATE_FIELDS.some((hidden) => hidden === field)),
  ) as MyStory;

function storyHandlers(world: AuthorWorld): RequestHandler[] {
  return [
    mockCall('listMyStories', () => ({ stories: world.stories.map(asRow) })),
    mockCall('createStory', async ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const known = world.created[key];
      if (known) return find(world, known);
      const id = fixtureId('story', 900 + world.stories.length);
      if (key) world.created[key] = id;
      const story = anAuthoredStory({ ...((await request.json()) as object), id, status: 'draft' });
      world.stories = [story, ...world.stories];
      return story;
    }),
    mockCall('getStorySource', ({ params }) => find(world, params.id)),
    mockCall('updateStory', async ({ params, request }) => {
      const { version, description, ...sent } = (await request.json()) as Partial<AuthoredStory> & {
        description?: string;
      };
      const story = find(world, params.id);
      if (version !== undefined && version !== story.version) {
        throw new MockedRefusal({
          status: 409,
          code: 'stale_version',
          detail: 'Somebody else has changed this story meanwhile.',
          version: story.version,
          conflicts: [],
        });
      }
      const waits = story.status === 'published' && PLAYED_FIELDS.some((field) => sent[field] !== undefined);
      return change(world, params.id, {
        ...sent,
        ...(description !== undefined && { story_description: description }),
        has_unpublished_changes: story.has_unpublished_changes || waits,
      });
    }),
    mockCall('getStoryInsights', () => world.insights),
    ...presenceHandlers(world),
  ];
}

function presenceHandlers(world: AuthorWorld): RequestHandler[] {
  return [
    mockEvents('followPresence', async function* () {
      yield { event: 'editors', data: { editors: world.editors } };
    }),
    mockCall('updatePresence', async ({ request }) => {
      world.scene = ((await request.json()) as PresenceUpdate).scene;
      return { detail: 'Others see where you are.' };
    }),
  ];
}

const wrongStatus = () =>
  new MockedRefusal({
    status: 409,
    code: 'wrong_status',
    detail: 'The story is not in the right status for this.',
  });

function statusHandlers(world: AuthorWorld): RequestHandler[] {
  return [
    mockCall('publishStory', async ({ params, request }) => {
      const story = find(world, params.id);
      if (story.status !== 'draft' && !story.has_unpublished_changes) throw wrongStatus();
      const text = await request.text();
      const { note = '' } = (text ? JSON.parse(text) : {}) as { note?: string };
      const published_version = (story.published_version ?? 0) + 1;
      world.versions[story.id] = [
        versionOf(story, published_version, note),
        ...(world.versions[story.id] ?? []),
      ];
      const published = { status: 'published', submitted_at: null, published_version } as const;
      change(world, params.id, { ...published, has_unpublished_changes: false });
      return published;
    }),
    mockCall('archiveStory', ({ params }) => {
      const story = find(world, params.id);
      if (story.status === 'archived') throw wrongStatus();
      return asRow(change(world, params.id, { status: 'archived', has_unpublished_changes: false }));
    }),
    mockCall('restoreStory', ({ params }) => {
      const story = find(world, params.id);
      if (story.status !== 'archived') throw wrongStatus();
      return asRow(change(world, params.id, { status: 'draft' }));
    }),
    mockCall('deleteStory', ({ params }) => {
      const { status } = find(world, params.id);
      if (status !== 'draft' && status !== 'archived') throw wrongStatus();
      const deletes_at = fixtureInstant(30);
      change(world, params.id, { status: 'archived', deletes_at });
      return { detail: 'The story is in the bin.', deletes_at };
    }),
    mockCall('eraseStory', ({ params }) => {
      const { id, deletes_at } = find(world, params.id);
      if (deletes_at === null) throw wrongStatus();
      world.stories = world.stories.filter((story) => story.id !== id);
      return { detail: 'The story was deleted.' };
    }),
    mockCall('suggestPhrases', () => ({ phrases: ['say who you are'], by_model: true })),
    mockCall('hideAdminAct', ({ params }) => asRow(change(world, params.id, { admin_act: null }))),
    mockCall('hideReportDecision', ({ params }) =>
      asRow(change(world, params.id, { report_decision: null })),
    ),
  ];
}

const versionOf = (story: AuthoredStory, number: number, note: string): StoryVersion => ({
  number,
  note,
  kinds: number === 1 ? [] : ['text'],
  published_at: fixtureInstant(number),
  published_by: story.author.display_name,
  ...pick(story, COUNTED_FIELDS),
});

function versionHandlers(world: AuthorWorld): RequestHandler[] {
  function versionIn({ id = '', number }: Readonly<Record<string, string>>): StoryVersion {
    const version = world.versions[id]?.find((each) => each.number === Number(number));
    if (!version) throw new MockedRefusal({ status: 404, detail: 'Not Found', code: 'not_found' });
    return version;
  }
  return [
    mockCall('listStoryVersions', ({ params }) => ({
      versions: world.versions[params['id'] ?? ''] ?? [],
      restore_points: world.restorePoints[params['id'] ?? ''] ?? [],
    })),
    mockCall('getStoryVersion', ({ params }) => {
      const story = find(world, params.id);
      return { ...versionIn(params), title: story.title, content: story };
    }),
    mockCall('restoreStoryVersion', ({ params }) => {
      versionIn(params);
      const story = find(world, params.id);
      return change(world, params.id, { has_unpublished_changes: story.status === 'published' });
    }),
    mockCall('restoreStoryPoint', ({ params }) => {
      const point = world.restorePoints[params['id'] ?? '']?.find(
        ({ number }) => number === Number(params['number']),
      );
      if (!point) throw new MockedRefusal({ status: 404, detail: 'Not Found', code: 'not_found' });
      return change(world, params.id, { title: point.title });
    }),
  ];
}

function draftHandlers(world: AuthorWorld): RequestHandler[] {
  let versions = Math.max(0, ...Object.values(world.drafts).map(({ version }) => version));
  return [
    mockCall('getDraft', ({ params }) => ({ draft: world.drafts[params['place'] ?? ''] ?? null })),
    mockCall('saveDraft', async ({ params, request }) => {
      const { content, version } = (await request.json()) as Pick<Draft, 'content' | 'version'>;
      const place = params['place'] ?? '';
      const stored = world.drafts[place]?.version ?? 0;
      if (version !== stored) {
        const detail = 'This draft was changed elsewhere meanwhile.';
        throw new MockedRefusal({ status: 409, code: 'stale_draft', detail, version: stored });
      }
      const saved = { version: (versions += 1), saved_at: fixtureInstant(1) };
      world.drafts[place] = { content, ...saved };
      return saved;
    }),
    mockCall('deleteDraft', ({ params }) => {
      const { [params['place'] ?? '']: _deleted, ...others } = world.drafts;
      world.drafts = others;
      return { detail: 'The draft was deleted.' };
    }),
  ];
}
