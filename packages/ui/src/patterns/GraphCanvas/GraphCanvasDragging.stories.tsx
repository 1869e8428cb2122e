import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, mocked, userEvent, waitFor } from 'storybook/test';
import { manyScenes } from '../../testing/manyScenes.ts';
import { canvasArgs, MovingCanvas, PLACED, sceneCard } from '../../testing/MovingCanvas.tsx';
import { GraphCanvas } from './GraphCanvas.tsx';
import type { Point } from './layout/layout.ts';

const meta = {
  title: 'Components/Patterns/GraphCanvas',
  component: GraphCanvas,
  args: { ...canvasArgs, positions: PLACED, value: [] },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [(Story) => <div style={{ height: 640 }}>{Story()}</div>],
  render: (args) => <MovingCanvas {...args} />,
} satisfies Meta<typeof GraphCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const at = ({ x, y }: Point) => ({ clientX: x, clientY: y, button: 0, view: window });
const beside = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });
const FIRST: Point = { x: 2, y: 2 };
const nextFrame = () => new Promise(requestAnimationFrame);

/** Waits until the canvas has fitted everything into view, which takes some frames. */
async function settled(card: HTMLElement): Promise<number> {
  let before = new DOMRect();
  await waitFor(async () => {
    before = card.getBoundingClientRect();
    // a DOM mutation may call this twice within one frame
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    const now = card.getBoundingClientRect();
    await expect([now.x, now.y, now.width]).toEqual([before.x, before.y, before.width]);
  });
  return before.width / card.offsetWidth;
}

/**
 * The position of a card on the canvas. Not a constant: a run in another mode starts where the card was dropped before.
 */
function placeOf(card: HTMLElement): Point {
  const { offsetLeft: x, offsetTop: y } = card.closest<HTMLElement>('.react-flow__node')!;
  return { x, y };
}

const movingPath = (canvas: HTMLElement) => canvas.querySelector('[data-moving] path')?.getAttribute('d');

/** A card that moves away under a press is still selected. */
export const MovesUnderAPress: Story = {
  tags: ['behaviour'],
  args: { value: ['intro'] },
  play: async ({ args, canvasElement }) => {
    const card = await sceneCard('silence');
    await settled(card);
    const pane = canvasElement.querySelector('.react-flow__pane')!;
    await fireEvent.pointerDown(card, { button: 0 });
    await fireEvent.click(pane);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['silence']);
    await fireEvent.pointerDown(await sceneCard('coin'), { button: 0 });
    await fireEvent.click(pane, { ctrlKey: true });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['silence', 'coin']);
    await fireEvent.pointerDown(pane, { button: 0 });
    await fireEvent.click(pane);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/** A dragged card and its edges follow the pointer; `onMove` is called once, on the drop. */
export const Dragging: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement, step }) => {
    const card = await sceneCard('silence');
    const zoom = await settled(card);
    const began = placeOf(card);
    const from = middleOf(card);
    const to = beside(from, { x: 60, y: 40 });
    const pointer = beside(to, FIRST);
    await fireEvent.mouseDown(card, at(from));
    // the first step only starts the drag
    await fireEvent.mouseMove(window, at(beside(from, FIRST)));
    await fireEvent.mouseMove(window, at(beside(from, { x: 20, y: 10 })));
    await step('it moves, and so do its edges', async () => {
      await waitFor(() => expect(movingPath(canvasElement)).toBeTruthy());
      const before = movingPath(canvasElement);
      await fireEvent.mouseMove(window, at(pointer));
      await waitFor(async () => {
        const { x, y } = middleOf(await sceneCard('silence'));
        await expect([Math.round(x), Math.round(y)]).toEqual([Math.round(to.x), Math.round(to.y)]);
      });
      await waitFor(() => expect(movingPath(canvasElement)).not.toBe(before));
      await expect(args.onMove).not.toHaveBeenCalled();
    });
    await step('it stays where it is let go', async () => {
      await fireEvent.mouseUp(window, at(pointer));
      await expect(args.onMove).toHaveBeenCalledOnce();
      const [places] = (args.onMove as unknown as { mock: { calls: [ReadonlyMap<string, Point>][] } }).mock
        .calls[0]!;
      const place = places.get('silence')!;
      await expect(place.x).toBeCloseTo(began.x + 60 / zoom, 0);
      await expect(place.y).toBeCloseTo(began.y + 40 / zoom, 0);
      await waitFor(() => expect(canvasElement.querySelector('[data-moving]')).toBeNull());
      await waitFor(async () => {
        const { x, y } = middleOf(await sceneCard('silence'));
        await expect([Math.round(x), Math.round(y)]).toEqual([Math.round(to.x), Math.round(to.y)]);
      });
    });
  },
};

