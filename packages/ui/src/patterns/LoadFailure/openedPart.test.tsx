import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openedPart, type SignProps } from './openedPart.tsx';

interface MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Menu = ({ open }: MenuProps) => <menu>{open && <li>Soup</li>}</menu>;
const Sign = ({ part }: SignProps<MenuProps>) => (
  <button type="button" onClick={() => part.onOpenChange(true)}>
    Menu
  </button>
);
const closed: MenuProps = { open: false, onOpenChange: () => {} };

it('loads its script when it is first opened, and keeps its sign, with the focus, until that has come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Menu>();
  const load = vi.fn(() => promise);
  const Part = openedPart(load, Sign);
  const { rerender } = render(<Part {...closed} />);
  const sign = screen.getByRole('button', { name: 'Menu' });
  sign.focus();
  expect(load).not.toHaveBeenCalled();

  rerender(<Part {...closed} open />);
  expect(load).toHaveBeenCalledTimes(1);
  expect(sign).toHaveFocus();
  await act(async () => resolve(Menu));
  expect(screen.getByText('Soup')).toBeVisible();
  expect(sign).not.toBeInTheDocument();

  rerender(<Part {...closed} />);
  expect(screen.queryByText('Soup')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('offers a retry if the script fails to load', async () => {
  const load = vi.fn(() => Promise.resolve(Menu)).mockRejectedValueOnce(new Error('Failed to load'));
  const Part = openedPart(load, Sign);
  render(<Part {...closed} open />);
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByText('Soup')).toBeVisible();
});
