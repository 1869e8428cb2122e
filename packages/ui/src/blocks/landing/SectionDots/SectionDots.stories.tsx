import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';

import { SectionDots } from './SectionDots.tsx';

const meta = {
  title: 'Blocks/Landing/SectionDots',
  component: SectionDots,
  args: { current: 2, onChoose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SectionDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('How it works');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(args.onChoose).toHaveBeenCalledWith(4);
  },
};
export const Phone: Story = { globals: onPhone };
export const Hindi: Story = { globals: { ...inHindi, ...onDesktop } };
export const Urdu: Story = { globals: { ...inUrdu, ...onDesktop } };
export const PalmLeaf: Story = { globals: { ...inPalmLeaf, ...onDesktop } };
