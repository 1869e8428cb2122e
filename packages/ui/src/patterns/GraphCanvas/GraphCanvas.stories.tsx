import type { StoryStructure } from '@kathaloka/contract/entities';
import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import { type Finding, finding } from '../../stories/findings.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inUrdu } from '../../stories/globals.ts';
import { manyScenes } from '../../stories/manyScenes.ts';
import { GraphCanvas, type GraphCanvasProps } from './GraphCanvas.tsx';
import { choiceKey, type GraphHeat } from './graphMarks.ts';
import type { Point } from './layout.ts';

/** The canvas with places and a selection that stay, as the studio keeps them. */
function Moving(args: GraphCanvasProps) {
  const [positions, setPositions] = useState(args.positions);
  const [selection, setSelection] = useState(args.selection);
  const place = (places: ReadonlyMap<string, Point>) =>
    setPositions((before) => new Map([...before, ...places]));
  return (
    <GraphCanvas
      {...args}
      positions={positions}
      selection={selection}
      onMove={(places) => {
        place(places);
        args.onMove(places);
      }}
      onArrange={(places) => {
        place(places);
        args.onArrange(places);
      }}
      onSelectionChange={(names) => {
        setSelection(names);
        args.onSelectionChange(names);
      }}
    />
  );
}

const NOWHERE: ReadonlyMap<string, Point> = new Map();
/** Where somebody put the ferryman's scenes: nothing is laid out. */
const PLACED: ReadonlyMap<string, Point> = new Map([
  ['intro', { x: 0, y: 120 }],
  ['river_book', { x: 330, y: 0 }],
  ['silence', { x: 330, y: 260 }],
  ['far_bank', { x: 660, y: 0 }],
  ['coin', { x: 660, y: 260 }],
  ['end', { x: 990, y: 120 }],
]);

const meta = {
  title: 'Patterns/GraphCanvas',
  component: GraphCanvas,
  args: {
    structure: ferrymanStructure,
    positions: NOWHERE,
    selection: ['silence'],
    onSelectionChange: fn(),
    onMove: fn(),
    onArrange: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onConnect: fn(),
    onAddChoice: fn(),
    onAddScene: fn(),
    onSetStart: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [(Story) => <div style={{ height: 640 }}>{Story()}</div>],
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof GraphCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const scene = (canvas: Canvas, name: string) => canvas.findByRole('group', { name: new RegExp(`^${name},`) });

/** The places of every call. */
function callsOf(onArrange: GraphCanvasProps['onArrange']): ReadonlyMap<string, Point>[] {
  return (onArrange as ReturnType<typeof fn<typeof onArrange>>).mock.calls.map(([places]) => places);
}

/** Every scene says its name, how many choices it has, and whether the story begins or ends there. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await scene(canvas, 'intro')).toHaveAccessibleName('intro, 2 choices, start');
    await expect(await scene(canvas, 'end')).toHaveAccessibleName('end, 0 choices, ending');
    await expect(canvas.getByText('No target')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.is-hot')).toHaveLength(2));
  },
};

/** The first placement is there at once; the layout of the worker then takes its place, and no two cards overlap. */
export const LaidOut: Story = {
  play: async ({ canvas, args }) => {
    await scene(canvas, 'intro');
    const different = () => new Set(callsOf(args.onArrange).map((places) => JSON.stringify([...places])));
    await waitFor(() => expect(different().size).toBe(2), { timeout: 15_000 });
    await expect(canvas.getByRole('button', { name: 'Tidy layout' })).toBeEnabled();
    const cards = canvas.getAllByRole('group').map((card) => card.getBoundingClientRect());
    for (const [index, a] of cards.entries()) {
      for (const b of cards.slice(index + 1)) {
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        await expect(isApart).toBe(true);
      }
    }
  },
};

/** Tab goes from scene to scene in the order of reading, arrows move, Enter edits, Delete asks; letters do the rest. */
export const ByKeyboard: Story = {
  args: { positions: PLACED },
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
      await expect(args.onMove).toHaveBeenCalledWith(new Map([['river_book', { x: 350, y: 0 }]]));
    });
    await step('Space, Enter, Delete', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['river_book']);
      await userEvent.keyboard('{Enter}');
      await expect(args.onEdit).toHaveBeenCalledWith('river_book');
      await userEvent.keyboard('{Delete}');
      await expect(args.onDelete).toHaveBeenCalledWith(['river_book']);
    });
    await step('letters', async () => {
      await userEvent.keyboard('cns');
      await expect(args.onAddChoice).toHaveBeenCalledWith('river_book');
      await expect(args.onAddScene).toHaveBeenCalledWith('river_book');
      await expect(args.onSetStart).toHaveBeenCalledWith('river_book');
    });
    await step('several scenes', async () => {
      await userEvent.keyboard('.');
      await waitFor(async () => expect(await scene(canvas, 'silence')).toHaveFocus());
      await userEvent.keyboard('{Shift>} {/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['river_book', 'silence']);
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onMove).toHaveBeenLastCalledWith(
        new Map([
          ['river_book', { x: 350, y: 20 }],
          ['silence', { x: 330, y: 280 }],
        ]),
      );
    });
  },
};

