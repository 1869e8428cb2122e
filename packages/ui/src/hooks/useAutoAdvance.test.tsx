import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MotionProvider } from './MotionProvider.tsx';
import { useAutoAdvance } from './useAutoAdvance.ts';

function Moving({ onAdvance }: { onAdvance: () => void }) {
  const { isMoving } = useAutoAdvance({ intervalMs: 1000, isEnabled: true, onAdvance });
  return isMoving ? 'moves' : 'rests';
}

describe('auto-advance', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    [true, 'moves', 3],
    [false, 'rests', 0],
  ])('with the setting %s %s', (hasMotion, state, steps) => {
    const onAdvance = vi.fn();
    const { container } = render(
      <MotionProvider hasMotion={hasMotion}>
        <Moving onAdvance={onAdvance} />
      </MotionProvider>,
    );
    expect(container.textContent).toBe(state);
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(onAdvance).toHaveBeenCalledTimes(steps);
  });

  it('pauses while the browser tab is hidden', () => {
    const onAdvance = vi.fn();
    render(<Moving onAdvance={onAdvance} />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(onAdvance).not.toHaveBeenCalled();
    hidden.mockRestore();
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(onAdvance).toHaveBeenCalledOnce();
  });
});
