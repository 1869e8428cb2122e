import fs from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ALSO,
  NAMED_COMPONENTS,
  NAMED_STATES,
  alsoCalled,
  componentOf,
  shownName,
} from '../.storybook/components.ts';
import { consoleErrors, listenToConsole } from '../.storybook/everyStory.ts';
import { BEHAVIOUR } from '../.storybook/indexer.ts';
import { PAGE, withPageNames } from '../.storybook/pageNames.ts';
import config from '../.storybook/main.ts';
import { WAY } from '../.storybook/docs/way.ts';
import { LANGUAGES } from '../.storybook/languages.ts';
import { CHANGES } from '../.storybook/records.ts';
import { entriesOf, releasesIn } from '../.storybook/docs/changelog.ts';
import { USAGE } from '../.storybook/usage/index.ts';
import * as ICONS from '../.storybook/foundations/icons.ts';
import { en as ENGLISH } from '../packages/ui/src/words/en.ts';
import { sidebarTitle } from './lib/sidebarPlace.mjs';
import { PICTURES } from './visual/pictures.ts';

interface Entry {
  id: string;
  name: string;
  title: string;
  type: string;
  importPath?: string;
  exportName?: string;
  /** The headings of a page. */
  anchors?: readonly { readonly title: string }[];
  tags?: readonly string[];
}

/** More than a designer can go through in a review. States count, and behaviours do not. */
const MOST_STORIES = 835;

const AREAS = [
  'Start here',
  'What is new',
  'From a tale to a screen',
  'Guides',
  'Foundations',
  'Primitives',
  'Patterns',
  'Blocks',
  'Screens',
];

let index: Awaited<ReturnType<typeof buildIndex>>;
let entries: readonly Entry[] = [];
let shown: readonly Entry[] = [];

beforeAll(async () => {
  index = await buildIndex({ configDir: path.resolve(import.meta.dirname, '../.storybook') });
  entries = Object.values(index.entries);
  shown = entries.filter(({ tags = [] }) => !tags.includes(BEHAVIOUR));
});

const stories = (of: readonly Entry[]) => of.filter(({ type }) => type === 'story');

/** The search of the sidebar looks into names, into the titles above them, and into the headings of pages. */
const found = (word: string) => [
  ...new Set(
    shown
      .filter(({ name, title, anchors = [] }) =>
        [name, title, ...anchors.map((anchor) => anchor.title)]
          .join(' ')
          .toLowerCase()
          .includes(word.toLowerCase()),
      )
      .map(({ title }) => componentOf(title)),
  ),
];

