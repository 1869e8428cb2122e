import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useChoicesWhenRead } from './useChoicesWhenRead.ts';

function Column() {
  const ref = useRef<HTMLDivElement>(null);
  const { hasSeenEnd, setHasSeenEnd, showNext } = useChoicesWhenRead(ref);
  return (
    <div ref={ref}>
      <div role="log" />
      <button onClick={showNext}>More below</button>
      <button onClick={() => setHasSeenEnd(true)}>{hasSeenEnd ? 'Seen' : 'Unseen'}</button>
    </div>
  );
}

/** jsdom has no `scrollTo`, and a consumer's tests no stub for it. */
it('scrolls only where it can', async () => {
  render(<Column />);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  act(() => screen.getByText('More below').click());
  act(() => screen.getByText('Unseen').click());
  expect(screen.getByText('Seen')).toBeVisible();
});
