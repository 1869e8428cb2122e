import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListAddress } from './useListAddress.ts';

const listAt = (path: string) =>
  renderHook(() => ({ list: useListAddress(), address: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });

it('A changed filter resets the page, and another page keeps the filters', () => {
  const { result } = listAt('/admin/stories?status=draft&page=3');
  act(() => result.current.list.change({ page: '4' }));
  expect(result.current.address).toBe('?status=draft&page=4');
  act(() => result.current.list.change({ status: 'published' }));
  expect([result.current.address, result.current.list.page]).toEqual(['?status=published', 1]);
  act(() => result.current.list.change({ page: '2' }));
  act(() => result.current.list.replace({ q: 'river' }));
  expect(result.current.address).toBe('?status=published&q=river');
});
