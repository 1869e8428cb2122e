import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ScrollMemory } from './ScrollMemory.tsx';

/** What the page is scrolled to when it goes from the credits to this address. */
async function scrolledBy(path: string, replace: boolean): Promise<unknown[][]> {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  onTestFinished(() => void vi.unstubAllGlobals());
  const router = createMemoryRouter([{ path: '*', element: <ScrollMemory /> }], {
    initialEntries: ['/credits'],
  });
  render(<RouterProvider router={router} />);
  scrollTo.mockClear();
  await act(() => router.navigate(path, { replace }));
  return scrollTo.mock.calls;
}

it('a page that is opened stays where it is, and is not laid out before it is finished', () => {
  const scrollTo = vi.fn();
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  vi.stubGlobal('scrollTo', scrollTo);
  onTestFinished(() => void vi.unstubAllGlobals());
  const router = createMemoryRouter([{ path: '*', element: <ScrollMemory /> }]);
  render(<RouterProvider router={router} />);
  expect([scrollTo, scrollY].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('a filter that goes into the address does not move the page', async () => {
  expect(await scrolledBy('/credits?filter=spent', true)).toEqual([]);
});

it.each([
  ['a new page', '/profile', false],
  ['a page that replaces another', '/login', true],
])('%s starts at its top', async (_, path, replace) => {
  expect(await scrolledBy(path, replace)).toEqual([[0, 0]]);
});
