import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ScrollMemory } from './ScrollMemory.tsx';

/** The scroll target of a navigation from the credits to this address. */
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

it('a newly opened page is not scrolled, and is not laid out before it is finished', () => {
  const scrollTo = vi.fn();
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  vi.stubGlobal('scrollTo', scrollTo);
  onTestFinished(() => void vi.unstubAllGlobals());
  const router = createMemoryRouter([{ path: '*', element: <ScrollMemory /> }]);
  render(<RouterProvider router={router} />);
  expect([scrollTo, scrollY].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('a page scrolled before the app loaded is rendered completely, like one scrolled later', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(100);
  onTestFinished(() => void delete document.documentElement.dataset['settled']);
  const router = createMemoryRouter([{ path: '*', element: <ScrollMemory /> }]);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-settled'));
});

it('a filter that changes the address does not scroll the page', async () => {
  expect(await scrolledBy('/credits?filter=spent', true)).toEqual([]);
});

it.each([
  ['a new page', '/profile', false],
  ['a page that replaces another', '/login', true],
])('%s starts at its top', async (_, path, replace) => {
  expect(await scrolledBy(path, replace)).toEqual([[0, 0]]);
});

/** A page that was left at 3000 px, and is too short for five seconds after the return. */
async function cameBackToShortPage(): Promise<{
  readonly place: () => number;
  readonly grow: () => Promise<void>;
}> {
  vi.useFakeTimers();
  let place = 0;
  let height = 5000;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
  vi.stubGlobal('scrollTo', (_: number, top: number) => (place = Math.min(top, height)));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const router = createMemoryRouter([{ path: '*', element: <ScrollMemory /> }], {
    initialEntries: ['/home'],
  });
  render(<RouterProvider router={router} />);
  place = 3000;
  fireEvent.scroll(window);
  await act(() => router.navigate('/credits'));
  height = 500;
  await act(() => router.navigate(-1));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const grow = async () => {
    height = 5000;
    await act(() => vi.advanceTimersByTimeAsync(100));
  };
  return { place: () => place, grow };
}

it('going back restores the position on a page that takes seconds to grow', async () => {
  const { place, grow } = await cameBackToShortPage();
  expect(place()).toBe(500);
  await grow();
  expect(place()).toBe(3000);
});

it.each(['wheel', 'touchStart', 'keyDown', 'pointerDown'] as const)(
  'a reader who acts meanwhile (%s) is not moved any more',
  async (event) => {
    const { place, grow } = await cameBackToShortPage();
    fireEvent[event](document.body);
    await grow();
    expect(place()).toBe(500);
  },
);
