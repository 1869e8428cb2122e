import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { AuthoredStory, Story } from '@kathaloka/contract/entities';
import { elementScript } from '../packages/player/elementScript.mts';
import { violations } from './support/scan.ts';
import { expect, test } from './support/test.ts';

const HOST = 'http://embedding.test';
const FORMAT = path.resolve(import.meta.dirname, '../docs/format');

const choices = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button');
const scenes = (page: Page) => page.getByRole('log').locator('section');

/** Opens another site, which embeds the player. */
async function openSite(
  page: Page,
  html: string,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const script = await elementScript();
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/element.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    const body = files[pathname];
    return body === undefined
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'application/json', body });
  });
  await page.goto(`${HOST}/`);
}

const embedding = (inside: string, attributes = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A site</title><main><h1>A site</h1><kathaloka-story ${attributes}>${inside}</kathaloka-story></main><script src="element.js"></script></html>`;
const inline = (file: object, attributes = '') =>
  embedding(
    `<script type="application/json">${JSON.stringify(file).replaceAll('<', String.raw`\u003c`)}</script>`,
    attributes,
  );

test('a story is saved as one file, which can be played from disk without a network', async ({
  page,
  context,
  request,
}, testInfo) => {
  const answer = await request.get(`${API_BASE}/stories/search/?q=birbal&limit=10`);
  const story = ((await answer.json()) as Story[]).find(({ is_open_to_guests }) => is_open_to_guests)!;
  await page.goto(`/game/${story.id}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as one file' }).click();
  const saved = await saving;
  const file = testInfo.outputPath(saved.suggestedFilename());
  await saved.saveAs(file);
  expect(path.extname(file)).toBe('.html');
  const html = await fs.readFile(file, 'utf8');
  expect(html).toContain(`<kathaloka-story takes-focus story-id="${story.id}">`);
  const [, embedded] = /<script type="application\/json">(.*?)<\/script>/s.exec(html)!;
  expect(embedded).not.toMatch(/"(?:note|goal|said|story_system_prompt|lore_cards)":/);

  await context.setOffline(true);
  const wanted: string[] = [];
  page.on('request', (asked) => {
    // the page of the site may still be loading what it needs later
    if (asked.frame().url().startsWith('file:')) wanted.push(asked.url());
  });
  await page.goto(`file://${file}`);
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible();
  await expect(page.getByRole('img', { name: story.image_alt })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Tiro Devanagari Hindi"')))
    .toBe(true);
  await expect(scenes(page)).toHaveCount(1);
  await page.keyboard.press('1');
  await expect(scenes(page)).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Choices' })).toBeFocused();
  await choices(page).first().dblclick();
  await expect(scenes(page)).toHaveCount(3);
  await page.reload();
  await expect(scenes(page)).toHaveCount(3);
  while ((await choices(page).count()) > 0) {
    const told = await scenes(page).count();
    await page.keyboard.press('1');
    if ((await scenes(page).count()) === told) await choices(page).first().click();
    await expect(scenes(page)).toHaveCount(told + 1);
  }
  await expect(page.getByText(/You have found 1 of \d endings/)).toBeVisible();
  const told = await scenes(page).count();
  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect(scenes(page)).toHaveCount(1);
  // begins again a second time, after one step: Back must still lead to the end of the first play
  await page.keyboard.press('1');
  await expect(scenes(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect(scenes(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(scenes(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(scenes(page)).toHaveCount(told);
  await expect(page.getByRole('status')).toHaveText('You are where you were.');
  expect(wanted.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await context.setOffline(false);
});

test('the page of the specification embeds a story, and receives its events', async ({ page }) => {
  await openSite(page, await fs.readFile(path.join(FORMAT, 'embed.html'), 'utf8'));
  await expect(page.getByRole('article', { name: 'The Well' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(choices(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Say your name into it' }).click();
  await expect(page.getByRole('textbox', { name: 'Say your name into it' })).toBeFocused();
  // typed digits choose nothing
  await page.keyboard.type('Meera 2{oil}<b>');
  await page.keyboard.press('Enter');
  await expect(
    scenes(page)
      .last()
      .getByText(/^You chose:/),
  ).toHaveText(/Say your name into it\s*Meera 2oilb$/);
  await expect(scenes(page).last().getByText('Meera 2oilb', { exact: true })).toHaveCount(2);
  await expect(page.getByText('The page knows: the ending is “A Day Late”.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('The page knows: the scene is “well”.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('Open because of what you did: the rope you fetched')).toBeVisible();
});

test('a play is saved as a file, and continues from it where nothing is stored', async ({
  page,
}, testInfo) => {
  const file = JSON.parse(await fs.readFile(path.join(FORMAT, 'cases/languages.json'), 'utf8')) as {
    cases: { story: { story: Pick<AuthoredStory, 'story_structure'> } }[];
  };
  const { story } = file.cases[0]!;
  story.story.story_structure.nodes['a']!.choices[1]!.condition = 'oil >= 1';
  const html = inline(story);
  await page.addInitScript(() => {
    // as in an embedded page, in a browser that partitions storage
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await openSite(page, html);
  await expect(page.getByRole('status')).toHaveText(/stores nothing for this page/);
  await choices(page).first().click();
  await page.getByRole('combobox', { name: 'Language of the story' }).selectOption('hi');
  await expect(page.getByRole('log')).toContainText('एक दीया, 1 नाप।');
  await expect(page.getByRole('group', { name: 'राहें' })).toContainText('आपके इस काम से खुली: तेल');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('1');
  await expect(scenes(page)).toHaveCount(3);
  // the buttons are in the language that the reader chose
  await page.getByRole('button', { name: 'पीछे लौटें' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'फ़ाइल में सहेजें' }).click();
  const save = testInfo.outputPath('play.json');
  await (await saving).saveAs(save);
  await page.reload();
  await expect(scenes(page)).toHaveCount(1);
  await page.locator('input[type=file]').setInputFiles(save);
  await expect(page.getByRole('log')).toContainText('एक दीया, 1 नाप।');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('status')).toHaveText('इस फ़ाइल में कोई सहेजा हुआ खेल नहीं है।');
  await page.getByRole('combobox').selectOption('en');
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('nothing in a story is executed, and its faults are shown', async ({ page }) => {
  const evil = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>[x](javascript:window.hit=1)</script>`;
  const structure = {
    start_node: 'a',
    nodes: {
      a: {
        text: evil,
        title: '<b>A</b>',
        choices: [
          { text: evil, target: 'b', deed: evil },
          { text: 'Nowhere', target: 'none' },
        ],
      },
      b: { text: 'B', choices: [{ text: 'Closed', target: 'a', condition: 'has key' }] },
    },
  };
  await openSite(
    page,
    inline({
      kathaloka: 1,
      story: {
        title: evil,
        tagline: evil,
        image_alt: evil,
        cover_image_url: 'javascript:window.hit=1',
        story_structure: structure,
      },
    }),
  );
  await expect(choices(page)).toHaveCount(1);
  await choices(page).first().click();
  await expect(page.getByText('The story is not written any further here.')).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(page.locator('kathaloka-story :is(img, script:not([type]), a)')).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector('kathaloka-story')!.setAttribute('interface', 'ur');
    Object.assign(document.querySelector('kathaloka-story')!, {
      story: { start_node: 'x', nodes: { a: { text: 'A', choices: [] } } },
    });
  });
  await expect(page.getByRole('alert')).toContainText('یہ کہانی کھیلی نہیں جا سکتی۔');
  await expect(page.getByRole('alert')).toContainText(
    '$.start_node There is no scene “x”, with which the story begins.',
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => {
    Object.assign(document.querySelector('kathaloka-story')!, {
      story: { start_node: 'x', nodes: { ['long'.repeat(20)]: { text: 'A', choices: {} } } },
    });
  });
  await expect(page.getByRole('alert')).toContainText('There must be a list here.');
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
});

test('a story of two thousand scenes opens immediately, and one that cannot be fetched can be retried', async ({
  page,
}) => {
  const nodes = Object.fromEntries(
    Array.from({ length: 2000 }, (_, at) => [
      `s${at}`,
      {
        text: `Scene ${at}. {oil}`.repeat(20),
        choices:
          at === 1999
            ? []
            : [
                { text: `On ${at}`, target: `s${at + 1}`, effect: 'oil + 1' },
                { text: 'Home', target: 's0', condition: `oil > ${at}` },
              ],
      },
    ]),
  );
  const files: Record<string, string> = {};
  await openSite(page, embedding('', 'src="long.json"'), files);
  await page.evaluate(() => {
    const faults: unknown[] = (Object.assign(window, { faults: [] }) as never)['faults'];
    addEventListener('kathaloka-fault', (event) => faults.push((event as CustomEvent).detail));
    document.querySelector('kathaloka-story')!.setAttribute('src', 'none.json');
  });
  await expect(page.getByRole('alert')).toHaveText('The story could not be loaded.');
  const message = 'This address answers 404.';
  expect(await page.evaluate('faults')).toEqual([{ code: 'not_fetched', path: 'none.json', message }]);
  await page.evaluate(() => document.querySelector('kathaloka-story')!.setAttribute('src', 'long.json'));
  await expect(page.getByRole('alert')).toBeVisible();
  files['/long.json'] = JSON.stringify({ start_node: 's0', nodes });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(choices(page)).toHaveCount(1);
  const took = await page.evaluate(
    (story) => {
      const began = performance.now();
      Object.assign(document.querySelector('kathaloka-story')!, { story });
      return performance.now() - began;
    },
    JSON.parse(files['/long.json']) as object,
  );
  // an idle machine needs a tenth of this
  expect(took).toBeLessThan(2000);
});
