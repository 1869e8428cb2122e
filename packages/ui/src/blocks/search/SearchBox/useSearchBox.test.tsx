import { twelveStories } from '@kathaloka/contract/fixtures';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSearchBox } from './useSearchBox.ts';

const [first, second] = twelveStories;

function aBox() {
  const answered = { value: '', results: [first!], loading: false };
  const { result, rerender } = renderHook(
    (answer: typeof answered) =>
      useSearchBox({ ...answer, delayMs: 0, onValueChange: () => {}, onSelect: undefined }),
    { initialProps: answered },
  );
  return {
    type: (text: string) => act(() => result.current.change(text)),
    answer: (answer: Partial<typeof answered>) => rerender({ ...answered, ...answer }),
    shown: () => [result.current.state, ...result.current.stories.map(({ id }) => id)],
  };
}

it('the results belong to the text in the box, and not to an earlier text', () => {
  const { type, answer, shown } = aBox();
  type('kurma');
  expect(shown()).toEqual(['searching']);
  answer({ value: 'kurma' });
  expect(shown()).toEqual(['found', first!.id]);
  type('hanuman');
  expect(shown()).toEqual(['searching']);
  answer({ value: 'hanuman', loading: true });
  expect(shown()).toEqual(['searching']);
  answer({ value: 'hanuman', results: [second!] });
  expect(shown()).toEqual(['found', second!.id]);
});

it('the results stay while the same text is searched again', () => {
  const { type, answer, shown } = aBox();
  type('kurma');
  answer({ value: 'kurma' });
  answer({ value: 'kurma', loading: true });
  expect(shown()).toEqual(['found', first!.id]);
});
