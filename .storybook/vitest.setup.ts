import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject } from 'vitest';
import { page } from 'vitest/browser';
import { getElementError } from './elementError.ts';
import { recogniseFrozenPage } from './frozenPage.ts';
import { runMatrixWith } from './matrix.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** In which modes a story was checked. */
    modes?: readonly string[];
    /** What Storybook's addons found. */
    reports?: readonly unknown[];
  }
  interface ProvidedContext {
    /** Whether stories are checked in every mode by itself. */
    everyMode: boolean;
    /** Which sample of the modes is taken otherwise. */
    turn: number;
  }
}

/** The browser's notice that a resize was handled one frame later; by the standard this is not an error. */
window.addEventListener(
  'error',
  (event) => {
    // an image or a script that failed to load is an error event as well, without a message
    if (!(event instanceof ErrorEvent) || !event.message.startsWith('ResizeObserver loop')) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  },
  { capture: true },
);

// nobody looks at what Storybook would highlight, and for that it reads all styles after every change of the page
Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);

// its own messages, which are not a part of any story: axe would read them every time
for (const message of document.querySelectorAll('.sb-wrapper')) message.remove();

configure({ getElementError });

recogniseFrozenPage();

let modes: readonly string[] = [];
let file = '';

beforeEach(({ task }) => {
  file = task.file.name;
});

runMatrixWith({
  isLong: inject('everyMode'),
  turn: inject('turn'),
  resize: async (width, height) => {
    if (width !== window.innerWidth || height !== window.innerHeight) await page.viewport(width, height);
  },
  file: () => file,
  checked: (names) => {
    modes = [...modes, ...names];
  },
});

afterEach(({ task }) => {
  // counted in the report of the run
  task.meta.modes = modes;
  modes = [];
  // what axe found in order fills 100 MB; Storybook's own panel shows it
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') task.meta.reports = [];
});
