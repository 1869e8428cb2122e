import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missedIn } from './stories/accessibleDom.ts';
import { storyFiles } from './stories/storyFiles.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
});
// a part that loads later would load after the end of this file
afterAll(() => vi.dynamicImportSettled());

/** React Flow draws nothing without `ResizeObserver`, and says in its own documentation what a test gives it. */
const DRAWN_BY_REACT_FLOW = /GraphCanvas/;
/** jsdom does not know the element; it is in the document all the same. */
const OF_JSDOM = 'The tag <%s> is unrecognized in this browser';

/** Storybook says the language of the page, and a test that renders such a story says none. */
const IN_ONE_LANGUAGE = /Hindi|Urdu/;

const files = storyFiles().filter(([file]) => !DRAWN_BY_REACT_FLOW.test(file));
/** Whether a component mounts; what its other states show is read in Chromium. `npm run test:full` mounts them all. */
const MOUNTED = process.env['TEST_FULL'] ? Infinity : 1;

it.each(files)(
  '%s is rendered in a consumer’s test, with neither layout nor stubs, and can be read aloud',
  (_file, all) => {
    for (const [name, Story] of all.slice(0, MOUNTED)) {
      const { unmount } = render(createElement(Story));
      const missed = IN_ONE_LANGUAGE.test(name) ? [] : missedIn(document.body);
      expect(missed, name).toEqual([]);
      unmount();
      const complaints = vi.mocked(console.error).mock.calls.map(String);
      expect(
        complaints.filter((text) => !text.startsWith(OF_JSDOM)),
        name,
      ).toEqual([]);
    }
  },
);
