import { twelveStories } from '@kathaloka/contract/fixtures';
import { SEARCH_DEBOUNCE_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pass, withClock } from '../../../testing/clock.ts';
import { withInertLinks } from '../../../testing/inertLinks.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** The results of three searches, and how long each takes. */
const slowAnswers: Readonly<Record<string, { results: SearchBoxProps['results']; ms: number }>> = {
  ri: { results: twelveStories.slice(5, 10), ms: 2000 },
  riv: { results: twelveStories.slice(3, 5), ms: 500 },
  river: { results: twelveStories.slice(0, 3), ms: 700 },
};

/** Shows the response that arrived last, as an app without request ordering would. */
function AnsweringInAnyOrder(props: SearchBoxProps) {
  const [value, setValue] = useState('');
  function handleValueChange(next: string) {
    setTimeout(() => setValue(next), slowAnswers[next]?.ms ?? 0);
    props.onValueChange(next);
  }
  return (
    <SearchBox
      {...props}
      value={value}
      results={slowAnswers[value]?.results ?? []}
      onValueChange={handleValueChange}
    />
  );
}

const meta = {
  title: 'Components/Search/SearchBox',
  component: SearchBox,
  args: { value: '', results: [], onValueChange: fn() },
  render: (args) => <AnsweringInAnyOrder {...args} />,
  beforeEach: withClock,
  decorators: [withInertLinks, (Story) => <div style={{ maxWidth: 400, minBlockSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.getByRole('combobox');

/** A search starts 300 ms after the last keystroke. */
export const WaitsForAPause: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    await expect(SEARCH_DEBOUNCE_MS).toBe(300);
    await step('one search for a word, trimmed', async () => {
      await userEvent.type(box(canvas), ' river ');
      await expect(args.onValueChange).not.toHaveBeenCalledWith('river');
      await expect(await canvas.findByText('Searching...')).toBeVisible();
      await pass(SEARCH_DEBOUNCE_MS);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('river');
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    });
    await step('none for a blank', async () => {
      await userEvent.clear(box(canvas));
      await userEvent.type(box(canvas), '   ');
      await pass(SEARCH_DEBOUNCE_MS * 2);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
  },
};

/** A late response to an earlier query does not replace the results. */
export const AnswersOutOfOrder: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    for (const [keys, query] of Object.entries({ ri: 'ri', v: 'riv', er: 'river' })) {
      await userEvent.type(box(canvas), keys);
      await pass(SEARCH_DEBOUNCE_MS);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(query);
    }
    await step('a response to an earlier query is ignored', async () => {
      await pass(300);
      await expect(canvas.getByText('Searching...')).toBeVisible();
      await expect(canvas.queryByRole('option')).toBeNull();
    });
    await step('one that arrives after the newest is ignored', async () => {
      await pass(500);
      await expect(await canvas.findAllByRole('option')).toHaveLength(3);
      await pass(700);
      await expect(canvas.getAllByRole('option')).toHaveLength(3);
      await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('The Eighteenth Morning');
    });
  },
};
