import type { Page } from '@playwright/test';
import { INTERFACE_LANGUAGES } from '@kathaloka/contract/languages';
import { test } from './support/adminServer.ts';
import { type Visit, openVisit } from './support/everyPage.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';
import { WALK_TIMEOUT_MS, speak, walkEveryPage } from './support/walk.ts';

/** Pages with the same content as another one: the play screen, and the edit form for administrators. */
const LIKE_ANOTHER = ['play', 'adminEditStory'];

/** Scans a page in both themes. The second theme changes only colours, so checking contrast is enough there. */
async function expectNothingFound(page: Page, visit: Visit, language: string): Promise<void> {
  await openVisit(page, visit, language);
  for (const [theme, rules] of [
    ['night', undefined],
    ['palm-leaf', ['color-contrast']],
  ] as const) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    expect.soft(await violations(page, rules), `${visit.path} in ${theme}`).toEqual([]);
  }
}

// nothing moves during a scan: no slide fades, and every row has been rendered
test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of process.env.TEST_FULL ? INTERFACE_LANGUAGES : []) {
  test(`no page has anything that a scanner can find, in both themes, in the language “${language}”`, async ({
    page,
    request,
    server,
  }) => {
    test.setTimeout(WALK_TIMEOUT_MS);
    await speak(page, language);
    const titles = new Map<string, string>();
    await walkEveryPage({ page, request, server }, async (visit) => {
      await expectNothingFound(page, visit, language);
      titles.set(visit.name, await page.title());
    });
    for (const name of LIKE_ANOTHER) titles.delete(name);
    const same = [...titles].filter(
      ([, title], at, all) => all.findIndex((other) => other[1] === title) !== at,
    );
    expect.soft(same, 'pages with the title of another one').toEqual([]);
  });
}