export const ByPointer: Story = {
  args: { positions: PLACED },
  play: async ({ canvas, args, step }) => {
    await step('a click selects', async () => {
      await userEvent.click(await scene(canvas, 'far_bank'));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['far_bank']);
    });
    await step('with Control it adds to the selection', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(await scene(canvas, 'end'));
      await user.keyboard('{/Control}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['far_bank', 'end']);
    });
  },
};

/** The wheel and two fingers are not for everyone. */
export const Controls: Story = {
  args: { positions: new Map([...PLACED, ['end', { x: 2400, y: 900 }]]) },
  play: async ({ canvas, args }) => {
    const percent = () => Number.parseInt(canvas.getByText(/^\d+%$/).textContent, 10);
    await waitFor(() => expect(percent()).toBeLessThan(60));
    const fitted = percent();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(percent()).toBeGreaterThan(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit all scenes' }));
    await waitFor(() => expect(percent()).toBe(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Tidy layout' }));
    await waitFor(() => expect(args.onArrange).toHaveBeenCalled(), { timeout: 15_000 });
    await waitFor(() => expect(percent()).toBeGreaterThan(fitted));
  },
};

const found: readonly Finding[] = [
  finding('dangling target', 'The choice “Turn back” leads nowhere.', { node: 'coin', choice: 0 }),
  finding('choices alike', 'Two choices have the same consequence.', { node: 'river_book', choice: 1 }),
];

/** A scene with findings says how many, and shows how severe they are. */
export const WithFindings: Story = {
  args: { positions: PLACED, findings: found },
  play: async ({ canvas }) => {
    await expect(await scene(canvas, 'coin')).toHaveAccessibleName('coin, 1 choice, 1 finding');
  },
};

const heat: GraphHeat = {
  of: 'walks',
  scenes: new Map([
    ['intro', 1],
    ['river_book', 0.47],
    ['silence', 0.53],
    ['far_bank', 0.78],
    ['coin', 0.21],
    ['end', 0.78],
  ]),
  choices: new Map([
    [choiceKey('intro', 0), 0.47],
    [choiceKey('intro', 1), 0.53],
    [choiceKey('river_book', 0), 0.33],
    [choiceKey('river_book', 1), 0.14],
    [choiceKey('silence', 0), 0.21],
    [choiceKey('silence', 1), 0.31],
    [choiceKey('far_bank', 0), 0.78],
  ]),
};

/** How many walks come where: in colour, in figures, and in the name of each card. */
export const Visits: Story = {
  args: { positions: PLACED, heat, selection: [] },
  play: async ({ canvas }) => {
    await expect(await scene(canvas, 'silence')).toHaveAccessibleName('silence, 2 choices, visited in 53%');
    await expect(canvas.getByText('Share of simulated walks')).toBeVisible();
  },
};

/** What readers do: cells under five readers are hidden. */
export const Readers: Story = {
  args: {
    positions: PLACED,
    heat: { ...heat, of: 'readers', scenes: new Map([...heat.scenes, ['coin', null]]) },
    selection: [],
  },
  play: async ({ canvas }) => {
    await expect(await scene(canvas, 'coin')).toHaveAccessibleName(/Fewer than five readers: not shown/);
    await expect(canvas.getByText('Fewer than five readers: not shown')).toBeVisible();
  },
};

/** The way of a playtest, and where it stands. */
export const Walked: Story = {
  args: {
    positions: PLACED,
    selection: [],
    path: [{ scene: 'intro', choice: 1 }, { scene: 'silence' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await scene(canvas, 'silence')).toHaveAccessibleName(/You are here/);
    await waitFor(() => expect(canvasElement.querySelectorAll('.is-hot')).toHaveLength(1));
  },
};

/** A large story has a map of the whole. */
export const Large: Story = {
  args: { structure: manyScenes(60), selection: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Map of all scenes' })).toBeVisible();
  },
};

export const NothingSelected: Story = { args: { selection: [] } };
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
export const Hindi: Story = { args: { structure: hindiStructure, language: 'hi', selection: [] } };

/** On a page that is read from the right, the story begins there. */
export const Urdu: Story = {
  args: { structure: urduStructure, language: 'ur', selection: [] },
  globals: inUrdu,
  play: async ({ canvas, args }) => {
    const start = await scene(canvas, 'ghat');
    const next = await scene(canvas, 'darya');
    await waitFor(() =>
      expect(start.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().right),
    );
    await canvas.findByRole('button', { name: /Tidy|سجا/ });
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};
