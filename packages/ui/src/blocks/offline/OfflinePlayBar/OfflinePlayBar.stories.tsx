import type { Meta, StoryObj } from '@storybook/react-vite';
import { contents } from '../../../testing/contents.ts';
import { says, shows } from '../../../testing/plays.ts';
import { OfflinePlayBar } from './OfflinePlayBar.tsx';

const meta = {
  title: 'Components/Offline/OfflinePlayBar',
  component: OfflinePlayBar,
} satisfies Meta<typeof OfflinePlayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Told on this device',
  play: shows('Played on this device.'),
  parameters: contents<Story>({ long: 'words' }),
};

export const MoveNotMade: Story = {
  args: { error: 'This device could not store your move, so it was not made.' },
  play: says('alert', 'it was not made'),
};
