import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type ButtonOfPart, openedPart, type SignProps } from './openedPart.tsx';

interface MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Menu = ({ open, onOpenChange, buttonRef }: MenuProps & ButtonOfPart) => (
  <>
    <button ref={buttonRef} type="button" data-loaded onClick={() => onOpenChange(!open)}>
      Menu
    </button>
    {open && <p>Soup</p>}
  </>
);
const Sign = ({ buttonRef, onPress }: SignProps<MenuProps>) => (
  <button ref={buttonRef} type="button" onClick={onPress}>
    Menu
  </button>
);
const closed: MenuProps = { open: false, onOpenChange: () => {} };
const button = () => screen.getByRole('button', { name: 'Menu' });

it('keeps its sign, with the focus, until its script has come with the first press, which opens it', async () => {
  let resolve = (_loaded: typeof Menu) => {};
  const load = vi.fn(() => new Promise<typeof Menu>((done) => (resolve = done)));
  const Part = openedPart(load, Sign);
  function Page() {
    const [open, setOpen] = useState(false);
    return <Part open={open} onOpenChange={setOpen} />;
  }
  render(<Page />);
  const sign = button();
  sign.focus();
  expect(load).not.toHaveBeenCalled();

  act(() => sign.click());
  expect(load).toHaveBeenCalledTimes(1);
  expect(sign).toHaveFocus();
  await act(async () => resolve(Menu));
  expect(screen.getByText('Soup')).toBeVisible();
  expect(button()).toHaveAttribute('data-loaded');
  expect(button()).toHaveFocus();

  act(() => button().click());
  expect(screen.queryByText('Soup')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads its script as well if its parent opens it', async () => {
  const Part = openedPart(() => Promise.resolve(Menu), Sign);
  const { rerender } = render(<Part {...closed} />);
  rerender(<Part {...closed} open />);
  expect(await screen.findByText('Soup')).toBeVisible();
});

it('offers a retry if the script fails to load', async () => {
  const load = vi.fn(() => Promise.resolve(Menu)).mockRejectedValueOnce(new Error('Failed to load'));
  const Part = openedPart(load, Sign);
  render(<Part {...closed} open />);
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByText('Soup')).toBeVisible();
});
