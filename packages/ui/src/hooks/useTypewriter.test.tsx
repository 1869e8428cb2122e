import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypewriter } from './useTypewriter.ts';

const surfaceRef = { current: null };

function Typed({ length }: { length: number }) {
  const { shown } = useTypewriter({
    length,
    msPerCharacter: 10,
    isEnabled: true,
    isComplete: false,
    surfaceRef,
    onFinish: undefined,
  });
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('types each character of the next piece, also after a timer that came late', () => {
  const { container, rerender } = render(<Typed length={3} />);
  // a throttled timer: the clock goes on, and the next tick counts all the time that passed
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  act(() => {
    vi.advanceTimersToNextTimer();
  });
  expect(container.textContent).toBe('3');
  rerender(<Typed length={20} />);
  expect(container.textContent).toBe('3');
});
