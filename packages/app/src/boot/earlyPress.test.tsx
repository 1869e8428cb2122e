import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
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

it.each([
  ['with the same name', ['Search', 'Menu', 'Login']],
  ['in another language', ['मेन्यू']],
])('finds the button on a page that was rendered again, %s', (_, names) => {
  fireEvent.click(renderButton());
  cleanup();
  render(
    <div id="root">
      {names.map((name) => (
        <button key={name} type="button" onClick={() => pressed(name)}>
          {name}
        </button>
      ))}
    </div>,
  );
  pressAgain();
  expect(pressed.mock.calls).toEqual([[names.length === 1 ? names[0] : 'Menu']]);
});

it('presses nothing else if the button is gone', () => {
  fireEvent.click(renderButton());
  cleanup();
  render(
    <div id="root">
      <button type="button" onClick={pressed}>
        Login
      </button>
      <button type="button" onClick={pressed}>
        Search
      </button>
    </div>,
  );
  pressAgain();
  expect(pressed).not.toHaveBeenCalled();
});

it.each([
  ['submits a form that leads on', { action: '/login' }, 1],
  ['leaves a form to the app that has no action', {}, 0],
])('%s when the scripts do not come', (_, given, times) => {
  vi.useFakeTimers();
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <div id="root">
      <form {...given} onSubmit={({ nativeEvent }) => submitted(nativeEvent)}>
        <button type="submit">PLAY</button>
      </form>
    </div>,
  );
  fireEvent.click(screen.getByRole('button'));
  vi.advanceTimersByTime(9000);
  expect(submitted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(submitted).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
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
