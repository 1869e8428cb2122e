import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missedIn } from './testing/accessibleDom.ts';
import { storyFiles } from './testing/storyFiles.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
});
// a lazy part would load after the tests of this file have ended
afterAll(() => vi.dynamicImportSettled());

/** Files of stories that need a canvas, on which React Flow draws nothing without `ResizeObserver`. */
const DRAWN_BY_REACT_FLOW = /GraphCanvas/;
/** The beginning of a warning about an element that jsdom does not implement, but renders. */
const OF_JSDOM = 'The tag <%s> is unrecognized in this browser';

/** Storybook sets the language of the page, and these tests do not. */
const IN_ONE_LANGUAGE = /Hindi|Urdu/;

const files = storyFiles().filter(([file]) => !DRAWN_BY_REACT_FLOW.test(file));
/** By default only a component's first story; the others run in Chromium, or with `npm run test:full`. */
const MOUNTED = process.env['TEST_FULL'] ? Infinity : 1;

it.each(files)('%s renders in jsdom without layout or stubs, and is accessible', (_file, all) => {
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
});
