import type { Story, StoryPage } from '@kathaloka/contract/entities';
import { type Asking, signedInByApi } from './support/adminServer.ts';
import { flightMode, keepOffline, playToAnEnd } from './support/offlinePages.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';

const test = onOwnServer();
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

// storing and playing do not depend on the size of the window
const ON_A_DESK = { tag: '@desk' };

test(
  'every story of the shelf is played to an ending in flight mode',
  ON_A_DESK,
  async ({ page, context, request }, info) => {
    test.setTimeout(3_600_000);
    const person = aPerson(info);
    await registerByApi(page, person);
    const { ask } = await signedInByApi(request, person);
    for (const { id, title } of await shelf(ask)) {
      await test.step(title, async () => {
        await page.goto(`/game/${id}`);
        await keepOffline(page);
        await flightMode(context, true);
        await page.getByRole('button', { name: 'Play on this device' }).click();
        await playToAnEnd(page);
        await flightMode(context, false);
      });
    }
  },
);

/** Every story that an account may begin. */
async function shelf(ask: Asking['ask']): Promise<Story[]> {
  const stories: Story[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await ask<StoryPage>(`/stories/?page=${page}`);
    pages = found.total_pages;
    stories.push(...found.stories.filter(({ is_premium }) => !is_premium));
  }
  return stories;
}
