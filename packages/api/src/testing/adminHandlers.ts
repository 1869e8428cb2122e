import type { CallName } from '@kathaloka/contract/calls';
import type { BodyInput } from '@kathaloka/contract/endpoints';
import type { AdminStory, AdminUser, AuditEntry } from '@kathaloka/contract/entities';
import { fixtureInstant } from '@kathaloka/contract/fixtures';
import { ADMIN_ROWS_PER_PAGE, type AuditKind } from '@kathaloka/contract/limits';
import type { RequestHandler } from 'msw';
import { adminTaxonomyHandlers } from './adminTaxonomyHandlers.ts';
import { type AdminWorld, createAdminWorld } from './adminWorld.ts';
import { MockedRefusal, mockCall } from './mockCall.ts';

const NOW = fixtureInstant(20);

/**
 * Handlers of a mocked server for the administrators' pages. They check no permissions: the real server does.
 *
 * @example
 * const server = setupServer(...adminHandlers());
 */
export function adminHandlers(world: AdminWorld = createAdminWorld()): RequestHandler[] {
  return [
    ...storyHandlers(world),
    ...adminTaxonomyHandlers(world),
    ...peopleHandlers(world),
    ...reportHandlers(world),
    mockCall('getOverview', () => world.overview),
    mockCall('getSetup', () => world.setup),
    mockCall('listModelStatus', () => ({ models: [...world.models] })),
    mockCall('listAudit', ({ query }) => {
      const kind = query.get('kind');
      return { entries: world.log.filter(({ thing }) => kind === null || thing.kind === kind), next: null };
    }),
  ];
}

/** Adds an entry to the mocked audit log. */
function note(world: AdminWorld, action: CallName, kind: AuditKind, thing: { id: string; name: string }) {
  const [actor] = world.people.filter(({ role }) => role === 'admin');
  const entry: AuditEntry = {
    id: crypto.randomUUID(),
    at: NOW,
    actor: actor ? { id: actor.id, username: actor.username } : null,
    action,
    thing: { kind, ...thing },
    changes: [],
    reason: null,
  };
  world.log = [entry, ...world.log];
}

const BULK_CHANGES = {
  feature: { is_featured: true },
  unfeature: { is_featured: false },
  archive: { status: 'archived' },
  restore: { status: 'draft' },
} as const;

function storyHandlers(world: AdminWorld): RequestHandler[] {
  /** The stories before their last change. */
  const undone = new Map<string, AdminStory>();
  return [
    mockCall('listAllStories', ({ query }) => {
      const text = (query.get('q') ?? '').toLowerCase();
      const status = query.get('status');
      const found = world.stories.filter(
        (story) => story.title.toLowerCase().includes(text) && (status === null || story.status === status),
      );
      const { rows, page, total_pages } = pageOf(found, query);
      return { stories: rows, page, total_pages, total_stories: found.length };
    }),
    mockCall('setFeatured', async ({ params, request }) => {
      const { is_featured } = (await request.json()) as BodyInput<'setFeatured'>;
      const story = find(world.stories, params.id, 'Game not found');
      world.stories = world.stories.map((each) => (each === story ? { ...each, is_featured } : each));
      note(world, 'setFeatured', 'story', { id: story.id, name: story.title });
      return { is_featured };
    }),
    mockCall('removeStory', ({ params }) => {
      const { id, title } = find(world.stories, params.id, 'Game not found');
      world.stories = world.stories.filter((story) => story.id !== id);
      note(world, 'removeStory', 'story', { id, name: title });
      return { detail: 'The story was deleted.' };
    }),
    mockCall('changeStories', async ({ request }) => {
      const { action, ids } = (await request.json()) as BodyInput<'changeStories'>;
      const changed = (story: AdminStory): AdminStory => {
        if (action === 'undo') return undone.get(story.id) ?? story;
        undone.set(story.id, story);
        return { ...story, ...BULK_CHANGES[action] };
      };
      world.stories = world.stories.map((story) => (ids.includes(story.id) ? changed(story) : story));
      const results = ids.map((id) => {
        const story = world.stories.find((each) => each.id === id);
        if (!story) return { id, outcome: 'not_found' as const, status: null, is_featured: null };
        note(world, 'changeStories', 'story', { id, name: story.title });
        return { id, outcome: 'done' as const, status: story.status, is_featured: story.is_featured };
      });
      return { results };
    }),
  ];
}

