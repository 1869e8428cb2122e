import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { Held } from '../../../stories/Held.tsx';
import { DrawACover } from './DrawACover.tsx';

const pictures = {
  chitrakar: '/covers/peacock.webp',
  ajanta: '/covers/prince.webp',
  ravivarma: '/covers/ferryman.webp',
  vishvakarma: '/covers/architect.webp',
};

const meta = {
  title: 'Blocks/Authoring/DrawACover',
  component: DrawACover,
  args: {
    roll: { seed: '7', keywords: ['river', 'night', 'palace'] },
    pictures,
    style: 'ravivarma',
    onRollChange: fn(),
    onStyleChange: fn(),
  },
  render: ({ roll: initial, onRollChange, ...args }) => (
    <Held initial={initial} onChange={onRollChange}>
      {(roll, change) => <DrawACover {...args} roll={roll} onRollChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof DrawACover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words are added and taken away, the dice rolls the next picture, a tile chooses its painter. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Keywords' });
    await step('words', async () => {
      await userEvent.type(field, 'storm{Enter}');
      await expect(args.onRollChange).toHaveBeenLastCalledWith({
        seed: '7',
        keywords: ['river', 'night', 'palace', 'storm'],
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Remove night' }));
      await userEvent.type(field, '{Backspace}');
      await expect(args.onRollChange).toHaveBeenLastCalledWith({ seed: '7', keywords: ['river', 'palace'] });
    });
    await step('dice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Roll again' }));
      await expect(args.onRollChange).toHaveBeenLastCalledWith({ seed: '8', keywords: ['river', 'palace'] });
    });
    await step('painter', async () => {
      await expect(canvas.getByRole('radio', { name: /Ravivarma/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: /Ajanta/ }));
      await expect(args.onStyleChange).toHaveBeenLastCalledWith('ajanta');
    });
  },
};
export const OnItsWay: Story = { args: { pictures: {}, isRolling: true, style: undefined } };
export const NothingYet: Story = { args: { roll: { seed: '1', keywords: [] }, style: undefined } };
export const Urdu: Story = { globals: inUrdu };
export const Phone: Story = { globals: onPhone };
export const PalmLeaf: Story = { globals: inPalmLeaf };
