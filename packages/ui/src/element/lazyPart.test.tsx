import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart, loadAhead } from './lazyPart.tsx';

const Part = () => <p>The part</p>;
const Missing = () => <p>No part</p>;

afterEach(() => {
  vi.restoreAllMocks();
});

it('imports nothing without a network, since browsers cache a failed import, and imports once it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve(Part));
  const Lazy = lazyPart(load);
  render(<Lazy />);
  await act(() => Promise.resolve());
  void loadAhead(load);
  expect(load).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows a preloaded part without a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const load = vi.fn(() => Promise.resolve(Part));
  const Lazy = lazyPart(load, Missing);
  await loadAhead(load);
  online.mockReturnValue(false);
  render(<Lazy />);
  // without a frame of the replacement: React would hold the part back after it
  expect(screen.getByText('The part')).toBeVisible();
});

it('shows the replacement of a part that failed to load', async () => {
  const Lazy = lazyPart(() => Promise.reject(new Error('Failed to load')), Missing);
  render(<Lazy />);
  expect(await screen.findByText('No part')).toBeVisible();
});
