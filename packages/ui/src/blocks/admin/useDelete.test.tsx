import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDelete } from './useDelete.ts';

const bells = { id: 'bells', display_name: 'Monsoon bells' };

it('removes a refusal when no story uses the entry any more, for example after a merge', () => {
  const onDelete = vi.fn();
  const { result, rerender } = renderHook(
    (count: number) => useDelete<typeof bells>({ storyCounts: { bells: count }, onDelete }),
    { initialProps: 2 },
  );
  act(() => result.current.handleDelete(bells));
  expect(result.current.refused).toEqual({ entry: bells, count: 2 });
  rerender(1);
  expect(result.current.refused).toEqual({ entry: bells, count: 1 });
  rerender(0);
  expect(result.current.refused).toBeUndefined();
  expect(onDelete).not.toHaveBeenCalled();
});
