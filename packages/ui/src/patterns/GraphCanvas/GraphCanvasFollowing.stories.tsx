import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { canvasArgs, PLACED, sceneCard } from '../../testing/MovingCanvas.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { GraphCanvas } from './GraphCanvas.tsx';

/** The canvas beside a button that selects a scene, as the text beside it does. */
const meta = {
  title: 'Components/Patterns/GraphCanvas',
  component: GraphCanvas,
  tags: ['behaviour'],
  args: { ...canvasArgs, positions: PLACED, value: ['intro'] },
  parameters: { layout: 'fullscreen' },
  render: ({ value, onValueChange, ...args }) => (
    <WithState initial={value} onChange={onValueChange}>
      {(selected, select) => (
        <div style={{ height: 640 }}>
          <button onClick={() => select(['end'])}>Write the end</button>
          <GraphCanvas {...args} value={selected} onValueChange={select} />
        </div>
      )}
    </WithState>
  ),
} satisfies Meta<typeof GraphCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
};

/** A scene that is selected elsewhere comes to the middle; a card that is pressed stays where it is. */
export const Follows: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const end = await sceneCard('end');
    const flow = canvasElement.querySelector('.react-flow')!;
    await step('selected elsewhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write the end' }));
      await waitFor(async () => {
        const [x, y] = middleOf(end);
        const [midX, midY] = middleOf(flow);
        await expect(Math.abs(x - midX)).toBeLessThan(4);
        await expect(Math.abs(y - midY)).toBeLessThan(4);
      });
    });
    await step('pressed', async () => {
      const coin = await sceneCard('coin');
      const before = middleOf(coin);
      await userEvent.click(coin);
      await expect(coin).toHaveClass('selected');
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      await expect(middleOf(coin)).toEqual(before);
    });
  },
};
