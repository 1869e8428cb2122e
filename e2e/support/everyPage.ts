import type { APIRequestContext, Page, Request } from '@playwright/test';
import type { GameSession, Invitation, SharedTurn, Story } from '@kathaloka/contract/entities';
import { type PageName, paths } from '@kathaloka/contract/paths';
import { ADMIN, signedInByApi, writeStory } from './adminServer.ts';
import { inDatabase } from './database.ts';
import { featuredStory } from './featuredStory.ts';
import { expect } from './test.ts';

export { enterAsAdmin } from './adminServer.ts';

/** A page to open, with its URL. */
export interface Visit {
  readonly name: PageName | 'notFound';
  readonly path: string;
}

/** Pages that redirect a signed-in person, and pages that differ for guests. */
const OF_VISITORS = [
  'landing',
  'home',
  'story',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'guardian',
  'guide',
  'waitlist',
  'terms',
  'privacy',
  'adminLogin',
] as const;

/** The page that blocks all others until the password is changed. */
export const PASSWORD_VISIT: Visit = { name: 'adminPassword', path: paths.adminPassword };

/** The title of the author's draft. */
export const DRAFT_TITLE = 'The Lamp at the Ford';

export interface EveryPage {
  readonly visitor: readonly Visit[];
  /** Pages for an administrator who also plays and writes. */
  readonly member: readonly Visit[];
}

/** All pages of the product with content: a story, a running game, a draft. */
export async function everyPage(request: APIRequestContext): Promise<EveryPage> {
  const admin = await signedInByApi(request);
  const [story] = await admin.ask<Story[]>('/stories/search/?q=How+to+Move+an+Elephant&limit=1');
  const session = await admin.ask<GameSession>('/game/sessions/', {
    method: 'PUT',
    data: { story_id: story!.id },
  });
  const turn = session.session_data.narrative_history[0]!.id;
  const link = await admin.ask<SharedTurn>(`/game/sessions/${session.id}/turns/${turn}/shares`, {
    method: 'POST',
    data: {},
  });
  const invitation = await admin.ask<Invitation>(`/game/sessions/${session.id}/invitation`, {
    method: 'POST',
    data: {},
  });
  const draft = await writeStory(admin, DRAFT_TITLE);
  const things: Partial<Record<PageName, string>> = {
    story: story!.id,
    play: session.id,
    // a play from another device
    offlinePlay: session.id,
    sharedTurn: link.token,
    join: invitation.token,
    editStory: draft.id,
    adminEditStory: draft.id,
  };
  const visit = (name: PageName): Visit => {
    const path = paths[name];
    return { name, path: typeof path === 'string' ? path : path(things[name]!) };
  };
  const seen: readonly PageName[] = [...OF_VISITORS, PASSWORD_VISIT.name as PageName];
  const others = (Object.keys(paths) as PageName[]).filter((name) => !seen.includes(name));
  return {
    visitor: [...OF_VISITORS.map(visit), { name: 'notFound', path: '/no-such-page' }],
    member: ['home' as const, ...others].map(visit),
  };
}

/** The page with the most motion, a story, and the longest form for visitors. */
export async function somePages(request: APIRequestContext): Promise<readonly Visit[]> {
  const { id } = await featuredStory(request);
  return [
    { name: 'landing', path: paths.landing },
    { name: 'story', path: paths.story(id) },
    { name: 'register', path: paths.register },
  ];
}

/** Replaces Playwright's `networkidle`, which never comes on a page with an event stream. */
const QUIET_MS = 200;
const quietTimes = new WeakMap<Page, () => number>();

/** For how many milliseconds nothing has been loading; event streams do not count. */
function quietFor(page: Page): () => number {
  const known = quietTimes.get(page);
  if (known) return known;
  const loading = new Set<Request>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    if (request.headers().accept?.includes('text/event-stream')) return;
    loading.add(request);
    changedAt = Date.now();
  });
  const ended = (request: Request): void => {
    if (loading.delete(request)) changedAt = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const quiet = () => (loading.size === 0 ? Date.now() - changedAt : 0);
  quietTimes.set(page, quiet);
  return quiet;
}

/** Opens a page and waits until it is complete and nothing moves. */
export async function openVisit(page: Page, { path }: Visit, language = 'en'): Promise<void> {
  quietFor(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1').first()).toBeVisible();
  const loading = page.locator('[aria-busy=true], [data-fills-page]');
  await expect(loading).toHaveCount(0);
  await expect.poll(quietFor(page), { intervals: [50] }).toBeGreaterThan(QUIET_MS);
  // the last part may have started to load something itself
  await expect(loading).toHaveCount(0);
}

/** Sets whether this administrator must change the password before anything else. */
export function mustChangePassword(dataDir: string, must: boolean): Promise<void> {
  const query = 'update users set must_change_password = $2 where username = $1';
  return inDatabase(query, [ADMIN.username, must], dataDir);
}
