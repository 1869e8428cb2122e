import type { StoryStructure } from '@kathaloka/contract/entities';
import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inUrdu } from '../../stories/globals.ts';
import { GraphCanvas, type GraphCanvasProps } from './GraphCanvas.tsx';
import type { Point } from './layout.ts';

/** The canvas with places that stay moved, as the studio keeps them. */
function Moving(args: GraphCanvasProps) {
  const [positions, setPositions] = useState(args.positions);
  const [value, setValue] = useState(args.value);
  return (
    <GraphCanvas
      {...args}
      positions={positions}
      value={value}
      onMove={(name, place) => {
        setPositions((moved) => new Map(moved).set(name, place));
        args.onMove(name, place);
      }}
      onValueChange={(name) => {
        setValue(name);
        args.onValueChange(name);
      }}
      onTidy={() => {
        setPositions(new Map());
        args.onTidy();
      }}
    />
  );
}

const NOWHERE: ReadonlyMap<string, Point> = new Map();

const meta = {
  title: 'Patterns/GraphCanvas',
  component: GraphCanvas,
  args: {
    structure: ferrymanStructure,
    positions: NOWHERE,
    value: 'silence',
    onValueChange: fn(),
    onMove: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onConnect: fn(),
    onTidy: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [(Story) => <div style={{ height: 640 }}>{Story()}</div>],
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof GraphCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const scene = (canvas: Canvas, name: string) => canvas.findByRole('group', { name: new RegExp(`^${name},`) });

/** Every scene says its name, how many choices it has, and whether the story begins or ends there. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await scene(canvas, 'intro')).toHaveAccessibleName('intro, 2 choices, start');
    await expect(await scene(canvas, 'end')).toHaveAccessibleName('end, 0 choices, ending');
    await expect(canvas.getByText('No target')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.is-hot')).toHaveLength(2));
  },
};

/** Tab goes from scene to scene in the order of reading, arrows move, Enter edits, Delete asks. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const intro = await scene(canvas, 'intro');
    intro.focus();
    await step('Tab', async () => {
      await userEvent.tab();
      await expect(await scene(canvas, 'river_book')).toHaveFocus();
    });
    await step('arrows', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenCalledWith('river_book', expect.objectContaining({ x: 350 }));
    });
    await step('Space, Enter, Delete', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('river_book');
      await userEvent.keyboard('{Enter}');
      await expect(args.onEdit).toHaveBeenCalledWith('river_book');
      await userEvent.keyboard('{Delete}');
      await expect(args.onDelete).toHaveBeenCalledWith('river_book');
    });
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await scene(canvas, 'far_bank'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('far_bank');
  },
};

/** The wheel and two fingers are not for everyone. */
export const Controls: Story = {
  args: { positions: new Map([['end', { x: 2400, y: 900 }]]) },
  play: async ({ canvas, args }) => {
    const percent = () => Number.parseInt(canvas.getByText(/^\d+%$/).textContent, 10);
    await waitFor(() => expect(percent()).toBeLessThan(60));
    const fitted = percent();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(percent()).toBeGreaterThan(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit all scenes' }));
    await waitFor(() => expect(percent()).toBe(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Tidy layout' }));
    await expect(args.onTidy).toHaveBeenCalledOnce();
    await waitFor(() => expect(percent()).toBeGreaterThan(fitted));
  },
};

export const NothingSelected: Story = { args: { value: undefined } };
export const Empty: Story = { args: { structure: { start_node: '', nodes: {} } } };

const long: StoryStructure = {
  start_node: 'a_name_that_somebody_thought_about_for_far_too_long',
  nodes: {
    a_name_that_somebody_thought_about_for_far_too_long: {
      text: 'A paragraph that goes on. '.repeat(20),
      choices: [{ text: 'And then, because nobody stopped it, it went on', target: '' }],
    },
  },
};
export const LongText: Story = { args: { structure: long } };
export const Hindi: Story = { args: { structure: hindiStructure, language: 'hi', value: undefined } };

/** On a page that is read from the right, the story begins there. */
export const Urdu: Story = {
  args: { structure: urduStructure, language: 'ur', value: undefined },
  globals: inUrdu,
  play: async ({ canvas, args }) => {
    const start = await scene(canvas, 'ghat');
    const next = await scene(canvas, 'darya');
    await waitFor(() =>
      expect(start.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().right),
    );
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).toHaveBeenCalledWith('darya', expect.objectContaining({ x: 350 }));
  },
};
