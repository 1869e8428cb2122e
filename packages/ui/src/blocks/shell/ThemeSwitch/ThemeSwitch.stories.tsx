import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { withLongWords } from '../../../stories/longWords.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Blocks/Shell/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'night', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Night manuscript' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Palm leaf' }));
    await expect(args.onChange).toHaveBeenCalledWith('palm-leaf');
  },
};

export const Phone: Story = { globals: onPhone };
export const LongText: Story = { decorators: [withLongWords], globals: onPhone };
export const Hindi: Story = { globals: inHindi };
export const RightToLeft: Story = { globals: inUrdu };
export const PalmLeaf: Story = { args: { value: 'palm-leaf' }, globals: inPalmLeaf };