describe('The sidebar', () => {
  it(`has no more than ${MOST_STORIES} stories, and the behaviours beside them are tests as before`, () => {
    expect(stories(shown).length).toBeLessThanOrEqual(MOST_STORIES);
    expect(stories(entries).length - stories(shown).length).toBeGreaterThan(500);
    expect(stories(entries).filter(({ tags = [] }) => !tags.includes('test'))).toEqual([]);
  });

  it('is ordered by area and purpose', () => {
    const tops = new Set(shown.map(({ title }) => title.split('/')[0]));
    expect(tops).toEqual(new Set(AREAS));
  });

  it('has one place for each component, and a component for each place', () => {
    const titles = new Set(stories(shown).map(({ title }) => title));
    const places = [...titles].filter((title) => /^(Primitives|Patterns|Blocks|Screens)\//.test(title));
    expect(places.filter((title) => !/\/[A-Z]\w+$/.test(title))).toEqual([]);
    expect(new Set(places.map(componentOf)).size).toBe(places.length);
  });

  it('has each component where its folder says', () => {
    const misplaced = stories(shown).filter(({ importPath = '', title }) => {
      const [, place, name] = /packages\/ui\/src\/((?:blocks\/)?[a-z]+)\/(\w+)\//.exec(importPath) ?? [];
      if (!place || !name || place === 'ornaments' || place === 'theme') return false;
      return sidebarTitle(place, name).replace(/\/\w+$/, '') !== title.replace(/\/\w+$/, '');
    });
    expect(misplaced.map(({ title }) => title)).toEqual([]);
  });

  it('has a page of every area that teaches it', () => {
    const areas = new Set(
      stories(shown).map(({ title }) =>
        title
          .split('/')
          .slice(0, /^(Blocks|Screens)\//.test(title) ? 2 : 1)
          .join('/'),
      ),
    );
    const pages = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
    expect([...areas].filter((area) => !pages.has(`${area}/About`))).toEqual([]);
  });

  it('says the status of every component', () => {
    const without = stories(shown).filter(
      ({ tags = [] }) => tags.filter((tag) => ['stable', 'new', 'experimental'].includes(tag)).length !== 1,
    );
    expect(without).toEqual([]);
  });

  it('names no story by nothing, and all in sentence case', () => {
    expect(stories(shown).filter(({ name }) => /^(?:default|story|example)\b/i.test(name))).toEqual([]);
    expect(stories(shown).filter(({ name }) => !name.startsWith(shownName(name)))).toEqual([]);
    expect(shownName('Without A Tagline In Urdu')).toBe('Without a tagline in Urdu');
  });

  it('shows the name of a story without the words that find it', () => {
    expect(shown.map(({ name }) => shownName(name)).filter((name) => name.includes(ALSO))).toEqual([]);
  });
});

describe('The search', () => {
  it.each([
    ['design tokens', 'Colour'],
    ['spacing', 'Space, shape, motion'],
    ['typography', 'Type'],
    ['shadow', 'Space, shape, motion'],
    ['play error', 'PlayScreen'],
    ['heart', 'StoryCard'],
    ['icon', 'Icons'],
    ['radio', 'SegmentedControl'],
    ['modal', 'Dialog'],
    ['phone', 'Reviewing'],
    ['compare', 'Reviewing'],
    ['comment', 'Reviewing'],
    ['error', 'ErrorState'],
    ['status', 'Reviewing'],
    ['finished', 'Reviewing'],
    ['how a screen is composed', 'From a tale to a screen'],
    ['new', 'What is new'],
    ['buy', 'RefusalDialog'],
    ['unlock', 'StoryHeader'],
    ['choices', 'ChoiceButtons'],
    ['quest', 'TaskCard'],
    ['dark mode', 'ThemeSwitch'],
    ['dropdown', 'Select'],
    ['404', 'NotFoundScreen'],
    ['sign in', 'LoginScreen'],
    ['coins', 'CreditLedger'],
    ['my games', 'ContinuePlayingRow'],
    ['read aloud', 'PlayLog'],
    ['regenerate', 'PlayLog'],
    ['not enough credits', 'AlternativesPanel'],
  ])('finds %s: %s', (word, component) => {
    expect(found(word)).toContain(component);
  });

  it('shows a page by the name of what it tells about, at the address that it has', () => {
    const named = withPageNames({ storyIndex: index, stats: {} as never }).storyIndex.entries;
    const pages = Object.values(named).filter(({ type }) => type === 'docs');
    expect(pages.filter(({ name }) => name === PAGE)).toEqual([]);
    expect(named['blocks-catalogue-storycard--docs']?.name).toBe('StoryCard');
    expect(Object.entries(named).filter(([id, entry]) => id !== entry.id)).toEqual([]);
    expect(Object.keys(named)).toEqual(Object.keys(index.entries));
  });

  it('names existing components only, and finds each by every one of its words', () => {
    const components = new Set(stories(shown).map(({ title }) => componentOf(title)));
    expect(NAMED_COMPONENTS.filter((name) => !components.has(name))).toEqual([]);
    const lost = NAMED_COMPONENTS.flatMap((name) =>
      (alsoCalled(name)?.split(', ') ?? [])
        .filter((word) => !found(word).includes(name))
        .map((word) => [name, word]),
    );
    expect(lost).toEqual([]);
  });
});

it('The states that have other words exist', () => {
  const named = stories(shown).filter(({ name }) => name.includes(ALSO));
  const states = named.map(({ exportName, title }) => `${componentOf(title)}.${exportName}`);
  expect(NAMED_STATES.filter((state) => !states.includes(state))).toEqual([]);
});

describe('What a play function does not find', () => {
  const reportedOf = (isTested: boolean) => {
    const original = vi.spyOn(console, 'error').mockReturnValue();
    const stop = listenToConsole(false, isTested);
    console.error(new Error('no such button in a low window'));
    console.error('Warning: a key is missing');
    stop();
    original.mockRestore();
    return consoleErrors();
  };

  it('is an error of the tests, and takes no component from those who look at it', () => {
    expect(reportedOf(true)).toHaveLength(2);
    expect(reportedOf(false)).toEqual(['console.error: Warning: a key is missing']);
  });
});

describe('What is new', () => {
  const changelog = fs.readFileSync(path.resolve(import.meta.dirname, '../packages/ui/CHANGELOG.md'), 'utf8');

  it('reads the releases of a changelog, and what they say of a component', () => {
    const releases = releasesIn(
      '# Changelog\n\n## 0.2.0\n\n- `Button` is new.\n- Other.\n\n## 0.1.0\n\n- `Pill` was.\n',
    );
    expect(releases.map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
    expect(releases.map((release) => entriesOf(release, 'Button'))).toEqual([['`Button` is new.'], []]);
  });

  it('has records of components and versions that exist, the newest first', () => {
    const components = new Set(stories(shown).map(({ title }) => componentOf(title)));
    const versions = releasesIn(changelog).map(({ version }) => version);
    expect(CHANGES.filter(({ component }) => !components.has(component))).toEqual([]);
    expect(CHANGES.filter(({ version }) => !versions.includes(version))).toEqual([]);
    const days = CHANGES.map(({ on }) => on);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

it('The gallery of icons has those that the library draws', () => {
  const folder = path.resolve(import.meta.dirname, '../packages/ui/src');
  const imported = fs
    .globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:stories|test)\.|^stories\//.test(file))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(Object.keys(ICONS)).toEqual([...new Set(imported)].sort());
});

describe('The toolbar', () => {
  it('offers only languages that have words, for administrators as well', () => {
    const others = LANGUAGES.filter(({ value }) => value !== 'en');
    expect(others.map(({ value }) => value)).toEqual(['hi', 'ur']);
    for (const { value, words } of others) {
      const areas = Object.keys(words).filter((area) => area !== 'errorCodes');
      expect(
        Object.keys(ENGLISH).filter((area) => !areas.includes(area)),
        value,
      ).toEqual([]);
    }
  });
});

it('A page that somebody looks at is not reloaded by a build', async () => {
  const built = { server: {} } as Parameters<NonNullable<typeof config.viteFinal>>[0];
  const { server } = (await config.viteFinal?.(built, {} as never)) ?? {};
  expect(server?.watch?.ignored).toEqual(expect.arrayContaining(['**/dist/**', '**/storybook-static/**']));
});

describe('What names a story elsewhere', () => {
  it('names one that exists', () => {
    const ids = new Set(entries.map(({ id }) => id));
    const named = [...PICTURES, ...WAY].map(({ story }) => story);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('links to pages that exist', () => {
    const folder = path.resolve(import.meta.dirname, '../.storybook');
    const ids = new Set(entries.map(({ id }) => id));
    const broken = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mdx|tsx)$/.test(file))
      .flatMap((file) =>
        [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/\?path=\/\w+\/([\w-]+)/g)]
          .filter(([, id]) => !ids.has(id!))
          .map(([link]) => `${file}: ${link}`),
      );
    expect(broken).toEqual([]);
  });
});

describe('The page of a component', () => {
  const components = () =>
    stories(shown)
      .map(({ title }) => title)
      .filter((title) => /^(?:Primitives|Patterns|Blocks|Screens)\//.test(title))
      .map(componentOf);

  it('says when to use it and when another one, what is heard, and which keys it has', () => {
    const named = new Set(components());
    expect([...named].filter((name) => !USAGE[name])).toEqual([]);
    expect(Object.keys(USAGE).filter((name) => !named.has(name))).toEqual([]);
  });

  it('names another one that exists', () => {
    const named = new Set(components());
    const others = Object.values(USAGE).flatMap(({ use, not }) => [...`${use} ${not}`.matchAll(/`(\w+)`/g)]);
    expect(others.length).toBeGreaterThan(200);
    expect(others.map(([, name = '']) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('shows a primitive as it is meant and as it is not, unless it opens over the page', () => {
    const overlays = ['Dialog', 'Drawer', 'Menu', 'Popover', 'Tooltip', 'VisuallyHidden', 'Link'];
    const primitives = stories(shown).filter(({ title }) => title.startsWith('Primitives/'));
    const names = new Set(primitives.map(({ title }) => componentOf(title)));
    const folder = path.resolve(import.meta.dirname, '../.storybook/usage');
    const source = fs
      .globSync('examples*.tsx', { cwd: folder })
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
      .join(' ');
    expect([...names].filter((name) => !overlays.includes(name) && !source.includes(`  ${name}: {`))).toEqual(
      [],
    );
  });
});

describe('From a tale to a screen', () => {
  it.each(WAY)(
    '$screen has a picture and is made of the blocks that the page names',
    ({ screen, story, blocks }) => {
      const folder = path.resolve(import.meta.dirname, '../packages/ui/src/screens', screen);
      const source = fs
        .readdirSync(folder)
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.stories.'))
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
      expect(
        blocks.filter((block) => !source.includes(`/${block}/`) && !source.includes(`/${block}.tsx`)),
      ).toEqual([]);
      expect(PICTURES.some((picture) => picture.story === story && !picture.globals)).toBe(true);
    },
  );
});

describe('The pages of the areas', () => {
  const folder = path.resolve(import.meta.dirname, '../.storybook/areas');
  const pages = fs.globSync('**/*.mdx', { cwd: folder });

  it.each(pages)('%s teaches when, how, with which words and for whom', (file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['When to use', "Do and don't", 'Content', 'Accessibility', 'Keyboard']);
  });

  it.each(pages)('%s leads to pages that exist', (file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const ids = new Set(entries.map(({ id }) => id));
    expect(
      [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id).filter((id) => !ids.has(id!)),
    ).toEqual([]);
  });
});
