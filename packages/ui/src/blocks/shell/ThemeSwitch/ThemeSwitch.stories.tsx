import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inPalmLeaf } from '../../../testing/globals.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Components/Shell/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'night', onValueChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Night is chosen',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Night manuscript' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Palm leaf' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('palm-leaf');
  },
  parameters: contents<Story>({ long: 'words' }),
};
export const PalmLeaf: Story = { tags: ['behaviour'], args: { value: 'palm-leaf' }, globals: inPalmLeaf };