type PersonCall = 'updateUser' | 'grantCredits' | 'blockUser' | 'unblockUser';

function peopleHandlers(world: AdminWorld): RequestHandler[] {
  /** A handler whose answer is the changed person. */
  const change = <N extends PersonCall>(
    name: N,
    by: (person: AdminUser, body: BodyInput<N>) => Partial<AdminUser>,
  ): RequestHandler =>
    mockCall<PersonCall>(name, async ({ params, request }) => {
      const person = find(world.people, params.id, 'Not Found');
      const changed = { ...person, ...by(person, (await request.json()) as BodyInput<N>) };
      world.people = world.people.map((each) => (each === person ? changed : each));
      note(world, name, 'user', { id: person.id, name: person.username });
      return changed;
    });
  return [
    mockCall('listUsers', ({ query }) => {
      const text = (query.get('q') ?? '').toLowerCase();
      const found = world.people.filter(({ username, email }) => `${username} ${email}`.includes(text));
      const { rows, page, total_pages } = pageOf(found, query);
      return { users: rows, page, total_pages, total_users: found.length };
    }),
    mockCall('proveIdentity', () => ({ expires_in: 300 })),
    mockCall('getSecondFactor', () => ({ since: null, recovery_codes_left: 0 })),
    mockCall('getUser', ({ params }) => find(world.people, params.id, 'Not Found')),
    change('updateUser', ({ role, has_premium_access }, body) => ({
      role: body.role ?? role,
      has_premium_access: body.has_premium_access ?? has_premium_access,
    })),
    change('grantCredits', ({ credits }, { amount }) => ({ credits: credits + amount })),
    change('blockUser', (_person, { reason }) => ({ blocked_at: NOW, blocked_reason: reason })),
    mockCall('removeUser', ({ params }) => {
      const { id, username } = find(world.people, params.id, 'Not Found');
      world.people = world.people.filter((person) => person.id !== id);
      note(world, 'removeUser', 'user', { id, name: username });
      return { detail: 'The account was deleted.' };
    }),
    change('unblockUser', () => ({ blocked_at: null, blocked_reason: null })),
  ];
}

function reportHandlers(world: AdminWorld): RequestHandler[] {
  return [
    mockCall('listReports', ({ query }) => {
      const found = world.reports.filter(({ state }) => state === (query.get('state') ?? 'open'));
      const { rows, page, total_pages } = pageOf(found, query);
      return { reports: rows, page, total_pages, total_reports: found.length };
    }),
    mockCall('decideReport', async ({ params, request }) => {
      const { decision, note: words = '' } = (await request.json()) as BodyInput<'decideReport'>;
      const report = find(world.reports, params.id, 'Not Found');
      const state = decision === 'dismiss' ? 'dismissed' : 'acted';
      const decided = { ...report, state, decision, note: words || null, decided_at: NOW } as const;
      world.reports = world.reports.map((each) => (each === report ? decided : each));
      note(world, 'decideReport', 'report', { id: report.id, name: report.story.title });
      return decided;
    }),
  ];
}

function find<T extends { readonly id: string }>(
  list: readonly T[],
  id: string | undefined,
  detail: string,
): T {
  const found = list.find((each) => each.id === id);
  if (!found) throw new MockedRefusal({ status: 404, detail, code: 'not_found' });
  return found;
}

function pageOf<T>(all: readonly T[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const rows = all.slice((page - 1) * ADMIN_ROWS_PER_PAGE, page * ADMIN_ROWS_PER_PAGE);
  return { rows, page, total_pages: Math.ceil(all.length / ADMIN_ROWS_PER_PAGE) };
}
