import { API_BASE } from '@kathaloka/contract/calls';
import type { GameSession, SessionList, SignedIn } from '@kathaloka/contract/entities';
import { curlyQuotes } from '@kathaloka/story/emphasis';
import { signedInByApi } from './support/adminServer.ts';
import {
  cachedIn,
  controlled,
  flightMode,
  keepOffline,
  moveThePointer,
  openStory,
  playToAnEnd,
} from './support/offlinePages.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { aPerson, type Person } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { storeSession } from './support/storeSession.ts';
import { expect } from './support/test.ts';

/** A server of its own, because the journeys stop it. */
const test = onOwnServer();
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test(
  'a story that is kept is played to an ending in flight mode, and uploaded once on return',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    const person = aPerson(info);
    await registerByApi(page, person);
    const { ask } = await signedInByApi(request, person);
    const credits = async () => (await ask<{ credits: number }>('/auth/me')).credits;
    const before = await credits();
    const story = await openStory(request);
    await page.goto(`/game/${story.id}`);
    await keepOffline(page);
    await controlled(page);

    const taken =
      await test.step('in flight mode the page reloads, and PLAY begins on the device', async () => {
        await flightMode(context, true);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: curlyQuotes(story.title) })).toBeVisible();
        await moveThePointer(page);
        await page.getByRole('button', { name: 'Play on this device' }).click();
        await expect(page).toHaveURL(/\/offline\//);
        await expect(page.getByText('Played on this device.', { exact: true })).toBeVisible();
        return playToAnEnd(page);
      });

    await test.step('a reload loses nothing', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Read the last part again' })).toBeVisible();
      await page.goto('/offline');
      await expect(page.getByText('Told offline')).toBeVisible();
      await expect(page.getByText(`${taken} moves join your account when you are online.`)).toBeVisible();
    });

    await test.step('on return it is in the account, told as offline, and has cost and earned nothing', async () => {
      await flightMode(context, false);
      await expect(page.getByText('Told offline')).toBeHidden({ timeout: 30_000 });
      const { sessions } = await ask<SessionList>('/game/sessions/');
      const found = sessions.filter(({ story_id }) => story_id === story.id);
      expect(found).toHaveLength(1);
      const session = await ask<GameSession>(`/game/sessions/${found[0]!.id}`);
      expect(session.is_completed).toBe(true);
      expect(session.session_data.narrative_history).toHaveLength(taken + 1);
      expect(await credits()).toBe(before);
      await page.goto(`/play/${session.id}`);
      await page.getByRole('button', { name: 'Read the last part again' }).click();
      await expect(page.getByText(/^Played without a network on/)).toBeVisible();
    });
  },
);

test('the plays of one account are neither shown to nor uploaded by another one that signs in on the device', async ({
  page,
  context,
  request,
}, info) => {
  const anna = aPerson(info);
  await registerByApi(page, anna);
  const story = await openStory(request);
  await page.goto(`/game/${story.id}`);
  await keepOffline(page);
  await controlled(page);
  await context.route('**/game/offline/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();

  const beside = await context.newPage();
  const ravi = await registerByApi(beside, {
    ...anna,
    username: `${anna.username}_2`,
    email: `2_${anna.email}`,
  });
  await expect(page.getByText('This game is not on this device')).toBeVisible();
  await context.unroute('**/game/offline/**');
  await beside.goto('/offline');
  await expect(beside.getByText(/^No story is kept on this device/)).toBeVisible();
  await beside.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByText('This game is not on this device')).toBeVisible();
  expect((await ravi.ask<SessionList>('/game/sessions/')).sessions).toEqual([]);

  const signIn = async ({ username, password }: Person) => {
    const data = { email_or_username: username, password };
    const answer = await request.post(`${API_BASE}/auth/login`, { data });
    await storeSession(beside, (await answer.json()) as SignedIn);
  };
  await signIn(anna);
  await beside.goto('/offline');
  await expect(beside.getByText('In your account.')).toBeVisible({ timeout: 20_000 });
  const { ask } = await signedInByApi(request, anna);
  expect((await ask<SessionList>('/game/sessions/')).sessions).toHaveLength(1);
});

test('logging out removes the account’s data, and none of it is in the shared cache', async ({
  page,
  request,
  context,
}, info) => {
  await registerByApi(page, aPerson(info));
  const story = await openStory(request);
  await page.goto(`/game/${story.id}`);
  await keepOffline(page);
  await controlled(page);
  await page.goto('/profile');
  const own = (caches: Record<string, string[]>) =>
    Object.entries(caches).filter(([name]) => /account|stories-./.test(name));
  await expect.poll(async () => own(await cachedIn(page)).length, { timeout: 20_000 }).toBe(2);
  const { 'kathaloka-public': shared = [] } = await cachedIn(page);
  expect(shared.filter((path) => /\/(?:auth|game)\//.test(path))).toEqual([]);
  // also without a network, so the request fails
  await flightMode(context, true);
  const fails = page.evaluate((address) => fetch(address, { method: 'POST' }), `${API_BASE}/auth/logout`);
  await expect(fails).rejects.toThrow('Failed to fetch');
  await expect
    .poll(async () => Object.keys(await cachedIn(page)).filter((name) => name.includes('account')))
    .toEqual([]);
});

test('the app can be installed: a manifest with icons, a worker, and a first page without a server', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/home');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate(
    async (url) => (await (await fetch(url)).json()) as Record<string, unknown>,
    address!,
  );
  expect(manifest).toMatchObject({
    name: 'Kathaloka',
    display: 'standalone',
    start_url: '/home',
    scope: '/',
  });
  const icons = manifest['icons'] as { src: string; sizes: string; purpose?: string }[];
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await controlled(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // the browser of a test is a private window, which must be the only obstacle
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await expect
    .poll(async () => (await cachedIn(page))['kathaloka-public'] ?? [], { timeout: 20_000 })
    .toEqual(expect.arrayContaining([`${API_BASE}/stories/home/`]));
  await server.kill();
  await page.goto(manifest['start_url'] as string);
  await expect(page.getByRole('heading', { name: 'Featured Stories' })).toBeVisible();
  await expect(page.getByText('Kathaloka does not answer.', { exact: true }).last()).toBeVisible({
    timeout: 20_000,
  });
  await server.start();
});
