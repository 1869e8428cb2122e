import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePending } from './usePending.ts';

function Control({ onPress }: { onPress: () => void | Promise<void> }) {
  const [isPending, press] = usePending(onPress);
  return (
    <button aria-busy={isPending} onClick={() => press()}>
      Press
    </button>
  );
}

const control = () => screen.getByRole('button');

it('is pending from the press on, until what was started is over', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  render(<Control onPress={() => promise} />);
  fireEvent.click(control());
  expect(control()).toHaveAttribute('aria-busy', 'true');
  await act(async () => {
    resolve();
    await promise;
  });
  expect(control()).toHaveAttribute('aria-busy', 'false');
});

it('is never pending for what is over with the press', () => {
  const onPress = vi.fn();
  render(<Control onPress={onPress} />);
  fireEvent.click(control());
  expect(onPress).toHaveBeenCalledOnce();
  expect(control()).toHaveAttribute('aria-busy', 'false');
});
