import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject } from 'vitest';
import { getElementError } from './elementError.ts';
import { runMatrixWith } from './matrix.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The reports of Storybook's addons. */
    reports?: readonly unknown[];
  }
  interface ProvidedContext {
    /** Whether stories are shown in every mode and checked by axe. */
    everyMode: boolean;
  }
}

/** Ignores the notice that a resize was handled one frame later, which is no error by the standard. */
window.addEventListener(
  'error',
  (event) => {
    // an image or a script that failed to load is also an error event, without a message
    if (!(event instanceof ErrorEvent) || !event.message.startsWith('ResizeObserver loop')) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  },
  { capture: true },
);

// disables Storybook's highlights, which read all styles after every change of the page
Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);

// removes Storybook's own messages, which axe would read in every story
for (const message of document.querySelectorAll('.sb-wrapper')) message.remove();

configure({ getElementError });

/**
 * Resizes only the frame, by the properties that Vitest sets: resizing the whole page through the runner took
 * longer than the checks. Vitest sets them again before the next story.
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
  // drops the reports, which would fill 100 MB with axe's passed rules and are shown only in Storybook's own panel
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') task.meta.reports = [];
});
