import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject } from 'vitest';
import { getElementError } from './elementError.ts';
import { runMatrixWith } from './matrix.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What Storybook's addons found. */
    reports?: readonly unknown[];
  }
  interface ProvidedContext {
    /** Whether stories are shown in every mode and read by axe. */
    everyMode: boolean;
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

/**
 * The frame alone, by the same properties as Vitest does; to ask the runner for another size of the whole page took
 * longer than what is looked at there. Vitest sets them again before the next story.
 */
function resize(width: number, height: number): void {
  if (width === window.innerWidth && height === window.innerHeight) return;
  const { style } = window.parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
  if (window.innerWidth !== width)
    throw new Error(`The frame is ${window.innerWidth} px wide, not ${width} px.`);
}

let file = '';

beforeEach(({ task }) => {
  file = task.file.name;
});

runMatrixWith({ everyMode: inject('everyMode'), resize, file: () => file });

afterEach(({ task }) => {
  // what axe found in order fills 100 MB; Storybook's own panel shows it
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') task.meta.reports = [];
});
