import type { AuthoredStory, StoryStructure } from '@kathaloka/contract/entities';
import type { Locator, Page, Route } from '@playwright/test';
import { ADMIN, enterAsAdmin, signedInByApi } from './support/adminServer.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { expect } from './support/test.ts';
import { inspectorOf } from './support/writing.ts';

const test = onOwnServer({ env: { RATE_LIMIT: 'off' } });
test.skip(({ isMobile }) => isMobile, 'what is merged does not depend on the size of the window');

/** As many edits as two people make in an hour: one of each every minute. */
const ROUNDS = Number(process.env.HOUR_ROUNDS ?? 30);
const EDITS = 2;
const SEED = Number(process.env.HOUR_SEED ?? 1);
const SCENES = ['gate', 'hall', 'well', 'roof', 'lane', 'shrine'];
/** Of the calls that save, these many fail before the server has them, or when it has stored them. */
const FAILS = 0.2;
const IS_OFFLINE = 0.4;
const ATTEMPTS = 12;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const dice = random(SEED);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(dice() * all.length)]!;

const structure: StoryStructure = {
  start_node: 'gate',
  nodes: Object.fromEntries(
    SCENES.map((name, at) => [
      name,
      {
        text: `The ${name}.`,
        choices: at + 1 < SCENES.length ? [{ text: `On from the ${name}`, target: SCENES[at + 1]! }] : [],
      },
    ]),
  ),
};

/** A word that stands nowhere else, and the scene into which it was written. */
interface Mark {
  readonly word: string;
  readonly scene: string;
}

const marks: Mark[] = [];
/** The words that stood in a question about their scene, and were decided against. */
const asked = new Set<string>();

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/edit-story/${id}`);
  await page.getByRole('tab', { name: 'Story Structure' }).click();
  await page.getByRole('radio', { name: 'Outline' }).check({ force: true });
}

async function edit(page: Page): Promise<void> {
  const scene = oneOf(SCENES);
  const word = `m${marks.length}x`;
  await page.getByRole('button', { name: `Edit ${scene}`, exact: true }).click();
  const { name, text, choice } = inspectorOf(page);
  await expect(name).toHaveValue(scene);
  const isChoice = scene !== SCENES.at(-1) && dice() < 0.4;
  const field = isChoice ? choice(1) : text;
  await field.fill(`${await field.inputValue()} ${word}`);
  marks.push({ word, scene });
}

/** Loses some calls before the server has them, and the answers of some. */
async function fail(route: Route): Promise<void> {
  if (route.request().method() !== 'PUT' || dice() >= FAILS) return route.continue();
  if (dice() < 0.5) await route.fetch();
  return route.abort();
}

const saved = (page: Page): Locator => page.getByText('Story updated successfully!', { exact: true }).first();
const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'This story was changed elsewhere' });

/** Answers each question at random; words that are not taken stood in it, under the name of their scene. */
async function decide(page: Page): Promise<void> {
  const dialog = question(page);
  await expect(dialog).not.toContainText('{');
  await expect(dialog).not.toContainText('"choices"');
  const title = page.getByRole('heading', { level: 3 });
  for (const row of await dialog.getByRole('region').filter({ has: title }).all()) {
    const place = (await row.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const text = (await row.textContent()) ?? '';
    const answers = await row.getByRole('radio').all();
    await oneOf(answers).check({ force: true });
    for (const { word, scene } of marks)
      if (text.includes(word)) {
        expect(place, `${word} is asked under the scene it was written into`).toContain(scene);
        asked.add(word);
      }
  }
  await dialog.getByRole('button', { name: 'Save this' }).click();
}

async function save(page: Page): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await question(page).isVisible()) await decide(page);
    else await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(saved(page).or(question(page)).or(page.getByRole('alert')).first()).toBeVisible();
    if (await saved(page).isVisible()) return;
  }
  throw new Error(`Not saved in ${ATTEMPTS} attempts.`);
}

test('an hour of random edits by two people with a failing network: nothing is lost but what was asked @long', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(20 * 60_000);
  const member = aPerson(test.info());
  await registerByApi(page, member);
  await page.evaluate(() => localStorage.setItem('kathaloka.editor-tour', 'seen'));
  const author = await signedInByApi(page.request, member);
  const [category] = await author.ask<{ id: string }[]>('/categories/');
  const { id } = await author.ask<AuthoredStory>('/stories/', {
    method: 'POST',
    data: {
      title: 'An Hour',
      tagline: 'Two hands.',
      story_description: 'Six places.',
      story_prompt: 'Quietly.',
      cover_image_url: '/landing/begin.webp',
      category_id: category!.id,
      story_structure: structure,
    },
  });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const other = await context.newPage();
  await enterAsAdmin(other);
  const people = [page, other] as const;
  for (const each of people) await each.route(`**/stories/${id}`, fail);

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of people) await open(each, id);
    if (round === 0) {
      // each sees the other, and the author is not told the administrator's name
      const others = (each: Page) => each.getByRole('region', { name: 'Also in this story' });
      await expect(others(page)).toContainText('An administrator');
      // the word stands in “An administrator”
      await expect(others(page)).not.toContainText(new RegExp(`\\b${ADMIN.username}\\b`));
      await expect(others(other)).toContainText(member.username);
    }
    for (const each of people) await each.context().setOffline(dice() < IS_OFFLINE);
    for (let turn = 0; turn < EDITS * people.length; turn += 1) await edit(people[turn % people.length]!);
    for (const each of people) await each.context().setOffline(false);
    const order = dice() < 0.5 ? people : people.toReversed();
    for (const each of order) await save(each);
  }

  const { story_structure } = await author.ask<AuthoredStory>(`/stories/${id}/source`);
  const lost = marks.filter(({ word, scene }) => {
    const { text, choices } = story_structure.nodes[scene]!;
    const told = [text, ...choices.map((choice) => choice.text)].join(' ').split(/\s+/);
    return !told.includes(word) && !asked.has(word);
  });
  expect(lost, `of ${marks.length} edits, ${asked.size} were asked`).toEqual([]);
  expect(Object.keys(story_structure.nodes).toSorted()).toEqual(SCENES.toSorted());
  await context.close();
});
