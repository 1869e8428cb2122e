import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storyFiles } from './stories/storyFiles.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** React Flow draws nothing without `ResizeObserver`, and says in its own documentation what a test gives it. */
const DRAWN_BY_REACT_FLOW = /GraphCanvas/;
/** jsdom does not know the element; it is in the document all the same. */
const OF_JSDOM = 'The tag <%s> is unrecognized in this browser';

const files = storyFiles().filter(([file]) => !DRAWN_BY_REACT_FLOW.test(file));

it.each(files)('%s is rendered in a consumer’s test, which has neither layout nor stubs', (_file, all) => {
  for (const [name, Story] of all) {
    render(createElement(Story)).unmount();
    const complaints = vi.mocked(console.error).mock.calls.map(String);
    expect(
      complaints.filter((text) => !text.startsWith(OF_JSDOM)),
      name,
    ).toEqual([]);
  }
});
