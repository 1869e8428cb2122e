import { bareStory, hindiStory, overlongStory, twelveStories, urduStory } from '@kathaloka/contract/fixtures';
import { SEARCH_DEBOUNCE_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pass, withClock } from '../../../stories/clock.ts';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import { withStillLinks } from '../../../stories/stillLinks.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** Answers every query at once, as an app would after a call. */
function Answering(props: SearchBoxProps) {
  const [query, setQuery] = useState('');
  return (
    <SearchBox
      {...props}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        props.onQueryChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Blocks/Search/SearchBox',
  component: SearchBox,
  args: {
    query: '',
    results: twelveStories.slice(0, 3),
    onQueryChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Answering {...args} />,
  decorators: [withStillLinks, (Story) => <div style={{ maxWidth: 400, minBlockSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.getByRole('combobox');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(box(canvas)).toHaveAccessibleName('Search stories');
  },
};

/** A word is searched for 300 ms after its last letter. */
export const WaitsForAPause: Story = {
  beforeEach: withClock,
  play: async ({ canvas, args, step }) => {
    await expect(SEARCH_DEBOUNCE_MS).toBe(300);
    await step('one search for a word, trimmed', async () => {
      await userEvent.type(box(canvas), ' river ');
      await expect(args.onQueryChange).not.toHaveBeenCalledWith('river');
      await expect(await canvas.findByText('Searching...')).toBeVisible();
      await pass(SEARCH_DEBOUNCE_MS);
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('river');
      await expect(args.onQueryChange).toHaveBeenCalledTimes(2);
    });
    await step('none for a blank', async () => {
      await userEvent.clear(box(canvas));
      await userEvent.type(box(canvas), '   ');
      await pass(SEARCH_DEBOUNCE_MS * 2);
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'river');
    const options = await canvas.findAllByRole('option');
    await expect(options).toHaveLength(3);
    await expect(options[0]).toHaveTextContent('The Eighteenth Morning');
    await expect(options[0]).toHaveTextContent('Ride with the charioteer on the last day at Kurukshetra.');
    await expect(options[0]).toHaveTextContent('Mahabharata · Dev Malhotra');
    await expect(box(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Arrow keys go round, Enter opens, and the box is empty again. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.type(box(canvas), 'river');
    const options = await canvas.findAllByRole('option');
    await step('down and up', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(box(canvas)).toHaveAttribute('aria-activedescendant', options[1]?.id);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(options[2]).toHaveAttribute('aria-selected', 'true');
      await expect(box(canvas)).toHaveFocus();
    });
    await step('Escape closes, an arrow opens', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('option')).toBeNull();
      await expect(box(canvas)).toHaveValue('river');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    });
    await step('Enter opens', async () => {
      await waitFor(() => expect(box(canvas)).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(box(canvas)).toHaveValue('');
      await expect(canvas.queryByRole('option')).toBeNull();
    });
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'dwarka');
    const option = await canvas.findByRole('option', { name: /Architect of Dwarka/ });
    await expect(option).toHaveAttribute('href', `/game/${twelveStories[1]?.id}`);
    await userEvent.click(option);
    await expect(args.onSelect).toHaveBeenCalledWith(twelveStories[1]);
    await expect(box(canvas)).toHaveValue('');
  },
};

export const ClosedByAClickElsewhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'river');
    await canvas.findAllByRole('option');
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(box(canvas)).toHaveValue('river');
  },
};

async function findRiver({ canvas }: { canvas: Canvas }) {
  await userEvent.type(box(canvas), 'river');
  await canvas.findAllByRole('option');
}

export const OnTheirWay: Story = {
  args: { isLoading: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'river');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('river'));
    await expect(canvas.getByText('Searching...')).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Nothing: Story = {
  args: { results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'zzz');
    await expect(await canvas.findByText('No stories found')).toBeVisible();
  },
};

/** More than ten came; ten are shown. */
export const Ten: Story = {
  args: { results: twelveStories },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'the');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
};

export const LongText: Story = { args: { results: [overlongStory, bareStory] }, play: findRiver };
export const InTheFlow: Story = { args: { layout: 'flow' }, play: findRiver };
export const Phone: Story = { play: findRiver, globals: onPhone };
export const Desktop: Story = { play: findRiver, globals: onDesktop };
export const Hindi: Story = { args: { results: [hindiStory] }, play: findRiver, globals: inHindi };
export const Urdu: Story = { args: { results: [urduStory, hindiStory] }, play: findRiver, globals: inUrdu };
export const PalmLeaf: Story = { play: findRiver, globals: inPalmLeaf };
