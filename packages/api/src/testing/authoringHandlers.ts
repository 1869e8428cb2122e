import type {
  AuthoredStory,
  Draft,
  MyStory,
  StoryInsights,
  StoryVersion,
} from '@kathaloka/contract/entities';
import { anAuthoredStory, fixtureId, fixtureInstant } from '@kathaloka/contract/fixtures';
import type { RequestHandler } from 'msw';
import { MockedRefusal, mockCall } from './mockCall.ts';

/** What an author has on a mocked server: stories, their history, and drafts by their place. */
export interface Desk {
  stories: AuthoredStory[];
  /** The ids of stories by the idempotency key that each was created with. */
  created: Record<string, string>;
  versions: Record<string, StoryVersion[]>;
  drafts: Record<string, Draft>;
  insights: StoryInsights;
}

export function createDesk(desk: Partial<Desk> = {}): Desk {
  return {
    stories: [anAuthoredStory()],
    created: {},
    versions: {},
    drafts: {},
    insights: {
      plays: 0,
      readers: 0,
      finished: 0,
      median_minutes: null,
      nodes: [],
      edges: [],
    },
    ...desk,
  };
}

/** An author's work, by the contract's rules; the automatic review finds nothing. */
export function authoringHandlers(desk: Desk = createDesk()): RequestHandler[] {
  return [...storyHandlers(desk), ...statusHandlers(desk), ...versionHandlers(desk), ...draftHandlers(desk)];
}

function find(desk: Desk, id: string | undefined): AuthoredStory {
  const story = desk.stories.find((each) => each.id === id);
  if (!story) throw new MockedRefusal({ status: 404, detail: 'Game not found', code: 'not_found' });
  return story;
}

function change(desk: Desk, id: string | undefined, by: Partial<AuthoredStory>): AuthoredStory {
  const story = find(desk, id);
  const changed = { ...story, ...by, version: story.version + 1 };
  desk.stories = desk.stories.map((each) => (each.id === id ? changed : each));
  return changed;
}

const asRow = ({
  story_system_prompt: _prompt,
  story_structure: _structure,
  lore_cards: _lore,
  depiction: _depiction,
  lexicon: _lexicon,
  cover: _cover,
  ...row
}: AuthoredStory): MyStory => row;

const PLAYED = ['story_structure', 'story_prompt', 'lore_cards', 'game_config', 'initial_xp'] as const;

function storyHandlers(desk: Desk): RequestHandler[] {
  return [
    mockCall('listMyStories', () => ({ stories: desk.stories.map(asRow) })),
    mockCall('createStory', async ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const known = desk.created[key];
      if (known) return find(desk, known);
      const id = fixtureId('story', 900 + desk.stories.length);
      if (key) desk.created[key] = id;
      const story = anAuthoredStory({ ...((await request.json()) as object), id, status: 'draft' });
      desk.stories = [story, ...desk.stories];
      return story;
    }),
    mockCall('getStorySource', ({ params }) => find(desk, params.id)),
    mockCall('updateStory', async ({ params, request }) => {
      const { version, description, ...sent } = (await request.json()) as Partial<AuthoredStory> & {
        description?: string;
      };
      const story = find(desk, params.id);
      if (version !== undefined && version !== story.version) {
        throw new MockedRefusal({
          status: 409,
          code: 'stale_version',
          detail: 'Somebody else has changed this story meanwhile.',
          version: story.version,
          conflicts: [],
        });
      }
      const waits = story.status === 'published' && PLAYED.some((field) => sent[field] !== undefined);
      return change(desk, params.id, {
        ...sent,
        ...(description !== undefined && { story_description: description }),
        has_unpublished_changes: story.has_unpublished_changes || waits,
      });
    }),
    mockCall('getStoryInsights', () => desk.insights),
  ];
}

const wrongStatus = () =>
  new MockedRefusal({
    status: 409,
    code: 'wrong_status',
    detail: 'The story is not in the right status for this.',
  });

function statusHandlers(desk: Desk): RequestHandler[] {
  return [
    mockCall('publishStory', async ({ params, request }) => {
      const story = find(desk, params.id);
      if (story.status !== 'draft' && !story.has_unpublished_changes) throw wrongStatus();
      const text = await request.text();
      const { note = '' } = (text ? JSON.parse(text) : {}) as { note?: string };
      const published_version = (story.published_version ?? 0) + 1;
      desk.versions[story.id] = [
        versionOf(story, published_version, note),
        ...(desk.versions[story.id] ?? []),
      ];
      const published = { status: 'published', published_version, has_unpublished_changes: false } as const;
      return asRow(change(desk, params.id, published));
    }),
    mockCall('archiveStory', ({ params }) => {
      const story = find(desk, params.id);
      if (story.status === 'archived') throw wrongStatus();
      return asRow(change(desk, params.id, { status: 'archived', has_unpublished_changes: false }));
    }),
    mockCall('restoreStory', ({ params }) => {
      const story = find(desk, params.id);
      if (story.status !== 'archived') throw wrongStatus();
      return asRow(change(desk, params.id, { status: 'draft' }));
    }),
    mockCall('hideReportDecision', ({ params }) => asRow(change(desk, params.id, { report_decision: null }))),
  ];
}

const versionOf = (story: AuthoredStory, number: number, note: string): StoryVersion => ({
  number,
  note,
  kinds: number === 1 ? [] : ['text'],
  published_at: fixtureInstant(number),
  published_by: story.author.display_name,
  actions_count: story.actions_count,
  story_cards_count: story.story_cards_count,
  total_scenes: story.total_scenes,
  branching_points: story.branching_points,
  possible_endings: story.possible_endings,
});

function versionHandlers(desk: Desk): RequestHandler[] {
  function versionIn({ id = '', number }: Readonly<Record<string, string>>): StoryVersion {
    const version = desk.versions[id]?.find((each) => each.number === Number(number));
    if (!version) throw new MockedRefusal({ status: 404, detail: 'Not Found', code: 'not_found' });
    return version;
  }
  return [
    mockCall('listStoryVersions', ({ params }) => ({ versions: desk.versions[params['id'] ?? ''] ?? [] })),
    mockCall('getStoryVersion', ({ params }) => {
      const story = find(desk, params.id);
      return { ...versionIn(params), title: story.title, content: story };
    }),
    mockCall('restoreStoryVersion', ({ params }) => {
      versionIn(params);
      const story = find(desk, params.id);
      return change(desk, params.id, { has_unpublished_changes: story.status === 'published' });
    }),
  ];
}

function draftHandlers(desk: Desk): RequestHandler[] {
  let versions = Math.max(0, ...Object.values(desk.drafts).map(({ version }) => version));
  return [
    mockCall('getDraft', ({ params }) => ({ draft: desk.drafts[params['place'] ?? ''] ?? null })),
    mockCall('saveDraft', async ({ params, request }) => {
      const { content, version } = (await request.json()) as Pick<Draft, 'content' | 'version'>;
      const place = params['place'] ?? '';
      const stored = desk.drafts[place]?.version ?? 0;
      if (version !== stored) {
        const detail = 'This draft was changed elsewhere meanwhile.';
        throw new MockedRefusal({ status: 409, code: 'stale_draft', detail, version: stored });
      }
      const saved = { version: (versions += 1), saved_at: fixtureInstant(1) };
      desk.drafts[place] = { content, ...saved };
      return saved;
    }),
    mockCall('deleteDraft', ({ params }) => {
      const { [params['place'] ?? '']: _deleted, ...others } = desk.drafts;
      desk.drafts = others;
      return { detail: 'The draft was deleted.' };
    }),
  ];
}
