import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useListFocus } from './useListFocus.ts';

function Names({ initial }: { initial: readonly string[] }) {
  const [names, setNames] = useState(initial);
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  return (
    <div ref={listRef}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          data-removes=""
          onClick={() => removeEntry(() => setNames((before) => before.filter((other) => other !== name)))}
        >
          {name}
        </button>
      ))}
      <button type="button" data-adds="">
        Add
      </button>
    </div>
  );
}

it.each([
  { removed: 'first', next: 'second' },
  { removed: 'second', next: 'third' },
  { removed: 'third', next: 'second' },
])('when $removed is removed, its focus moves to $next', ({ removed, next }) => {
  render(<Names initial={['first', 'second', 'third']} />);
  const button = screen.getByRole('button', { name: removed });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: next })).toHaveFocus();
});

it('when the only entry is removed, its focus moves to the add button', () => {
  render(<Names initial={['only']} />);
  const button = screen.getByRole('button', { name: 'only' });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

it('a focus outside the removed entry does not move', () => {
  render(<Names initial={['first', 'second']} />);
  screen.getByRole('button', { name: 'Add' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'first' }));
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});
