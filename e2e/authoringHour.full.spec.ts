import type { AuthoredStory, StoryStructure } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import type { Locator, Page, Route } from '@playwright/test';
import { ADMIN, type Asking, enterAsAdmin, signedInByApi } from './support/adminServer.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { expect } from './support/test.ts';
import { inspectorOf } from './support/writing.ts';

const test = onOwnServer({ env: { RATE_LIMIT: 'off' } });

/** As many edits as two people make in an hour at one a minute each. */
const ROUNDS = Number(process.env.HOUR_ROUNDS ?? 30);
const EDITS = 2;
const SEED = Number(process.env.HOUR_SEED ?? 1);
const SCENES = ['gate', 'hall', 'well', 'roof', 'lane', 'shrine'];
/** The share of saves that fail before the server receives them or after it has stored them. */
const FAILS = 0.2;
const IS_OFFLINE = 0.4;
const ATTEMPTS = 12;
/** How long to wait for a button that a pending action disables. Without this, the whole test would time out. */
const SOON = { timeout: 15_000 };

/** Numbers from 0 to 1; the same seed gives the same numbers (mulberry32). */
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

/** A unique word, and the scene that it was written into. */
interface Mark {
  readonly word: string;
  readonly scene: string;
}

const marks: Mark[] = [];
/** The words on the sides of questions that were not chosen. */
const asked = new Set<string>();

type Outcome = 'saved' | 'asked' | 'failed';
const outcomes: Record<Outcome, number> = { saved: 0, asked: 0, failed: 0 };

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/edit-story/${id}`);
  const tab = page.getByRole('tab', { name: 'Story Structure' });
  // the list of other editors appears above the tabs, which may move between press and release
  await expect(async () => {
    await tab.click(SOON);
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'Outline' }).check({ force: true, ...SOON });
}

async function edit(page: Page): Promise<void> {
  const scene = oneOf(SCENES);
  const word = `m${marks.length}x`;
  await page.getByRole('button', { name: `Edit ${scene}`, exact: true }).click(SOON);
  const { name, text, choice } = inspectorOf(page);
  await expect(name).toHaveValue(scene);
  const isChoice = scene !== SCENES.at(-1) && dice() < 0.4;
  const field = isChoice ? choice(1) : text;
  await field.fill(`${await field.inputValue()} ${word}`);
  marks.push({ word, scene });
}

/** Fails some calls before the server receives them, and loses the answers of others. */
async function fail(route: Route): Promise<void> {
  if (route.request().method() !== 'PUT' || dice() >= FAILS) return route.continue();
  if (dice() < 0.5) await route.fetch();
  return route.abort();
}

const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'This story was changed elsewhere' });
const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save Changes', disabled: false });

/** Chooses a side of a question at random, and records the words of the other side. */
async function answer(row: Locator): Promise<void> {
  const place = (await row.getByRole('heading', { level: 3 }).textContent()) ?? '';
  const sides = await row.getByRole('heading', { level: 4 }).locator('..').allTextContents();
  const answers = await row.getByRole('radio').all();
  const taken = Math.floor(dice() * answers.length);
  await answers[taken]!.check({ force: true });
  for (const { word, scene } of marks) {
    const isIn = sides.map((side) => side.includes(word));
    // words on both sides or on neither are not part of the question
    if (isIn[0] === isIn[1]) continue;
    expect(place, `${word} is asked under the scene it was written into`).toContain(scene);
    if (isIn[taken] === false) asked.add(word);
  }
}

async function decide(page: Page): Promise<void> {
  const dialog = question(page);
  await expect(dialog).not.toContainText('{');
  await expect(dialog).not.toContainText('"choices"');
  const title = page.getByRole('heading', { level: 3 });
  for (const row of await dialog.getByRole('region').filter({ has: title }).all()) await answer(row);
  await dialog.getByRole('button', { name: 'Save this' }).click(SOON);
}

/** The outcome of a save; undefined while it is pending. The page of a saved story redirects after two seconds. */
async function outcomeOf(page: Page): Promise<Outcome | undefined> {
  const saved = page.getByText('Story updated successfully!', { exact: true }).first();
  if ((await saved.isVisible()) || page.url().endsWith(paths.myStories)) return 'saved';
  if (await question(page).isVisible()) return 'asked';
  const hasFailed = (await page.getByRole('alert').isVisible()) && (await saveButton(page).isVisible());
  return hasFailed ? 'failed' : undefined;
}

async function save(page: Page): Promise<void> {
  let outcome: Outcome | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (outcome === 'asked') await decide(page);
    else await saveButton(page).click(SOON);
    await expect(async () => {
      outcome = await outcomeOf(page);
      expect(outcome).toBeDefined();
    }).toPass({ timeout: 30_000 });
    outcomes[outcome!] += 1;
    if (outcome === 'saved') return;
  }
  throw new Error(`Not saved in ${ATTEMPTS} attempts.`);
}

/** Creates the story that both authors edit. */
async function aStory({ ask }: Asking): Promise<string> {
  const [category] = await ask<{ id: string }[]>('/categories/');
  const { id } = await ask<AuthoredStory>('/stories/', {
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
  return id;
}

test(
  'an hour of random edits by two people with a failing network: nothing is lost but what was asked',
  // merging does not depend on the size of the window
  { tag: '@desk' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(20 * 60_000);
    const member = aPerson(test.info());
    await registerByApi(page, member);
    await page.evaluate(() => localStorage.setItem('kathaloka.editor-tour', 'seen'));
    const id = await aStory(await signedInByApi(page.request, member));
    const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
    const other = await context.newPage();
    await enterAsAdmin(other);
    const people = [page, other] as const;
    for (const each of people) await each.route(`**/stories/${id}`, fail);

    for (let round = 0; round < ROUNDS; round += 1) {
      for (const each of people) await open(each, id);
      if (round === 0) {
        // both see each other; the author does not see the administrator's name
        const others = (each: Page) => each.getByRole('region', { name: 'Also in this story' });
        await expect(others(page)).toContainText('An administrator');
        // the word also occurs in “An administrator”
        await expect(others(page)).not.toContainText(new RegExp(`\\b${ADMIN.username}\\b`));
        await expect(others(other)).toContainText(member.username);
      }
      for (const each of people) await each.context().setOffline(dice() < IS_OFFLINE);
      for (let turn = 0; turn < EDITS * people.length; turn += 1) await edit(people[turn % people.length]!);
      for (const each of people) await each.context().setOffline(false);
      const order = dice() < 0.5 ? people : people.toReversed();
      for (const each of order) await save(each);
    }

    const figures = { rounds: ROUNDS, edits: marks.length, wordsNotTaken: asked.size, ...outcomes };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    // signs in only now, because an earlier access token would have expired
    const author = await signedInByApi(page.request, member);
    const { story_structure } = await author.ask<AuthoredStory>(`/stories/${id}/source`);
    const lost = marks.filter(({ word, scene }) => {
      const { text, choices } = story_structure.nodes[scene]!;
      const told = [text, ...choices.map((choice) => choice.text)].join(' ').split(/\s+/);
      return !told.includes(word) && !asked.has(word);
    });
    expect(lost, `of ${marks.length} edits, ${asked.size} were asked`).toEqual([]);
    expect(Object.keys(story_structure.nodes).toSorted()).toEqual(SCENES.toSorted());
    await context.close();
  },
);
