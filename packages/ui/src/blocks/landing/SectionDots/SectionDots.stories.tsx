import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDesktop } from '../../../testing/globals.ts';

import { SectionDots } from './SectionDots.tsx';

const meta = {
  title: 'Components/Landing/SectionDots',
  component: SectionDots,
  args: { value: 2, onValueChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SectionDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Third of five',
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('How it works');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
  },
};
