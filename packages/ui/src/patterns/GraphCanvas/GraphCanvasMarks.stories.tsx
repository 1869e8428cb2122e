import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Finding, finding } from '../../testing/findings.ts';
import { canvasArgs, MovingCanvas, PLACED, sceneCard } from '../../testing/MovingCanvas.tsx';
import { GraphCanvas } from './GraphCanvas.tsx';
import { choiceKey, type GraphHeat } from './graphMarks.ts';

const meta = {
  title: 'Components/Patterns/GraphCanvas',
  component: GraphCanvas,
  args: canvasArgs,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [(Story) => <div style={{ height: 640 }}>{Story()}</div>],
  render: (args) => <MovingCanvas {...args} />,
} satisfies Meta<typeof GraphCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

const found: readonly Finding[] = [
  finding('dangling target', { choice: 'Turn back', target: '' }, { node: 'coin', choice: 0 }),
  finding('choices alike', { choice: 'Read on', other: 'Close it' }, { node: 'river_book', choice: 1 }),
];

/** A scene with findings says how many, and shows how severe they are. */
export const WithFindings: Story = {
  args: { positions: PLACED, findings: found },
  play: async () => {
    await expect(await sceneCard('coin')).toHaveAccessibleName('coin, 1 choice, 1 finding');
  },
};

/** An ending's name stays readable beside its marks, because its mode is an icon. */
export const NamesBesideMarks: Story = {
  tags: ['behaviour'],
  args: {
    structure: {
      start_node: 'market',
      nodes: {
        market: { text: 'All elbows.', choices: [{ text: 'Sell', target: 'end_row' }], mode: 'verbatim' },
        end_row: { text: 'You walk home.', choices: [], mode: 'verbatim', note: 'The cheapest ending.' },
        deal: { text: 'He pays.', choices: [{ text: 'Go', target: 'end_row' }], mode: 'verbatim' },
      },
    },
    value: [],
    findings: [],
  },
  play: async () => {
    const ending = await sceneCard('end_row');
    const name = ending.querySelector('bdi')!.parentElement!;
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(ending.querySelector('[data-mark="mode"]')).toHaveAttribute('title', 'As written');
    await expect((await sceneCard('deal')).querySelector('[data-mark="mode"]')).toHaveTextContent(
      'As written',
    );
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

/** The share of walks through each scene: as a colour, as a figure, and in the accessible name. */
export const Visits: Story = {
  args: { positions: PLACED, heat, value: [] },
  play: async ({ canvas }) => {
    await expect(await sceneCard('silence')).toHaveAccessibleName('silence, 2 choices, visited in 53%');
    await expect(canvas.getByText('Share of simulated walks')).toBeVisible();
  },
};

/** The readers' figures; figures about fewer than five readers are hidden. */
export const Readers: Story = {
  args: {
    positions: PLACED,
    heat: { ...heat, of: 'readers', scenes: new Map([...heat.scenes, ['coin', null]]) },
    value: [],
  },
  play: async ({ canvas }) => {
    await expect(await sceneCard('coin')).toHaveAccessibleName(/Fewer than five readers: not shown/);
    await expect(canvas.getByText('Fewer than five readers: not shown')).toBeVisible();
  },
};

/** The path of a playtest, and its current scene. */
export const Walked: Story = {
  args: {
    positions: PLACED,
    value: [],
    path: [{ scene: 'intro', choice: 1 }, { scene: 'silence' }],
  },
  play: async ({ canvasElement }) => {
    await expect(await sceneCard('silence')).toHaveAccessibleName(/You are here/);
    await waitFor(() => expect(canvasElement.querySelectorAll('.is-hot')).toHaveLength(1));
  },
};