/** Selected cards move together; a card that returns to its place reports no move. */
export const DraggingSeveral: Story = {
  tags: ['behaviour'],
  args: { value: ['silence', 'coin'] },
  play: async ({ args }) => {
    const card = await sceneCard('silence');
    await settled(card);
    const other = middleOf(await sceneCard('coin'));
    const from = middleOf(card);
    const by = { x: 30, y: -50 };
    await fireEvent.mouseDown(card, at(from));
    await fireEvent.mouseMove(window, at(beside(from, FIRST)));
    await fireEvent.mouseMove(window, at(beside(beside(from, FIRST), by)));
    await waitFor(async () => {
      const moved = middleOf(await sceneCard('coin'));
      await expect([Math.round(moved.x - other.x), Math.round(moved.y - other.y)]).toEqual([by.x, by.y]);
    });
    await fireEvent.mouseMove(window, at(beside(from, FIRST)));
    await fireEvent.mouseUp(window, at(beside(from, FIRST)));
    await expect(args.onMove).not.toHaveBeenCalled();
    await waitFor(async () => expect(middleOf(await sceneCard('coin'))).toEqual(other));
  },
};

async function connect(port: Element, target: HTMLElement): Promise<void> {
  const from = middleOf(port);
  const to = middleOf(target);
  await fireEvent.mouseDown(port, at(from));
  await fireEvent.mouseMove(document, at(beside(from, { x: 5, y: 5 })));
  await fireEvent.mouseMove(document, at(to));
  await nextFrame();
  await fireEvent.mouseUp(document, at(to));
}

/** A choice is connected by dragging its port anywhere onto a card; a click on the port alone changes nothing. */
export const Connecting: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const card = await sceneCard('coin');
    await settled(card);
    const port = card.querySelector('[data-port="out"]')!;
    await fireEvent.mouseDown(port, at(middleOf(port)));
    await fireEvent.mouseUp(document, at(middleOf(port)));
    await expect(args.onConnect).not.toHaveBeenCalled();
    await connect(port, await sceneCard('end'));
    await expect(mocked(args.onConnect).mock.calls).toEqual([['coin', 0, 'end']]);
  },
};

const farPort = (card: HTMLElement) => card.querySelector('[data-port="far"]')!;

/** At a low zoom a selected card has one large port: for the choice without a target, or for a new one. */
export const ConnectingFromAfar: Story = {
  tags: ['behaviour'],
  args: { positions: new Map([...PLACED, ['end', { x: 6000, y: 2600 }]]), value: ['coin', 'intro'] },
  play: async ({ args }) => {
    const [coin, intro] = [await sceneCard('coin'), await sceneCard('intro')];
    await settled(coin);
    await waitFor(() => expect(farPort(coin)).toBeVisible());
    await expect(farPort(coin).getBoundingClientRect().width).toBeCloseTo(24, 0);
    const target = await sceneCard('silence');
    await connect(farPort(coin), target);
    await expect(mocked(args.onConnect).mock.calls).toEqual([['coin', 0, 'silence']]);
    await connect(farPort(intro), target);
    await expect(mocked(args.onConnect).mock.calls.slice(1)).toEqual([['intro', null, 'silence']]);
  },
};

const large = manyScenes(200);
/** Places in rows of twenty, so that no layout runs. */
const ROWS: ReadonlyMap<string, Point> = new Map(
  Object.keys(large.nodes).map((name, index) => [
    name,
    { x: (index % 20) * 330, y: Math.floor(index / 20) * 220 },
  ]),
);

/** Cards of a large story that were first shown at a low zoom have their edges after zooming in. */
export const NearAfterFar: Story = {
  tags: ['behaviour'],
  args: { structure: large, positions: ROWS },
  play: async ({ canvas, canvasElement }) => {
    const percent = () => Number.parseInt(canvas.getByText(/^\d+%$/).textContent, 10);
    await waitFor(() => expect(percent()).toBeLessThan(20));
    while (percent() < 45) {
      const before = percent();
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await waitFor(() => expect(percent()).toBeGreaterThan(before), { timeout: 5000 });
    }
    const cards = () => canvasElement.querySelectorAll('.react-flow__node').length;
    await waitFor(() => expect(cards()).toBeLessThan(100));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.react-flow__edge').length).toBeGreaterThan(5),
    );
  },
};

const noted = {
  ...ferrymanStructure,
  nodes: {
    ...ferrymanStructure.nodes,
    silence: { ...ferrymanStructure.nodes['silence']!, note: 'Say here what the river wants.' },
  },
};

/** A note of the author is a mark on its card, with the whole text on hover. */
export const WithNote: Story = {
  args: { structure: noted },
  play: async ({ canvas }) => {
    await expect(await sceneCard('silence')).toHaveAccessibleName('silence, 2 choices, with a note');
    await expect(canvas.getByTitle('Say here what the river wants.')).toBeVisible();
  },
};
