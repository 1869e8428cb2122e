import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageFocus } from './PageFocus.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

/** Goes to a page whose `main` has not loaded yet, beside a panel that can take the focus. */
async function goToASlowPage(path = '/slow') {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <PageFocus />
          <a href="/slow">A link</a>
          <aside tabIndex={-1} aria-label="Panel" />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <main /> },
        { path: '/slow', element: <div id="slow" /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  screen.getByRole('link').focus();
  await act(() => router.navigate(path));
}

function loaded(): HTMLElement {
  const main = document.createElement('main');
  document.querySelector('#slow')!.append(main);
  vi.advanceTimersToNextFrame();
  return main;
}

it('moves the focus from the link to the page once that has loaded', async () => {
  await goToASlowPage();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(loaded()).toHaveFocus();
});

it('leaves the focus in a panel that was opened while the page was loading', async () => {
  await goToASlowPage();
  const panel = screen.getByRole('complementary');
  panel.focus();
  loaded();
  expect(panel).toHaveFocus();
});

it('leaves the focus on the target of a link to a fragment', async () => {
  await goToASlowPage('/slow#comments');
  loaded();
  expect(screen.getByRole('link')).toHaveFocus();
});
