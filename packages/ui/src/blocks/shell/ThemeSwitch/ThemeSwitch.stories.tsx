import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPalmLeaf, onPhone } from '../../../stories/globals.ts';
import { withLongWords } from '../../../stories/longWords.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Blocks/Shell/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'night', onValueChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Night manuscript' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Palm leaf' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('palm-leaf');
  },
};
export const LongText: Story = { decorators: [withLongWords], globals: onPhone };
export const PalmLeaf: Story = { args: { value: 'palm-leaf' }, globals: inPalmLeaf };
