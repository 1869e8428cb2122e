import fs from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  NAMED_COMPONENTS,
  alsoCalled,
  componentOf,
  pageOfArea,
  shownName,
} from '../.storybook/components.ts';
import { BEHAVIOUR } from '../.storybook/behaviour.ts';
import { withPageNames } from '../.storybook/pageNames.ts';
import { TOUR_STEPS } from '../.storybook/docs/tourSteps.ts';
import { componentDescription } from '../.storybook/docs/componentDescription.ts';
import { isKey } from '../.storybook/usage/keys.ts';
import { usages, usagesIn } from './lib/componentFacts.mjs';
import { PICTURES } from './visual/pictures.ts';

interface Entry {
  id: string;
  name: string;
  title: string;
  type: string;
  exportName?: string;
  /** The headings of a page. */
  anchors?: readonly { readonly id: string; readonly title: string }[];
  tags?: readonly string[];
}

const ROOT = path.resolve(import.meta.dirname, '..');
const STORYBOOK = path.join(ROOT, '.storybook');
const USAGE = usages();

let index: Awaited<ReturnType<typeof buildIndex>>;
let ids: ReadonlySet<string>;
let shown: readonly Entry[] = [];
let stories: readonly Entry[] = [];
/** The components, by the titles of their stories. */
let components: ReadonlySet<string>;

beforeAll(async () => {
  index = await buildIndex({ configDir: STORYBOOK });
  const entries: readonly Entry[] = Object.values(
    withPageNames({ storyIndex: index, stats: {} as never }).storyIndex.entries,
  );
  ids = new Set(entries.map(({ id }) => id));
  shown = entries.filter(({ tags = [] }) => !tags.includes(BEHAVIOUR));
  stories = shown.filter(({ type }) => type === 'story');
  const titles = stories.map(({ title }) => title);
  components = new Set(titles.filter((title) => /^(?:Components|Screens)\//.test(title)).map(componentOf));
});

/** The text of each of these files of Storybook, by name. */
const textsOf = (pattern: string) =>
  fs
    .globSync(pattern, { cwd: STORYBOOK })
    .map((file) => [file, fs.readFileSync(path.join(STORYBOOK, file), 'utf8')] as const);

describe('The sidebar', () => {
  it('has one place for each component', () => {
    const titles = new Set(stories.map(({ title }) => title));
    const places = [...titles].filter((title) => components.has(componentOf(title)));
    expect(places.filter((title) => !/\/[A-Z]\w+$/.test(title))).toEqual([]);
    expect(places).toHaveLength(components.size);
  });

  it('has a page for every area, which teaches when, how, with which words and for whom', () => {
    const areas = stories.map(({ title }) => /^(?:Components|Screens)\/[^/]+|^[^/]+/.exec(title)![0]);
    const titles = new Set(shown.map(({ title }) => title));
    expect([...new Set(areas)].filter((area) => !titles.has(pageOfArea(area)))).toEqual([]);
    for (const [file, text] of textsOf('areas/**/*.mdx')) {
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect(headings, file).toEqual(['When to use', "Do and don't", 'Content', 'Accessibility', 'Keyboard']);
    }
  });

  it('is sorted by what one looks for', () => {
    expect([...new Set(shown.map(({ title }) => title.split('/')[0]))]).toEqual([
      'Start here',
      'What is new',
      'From a tale to a screen',
      'Foundations',
      'Components',
      'Screens',
      'Guides',
    ]);
  });

  it('calls each page by its subject, and no other page by the same name', () => {
    const names = shown.filter(({ type }) => type === 'docs').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Start here', 'StoryCard', 'Props']));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => /^(?:Docs|About)$/.test(name))).toEqual([]);
  });

  it('names every story, in sentence case', () => {
    expect(stories.filter(({ name }) => /^(?:default|story|example)\b/i.test(name))).toEqual([]);
    expect(stories.filter(({ name }) => !name.startsWith(shownName(name)))).toEqual([]);
    expect(shownName('Without A Tagline In Urdu')).toBe('Without a tagline in Urdu');
  });
});

describe('The search', () => {
  it('finds each component by each of its words, at a place of its page', () => {
    const named = new Set(stories.map(({ title }) => componentOf(title)));
    expect(NAMED_COMPONENTS.filter((name) => !named.has(name))).toEqual([]);
    for (const component of NAMED_COMPONENTS) {
      const page = shown.find(
        ({ type, title }) => type === 'docs' && /^[FCS]/.test(title) && componentOf(title) === component,
      );
      const words = page?.anchors?.map(({ title }) => title).join(', ') ?? '';
      expect(words, component).toBe(alsoCalled(component) ?? '');
    }
  });

  it('lists no state as a heading of its page, where it would be found twice', () => {
    const headings = shown.flatMap(({ anchors = [] }) => anchors.map(({ id }) => id));
    expect(headings.filter((id) => id.startsWith('anchor--'))).toEqual([]);
  });
});

describe('A reference to a story', () => {
  it('names an existing one', () => {
    const named = [...PICTURES, ...TOUR_STEPS].map(({ story }) => story);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('links to existing pages', () => {
    const links = textsOf('**/*.{mdx,tsx}').flatMap(([file, text]) =>
      [...text.matchAll(/\?path=\/\w+\/([\w-]+)/g)].map(([, id]) => ({ file, id: id! })),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});

describe('The page of a component', () => {
  it('says when to use it and what to use otherwise, what screen readers say, and which keys it has', () => {
    expect([...components].filter((name) => !USAGE[name])).toEqual([]);
    expect(Object.keys(USAGE).filter((name) => !components.has(name))).toEqual([]);
    expect(Object.values(USAGE).flatMap(({ keys }) => keys.filter((name) => !isKey(name)))).toEqual([]);
  });

  it('reads that from the comment of the component, over several lines', () => {
    const comment =
      '/**\n * A lamp.\n *\n * @use Lights\n *   a room.\n * @avoid By day.\n * @heard “On”.\n * @keys tab, press\n';
    const lamp = { use: 'Lights a room.', avoid: 'By day.', heard: '“On”.', keys: ['tab', 'press'] };
    for (const end of [' */\n', ' * @example\n * <Lamp />\n */\n'])
      expect(usagesIn(`${comment}${end}export function Lamp() {}`)).toEqual({ Lamp: lamp });
    expect(usagesIn('/** A lamp. */\nexport function Lamp() {}')).toEqual({});
  });

  it('has its description and its example, without these tags', () => {
    const tags = '@use Lights\n  a room.\n@avoid By day.\n@heard “On”.\n@keys tab, press';
    const onPage = (description: string) => componentDescription({ __docgenInfo: { description } });
    expect(onPage(`A lamp.\n\n${tags}\n@example\n<Lamp />`)).toBe('A lamp.\n\n```tsx\n<Lamp />\n```');
    expect(onPage(`A lamp.\n${tags}`).trim()).toBe('A lamp.');
  });

  it('names an existing alternative', () => {
    const others = Object.values(USAGE).flatMap(({ use, avoid }) => [
      ...`${use} ${avoid}`.matchAll(/`(\w+)`/g),
    ]);
    expect(others.length).toBeGreaterThan(200);
    expect(others.map(([, name = '']) => name).filter((name) => !components.has(name))).toEqual([]);
  });
});

it.each(TOUR_STEPS)('$screen has a picture', ({ story }) => {
  expect(PICTURES.some((picture) => picture.story === story && !picture.globals)).toBe(true);
});
