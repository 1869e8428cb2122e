/// <reference types="vite/client" />
import '@kathaloka/ui/fonts.css';
import type { Preview, StoryContext } from '@storybook/react-vite';
import type axe from 'axe-core';
import { configure } from 'storybook/test';
import { componentDescription } from './docs/componentDescription.ts';
import { DocsFrame, DocsPage } from './docs/DocsPage.tsx';
import { failOnFaults, listenToConsole, padPage } from './everyStory.ts';
import { LANGUAGES } from './languages.ts';
import { decideOnAxe, isTested } from './matrix.ts';
import { failOnUnhandledCalls, forgetUnhandledCalls, mockNetwork } from './mockNetwork.ts';
import { withNodes } from './nodes.tsx';
import { hideRing, isInDocs, playAsWritten } from './playing.ts';
import { settled } from './settled.ts';
import { SNAPSHOTS, withSnapshots } from './snapshots.ts';
import { withSurroundings } from './Surroundings.tsx';
import { theme } from './theme.ts';

// Sets the theme before the first render, as the app does; otherwise everything would render twice.
document.documentElement.dataset.theme ??= 'night';

/** Test runs do not report passed rules, which take time to collect. */
const RESULTS: axe.resultGroups[] =
  import.meta.env['VITEST_STORYBOOK'] === 'false'
    ? ['violations']
    : ['violations', 'incomplete', 'passes', 'inapplicable'];

/** Lazy parts load slowly on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

/** All stories run in one page, so each one cleans up what it stored. */
function startAfresh(context: StoryContext) {
  const { parameters, viewMode } = context;
  playAsWritten(context);
  forgetUnhandledCalls();
  localStorage.clear();
  sessionStorage.clear();
  const afterwards = [
    listenToConsole(parameters['throws'] === true, isTested()),
    ...(viewMode === 'docs' ? [] : [padPage(parameters['layout'])]),
    ...(isTested() ? [] : [hideRing(context)]),
  ];
  return () => afterwards.forEach((undo) => undo());
}

/** The code of a story for "Copy code". Loaded with the first docs page, because it names every export. */
const printSource = async (_code: string, context: StoryContext) =>
  (await import('./code/sourceOf.ts')).sourceOf(context);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurroundings],
  argTypesEnhancers: [withNodes, withSnapshots],
  loaders: [mockNetwork],
  beforeEach: startAfresh,
  afterEach: async (context) => {
    if (context.viewMode === 'docs' || isInDocs()) return;
    await settled();
    if (!isTested()) window.scrollTo(0, 0);
    failOnUnhandledCalls();
    failOnFaults(isTested());
    decideOnAxe(context);
  },
  initialGlobals: { theme: 'night', language: 'en', content: 'usual', direction: 'auto' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'night', title: 'Night manuscript' },
          { value: 'palm-leaf', title: 'Palm leaf' },
        ],
      },
    },
    language: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: LANGUAGES.map(({ value, title }) => ({ value, title })),
      },
    },
    content: {
      description: 'Content of the story',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Usual text' },
          { value: 'long', title: 'Long text' },
        ],
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Auto (from language)' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error', options: { resultTypes: RESULTS } },
    chromatic: SNAPSHOTS,
    docs: {
      theme,
      page: DocsPage,
      container: DocsFrame,
      extractComponentDescription: componentDescription,
      source: { type: 'code', language: 'tsx', transform: printSource },
    },
    backgrounds: { disable: true },
    controls: { matchers: { date: /_at$/ } },
    options: {
      storySort: {
        order: [
          'Start here',
          'What is new',
          'From a tale to a screen',
          'Foundations',
          ['About foundations', 'Colour', 'Type', 'Icons'],
          'Components',
          [
            'Primitives',
            'Patterns',
            'Shell',
            'Landing',
            'Home',
            'Search',
            'Catalogue',
            'Story page',
            'Playing',
            'Progress',
            'Credits',
            'Account',
            'Writing',
            'Administration',
            'Legal',
          ],
          'Screens',
          ['Reading', 'Playing', 'Account', 'Writing', 'Administration', 'Legal'],
          'Guides',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        zoomed: {
          name: 'Desktop at 200 % (720)',
          styles: { width: '720px', height: '450px' },
          type: 'desktop',
        },
        tablet: { name: 'Tablet (1024)', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
        desktop: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;
