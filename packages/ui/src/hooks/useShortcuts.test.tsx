import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { useShortcuts } from './useShortcuts.ts';

function Page({ onC, children }: { onC: () => void; children: ReactElement }) {
  useShortcuts({ c: onC }, true);
  return children;
}

it.each([
  ['runs its shortcut on the page', <p key="it">Place</p>, 1],
  ['is typed in an input', <input key="it" aria-label="Place" />, 0],
  ['is typed in a text area', <textarea key="it" aria-label="Place" />, 0],
  ['is typed in editable text', <p key="it" contentEditable aria-label="Place" />, 0],
  ['chooses in a select', <select key="it" aria-label="Place" />, 0],
])('a letter %s', (_, place, times) => {
  const onC = vi.fn();
  const { container } = render(<Page onC={onC}>{place}</Page>);
  fireEvent.keyDown(container.firstElementChild!, { key: 'c' });
  expect(onC).toHaveBeenCalledTimes(times);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('a letter with %s is the browser’s', (modifier) => {
  const onC = vi.fn();
  const { container } = render(
    <Page onC={onC}>
      <p>Place</p>
    </Page>,
  );
  const isLeftToBrowser = fireEvent.keyDown(container.firstElementChild!, { key: 'c', [modifier]: true });
  expect([onC.mock.calls.length, isLeftToBrowser]).toEqual([0, true]);
});
