import type { Page } from '@playwright/test';
import { paths } from '@kathaloka/contract/paths';
import { curlyQuotes } from '@kathaloka/story/emphasis';
import { ADMIN, type Asking, onAdminServer, signedInByApi } from './support/adminServer.ts';
import { DRAFT_TITLE, type Visit, everyPage, openVisit } from './support/everyPage.ts';
import { latinTexts, unmarkedNames } from './support/latin.ts';
import { expect } from './support/test.ts';
import { WALK_TIMEOUT_MS, walkSignedIn } from './support/walk.ts';

// a server of its own, because lists would show names that other journeys create
const test = onAdminServer();

/** The words of the administrators' form, and the landing page's title, in each language. */
const LANGUAGES = [
  {
    name: 'Hindi',
    code: 'hi',
    locale: 'hi-IN',
    site: 'कथालोक',
    identifier: 'ईमेल या यूज़रनेम',
    password: 'पासवर्ड',
    submit: 'लॉगिन करें',
    language: 'भाषा',
  },
  {
    name: 'Urdu',
    code: 'ur',
    locale: 'ur-PK',
    site: 'کتھالوک',
    identifier: 'نام یا ای میل',
    password: 'پاس ورڈ',
    submit: 'داخل ہوں',
    language: 'زبان',
  },
];
/** Unit tests apply the same rules to both languages; `npm run test:full` walks in both. */
const WALKED = process.env.TEST_FULL ? LANGUAGES : LANGUAGES.slice(0, 1);

interface Names {
  /** The names of categories and tags, whose language is marked on pages in another language. */
  readonly labels: readonly string[];
  readonly all: readonly string[];
}

/** Names in the catalogue: categories, tags, models, authors, and the signed-in person. */
async function namesIn({ ask }: Asking): Promise<Names> {
  const [categories, tags, stories] = await Promise.all([
    ask<{ display_name: string; name?: string }[]>('/categories/'),
    ask<{ display_name: string; name?: string }[]>('/categories/tags/'),
    allStories(ask),
  ]);
  const authors = stories.flatMap(({ author }) => author.display_name ?? []);
  const entries = [...categories, ...tags];
  const labels = entries.map(({ display_name }) => display_name);
  // the server describes browsers in English, like their names
  const all = [
    'Safari on Linux',
    'Chrome on Linux',
    ADMIN.username,
    // the account of the bundled stories, and the text of an added ending
    'Kathaloka',
    'kathaloka',
    'The end of your adventure.',
    DRAFT_TITLE,
    ...labels,
    ...entries.flatMap(({ name }) => name ?? []),
    ...authors,
    // pages for readers print them; administrators see them as typed
    ...stories.flatMap(({ title }) => [title, curlyQuotes(title)]),
  ];
  const inLatin = labels.filter((label) => /\p{Script=Latin}/u.test(label));
  return { labels: inLatin, all };
}

async function allStories(ask: Asking['ask']): Promise<Listed['stories']> {
  const pages = [await ask<Listed>('/stories/?page=1')];
  while (pages.length < pages[0]!.total_pages)
    pages.push(await ask<Listed>(`/stories/?page=${pages.length + 1}`));
  return pages.flatMap(({ stories }) => stories);
}

interface Listed {
  readonly total_pages: number;
  readonly stories: readonly {
    readonly title: string;
    readonly author: { readonly display_name: string | null };
  }[];
}

async function expectTranslated(
  page: Page,
  visit: Visit,
  language: string,
  { labels, all }: Names,
): Promise<void> {
  await openVisit(page, visit, language);
  expect.soft(await latinTexts(page, language, all), visit.path).toEqual([]);
  expect.soft(await unmarkedNames(page, language, labels), visit.path).toEqual([]);
}

for (const { name, code, locale, site, identifier, password, submit, language } of WALKED) {
  test.describe(name, () => {
    test.use({ locale });

    if (process.env.TEST_FULL)
      test(`every page that a visitor opens is in ${name}`, async ({ page, request }) => {
        test.setTimeout(WALK_TIMEOUT_MS);
        const names = await namesIn(await signedInByApi(request));
        const { visitor } = await everyPage(request);
        for (const visit of visitor) await expectTranslated(page, visit, code, names);
      });

    test(`every page of a member, an author and an administrator is in ${name}`, async ({
      page,
      request,
      server,
    }) => {
      test.setTimeout(WALK_TIMEOUT_MS);
      const { member } = await everyPage(request);
      const names = await namesIn(await signedInByApi(request));
      await page.goto(paths.adminLogin);
      await page.getByLabel(identifier).fill(ADMIN.username);
      await page.getByLabel(password, { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: submit }).click();
      await expect(page).toHaveURL(paths.adminStories);
      await walkSignedIn({ server }, member, (visit) => expectTranslated(page, visit, code, names));
    });

    test(`the first HTML is in ${name} if the browser requests it, or in the chosen language`, async ({
      page,
    }) => {
      const firstTitle = async () => {
        const html = (await (await page.goto(paths.landing))?.text()) ?? '';
        return /<title>(.*)<\/title>/.exec(html)?.[1];
      };
      expect(await firstTitle()).toContain(site);
      await page.goto(paths.home);
      await page.getByRole('contentinfo').getByRole('combobox', { name: language }).selectOption('en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await firstTitle()).toContain('Kathaloka');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
}
