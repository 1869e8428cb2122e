import { bareStory, hindiStory, overlongStory, twelveStories, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { withInertLinks } from '../../../testing/inertLinks.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** A search box whose queries are answered immediately. */
function Answering(props: SearchBoxProps) {
  const [value, setValue] = useState('');
  return (
    <SearchBox
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Search/SearchBox',
  component: SearchBox,
  args: {
    value: '',
    results: twelveStories.slice(0, 3),
    onValueChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Answering {...args} />,
  decorators: [withInertLinks, (Story) => <div style={{ maxWidth: 400, minBlockSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.getByRole('combobox');

export const Default: Story = {
  name: 'Empty field',
  play: async ({ canvas }) => {
    await expect(box(canvas)).toHaveAccessibleName('Search stories');
  },
};

export const Found: Story = {
  tags: ['behaviour'],
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

/** Arrow keys go through the results and back to the text; Enter opens one and empties the box. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    await userEvent.type(box(canvas), 'river');
    const options = await canvas.findAllByRole('option');
    await step('down and up', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(box(canvas)).toHaveAttribute('aria-activedescendant', options[1]?.id);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(box(canvas)).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{ArrowUp}');
      await expect(options[2]).toHaveAttribute('aria-selected', 'true');
      await expect(box(canvas)).toHaveAttribute('aria-activedescendant', options[2]?.id);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(options[0]).toHaveAttribute('aria-selected', 'true');
      await expect(box(canvas)).toHaveFocus();
    });
    await step('Escape closes, an arrow opens', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('option')).toBeNull();
      await expect(box(canvas)).toHaveValue('river');
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(box(canvas)).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.keyboard('{ArrowDown}');
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

/** The list is loaded when the box is first used; the input keeps its text, focus and caret. */
export const KeepsItsInput: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const input = box(canvas) as HTMLInputElement;
    await userEvent.type(input, 'rver');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('i');
    await canvas.findAllByRole('option');
    await expect(box(canvas)).toBe(input);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('river');
    await expect(input.selectionStart).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

/** Props go to the input, but `className` and `style` to the root. Handlers run in addition to the built-in ones. */
export const PassesThrough: Story = {
  tags: ['behaviour'],
  args: { id: 'find', className: 'mine', name: 'q', onKeyDown: fn(), onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(box(canvas), 'river');
    await canvas.findAllByRole('option');
    await expect(box(canvas)).toHaveAttribute('id', 'find');
    await expect(box(canvas)).toHaveAttribute('name', 'q');
    await expect(canvasElement.querySelector('search')).toHaveClass('mine');
    await expect(args.onKeyDown).toHaveBeenCalledTimes(5);
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

export const Chosen: Story = {
  tags: ['behaviour'],
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
  tags: ['behaviour'],
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

export const Pending: Story = {
  tags: ['played'],
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'river');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('river'));
    await expect(await canvas.findByText('Searching...')).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Nothing: Story = {
  tags: ['played'],
  args: { results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'zzz');
    await expect(await canvas.findByText('No stories found')).toBeVisible();
  },
};

/** Where nothing is found, the nearest title is offered, and categories to search for. */
export const NothingButNear: Story = {
  tags: ['played'],
  args: {
    results: [],
    suggestions: {
      story: twelveStories[0]!,
      categories: twelveStories.slice(0, 3).flatMap(({ category }) => category ?? []),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas), 'eigtenth');
    const link = await canvas.findByRole('link', { name: 'Did you mean “The Eighteenth Morning”?' });
    await expect(canvas.getByText('No stories found')).toBeVisible();
    await expect(link).toHaveAttribute('href', `/game/${twelveStories[0]?.id}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Mahabharata' }));
    await expect(box(canvas)).toHaveValue('Mahabharata');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Mahabharata'));
  },
};

/** At most ten results are shown. */
export const Ten: Story = {
  tags: ['behaviour'],
  args: { results: twelveStories },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'the');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  args: { results: [overlongStory, bareStory] },
  play: findRiver,
};
export const InTheFlow: Story = { tags: ['behaviour'], args: { layout: 'flow' }, play: findRiver };
export const Phone: Story = { tags: ['behaviour'], play: findRiver, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], play: findRiver, globals: onDesktop };
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { results: [hindiStory] },
  play: findRiver,
  globals: inHindi,
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { results: [urduStory, hindiStory] },
  play: findRiver,
  globals: inUrdu,
};
export const PalmLeaf: Story = { tags: ['behaviour'], play: findRiver, globals: inPalmLeaf };
