import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { OfflinePlayBar } from './OfflinePlayBar.tsx';

const meta = {
  title: 'Blocks/Offline/OfflinePlayBar',
  component: OfflinePlayBar,
} satisfies Meta<typeof OfflinePlayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Told on this device',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Played on this device.')).toBeVisible();
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const MoveNotMade: Story = {
  args: { error: 'This device could not store your move, so it was not made.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('it was not made');
  },
};
