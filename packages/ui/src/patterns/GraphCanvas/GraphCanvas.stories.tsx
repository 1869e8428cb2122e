import type { StoryStructure } from '@kathaloka/contract/entities';
import { hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inUrdu } from '../../testing/globals.ts';
import { inRows, manyScenes } from '../../testing/manyScenes.ts';
import { canvasArgs, MovingCanvas, PLACED, sceneCard } from '../../testing/MovingCanvas.tsx';
import { GraphCanvas } from './GraphCanvas.tsx';
import { metricsOf, portsOf } from './cards/sceneCards.ts';

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
/** The computed positions of ports match the rendered ones, so that edges need no measuring. */
async function expectPortsInPlace(canvasElement: HTMLElement, structure: StoryStructure, language: string) {
  const cards = [...canvasElement.querySelectorAll<HTMLElement>('.react-flow__node')];
  const isRtl = canvasElement.closest('[dir="rtl"]') !== null;
  await expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    const box = card.getBoundingClientRect();
    const zoom = box.width / card.offsetWidth;
    const drawn = [...card.querySelectorAll('.react-flow__handle')].map((handle) => {
      const { left, top } = handle.getBoundingClientRect();
      return [Math.round((left - box.left) / zoom), Math.round((top - box.top) / zoom)];
    });
    const ports = portsOf(structure.nodes[card.dataset['id']!]!, metricsOf(language), isRtl);
    await expect(drawn).toEqual(ports.map(({ x, y }) => [x, y]));
  }
}

/** Every scene says its name, how many choices it has, and whether the story begins or ends there. */
export const Default: Story = {
  name: 'A small story',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await sceneCard('intro')).toHaveAccessibleName('intro, 2 choices, start');
    await expect(await sceneCard('end')).toHaveAccessibleName('end, 0 choices, ending');
    await expect(canvas.getByText('No target')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.is-hot')).toHaveLength(2));
    await expectPortsInPlace(canvasElement, args.structure, 'en');
  },
};

/** The first placement is shown immediately; the worker's layout then replaces it, and no two cards overlap. */
export const LaidOut: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await sceneCard('intro');
    await waitFor(() => expect(args.onArrange).toHaveBeenCalledOnce(), { timeout: 15_000 });
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

/** Tab follows the reading order; arrows move, Enter edits, Delete asks first, letters do the rest. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  args: { positions: PLACED },
  play: async ({ args, step }) => {
    const intro = await sceneCard('intro');
    intro.focus();
    await step('Tab', async () => {
      await userEvent.tab();
      await expect(await sceneCard('river_book')).toHaveFocus();
    });
    await step('arrows', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenCalledWith(new Map([['river_book', { x: 350, y: 0 }]]));
    });
    await step('Space, Enter, Delete', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['river_book']);
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
      await waitFor(async () => expect(await sceneCard('silence')).toHaveFocus());
      await userEvent.keyboard('{Shift>} {/Shift}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['river_book', 'silence']);
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
  tags: ['behaviour'],
  args: { positions: PLACED },
  play: async ({ args, step }) => {
    await step('a click selects', async () => {
      await userEvent.click(await sceneCard('far_bank'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['far_bank']);
    });
    await step('with Control it adds to the selection', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(await sceneCard('end'));
      await user.keyboard('{/Control}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['far_bank', 'end']);
    });
  },
};

/** A rubber band around cards, drawn with Shift, selects them together; dragged, they move together. */
export const RubberBand: Story = {
  tags: ['behaviour'],
  args: { positions: PLACED, value: [] },
  play: async ({ args, canvasElement }) => {
    const first = (await sceneCard('river_book')).getBoundingClientRect();
    const last = (await sceneCard('silence')).getBoundingClientRect();
    const pane = canvasElement.querySelector('.react-flow__pane')!;
    const from = { clientX: first.left - 8, clientY: first.top - 8 };
    const to = { clientX: last.right + 8, clientY: last.bottom + 8 };
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.pointer([
      { keys: '[MouseLeft>]', target: pane, coords: from },
      { target: pane, coords: { clientX: from.clientX + 40, clientY: from.clientY + 40 } },
      { target: pane, coords: to },
      { keys: '[/MouseLeft]', target: pane, coords: to },
    ]);
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.arrayContaining(['river_book', 'silence'])),
    );
    await expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(2);
  },
};

/** At a low zoom a card is a background with its name, and then the background alone; edges and accessible names stay. */
export const FromAfar: Story = {
  tags: ['behaviour'],
  args: { positions: new Map([...PLACED, ['end', { x: 6000, y: 2600 }]]), value: [] },
  play: async ({ canvas, canvasElement }) => {
    const far = await sceneCard('end');
    await waitFor(() => expect(far.querySelector('p')).toBeNull());
    await expect(far).toHaveAccessibleName('end, 0 choices, ending');
    await expect(canvasElement.querySelectorAll('.react-flow__edge')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('.react-flow__edge-path').length).toBeGreaterThan(0);
    while (far.querySelector('p') === null) {
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await new Promise(requestAnimationFrame);
    }
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.react-flow__edge').length).toBeGreaterThan(6),
    );
  },
};

/** Buttons for everything that the wheel and two fingers do. */
export const Controls: Story = {
  tags: ['behaviour'],
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

/** A large story has an overview map. */
export const Large: Story = {
  tags: ['behaviour'],
  args: { structure: manyScenes(60), positions: inRows(60), value: [] },
  play: async ({ canvas, step }) => {
    const map = await canvas.findByRole('figure', { name: 'Map of all scenes' });
    await expect(map).toBeVisible();
    await step('no card lies below it when all are in view', async () => {
      const { left, top } = map.getBoundingClientRect();
      const isBelow = (card: HTMLElement) => {
        const { right, bottom } = card.getBoundingClientRect();
        return right > left && bottom > top;
      };
      await waitFor(() => expect(canvas.getAllByRole('group').filter(isBelow)).toEqual([]));
      await expect(map).not.toHaveAttribute('data-over-card');
    });
  },
};

export const NothingSelected: Story = { tags: ['behaviour'], args: { value: [] } };
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
export const LongText: Story = { tags: ['behaviour'], args: { structure: long } };
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { structure: hindiStructure, language: 'hi', value: [] },
};

/** On a right-to-left page the story begins on the right. */
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { structure: urduStructure, language: 'ur', value: [] },
  globals: inUrdu,
  play: async ({ canvas, canvasElement, args }) => {
    const start = await sceneCard('ghat');
    const next = await sceneCard('darya');
    await waitFor(() =>
      expect(start.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().right),
    );
    await canvas.findByRole('button', { name: /Tidy|سنواریں/ });
    await expectPortsInPlace(canvasElement, args.structure, 'ur');
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};
