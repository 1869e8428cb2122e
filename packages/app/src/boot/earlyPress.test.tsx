import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressAgain } from '../browser/earlyPress.ts';
import { PageBoundary } from '../shell/PageBoundary.tsx';
import { holdPresses } from './earlyPress.ts';

const pressed = vi.fn();

beforeEach(() => {
  document.documentElement.dataset.rendered = 'en';
  history.replaceState(null, '', '/first');
  holdPresses();
});

afterEach(() => {
  pressAgain();
  pressed.mockReset();
  delete document.documentElement.dataset.rendered;
  history.replaceState(null, '', '/');
});

function renderButton(): HTMLElement {
  render(
    <div id="root">
      <button type="button" onClick={pressed}>
        Menu
      </button>
    </div>,
  );
  return screen.getByRole('button', { name: 'Menu' });
}

it('holds the press of a button until the page is hydrated, and then repeats it', () => {
  const button = renderButton();
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('data-pressed');
  pressAgain();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('data-pressed');
});

it('drops the press after a navigation by a link, because the old page is never hydrated', () => {
  const button = renderButton();
  fireEvent.click(button);
  history.pushState(null, '', '/second');
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  pressAgain();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('drops the press on a page that failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  function Failing(): never {
    throw new Error('It fails.');
  }
  const element = (
    <div id="root">
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </div>
  );
  const routes = [{ element, children: [{ path: '*', element: <Failing /> }] }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('data-pressed');
  vi.restoreAllMocks();
});
