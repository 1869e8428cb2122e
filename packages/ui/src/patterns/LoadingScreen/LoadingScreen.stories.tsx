import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inPalmLeaf, onPhone } from '../../stories/globals.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Patterns/LoadingScreen',
  component: LoadingScreen,
  args: { message: 'Loading stories...' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...');
  },
};
export const Phone: Story = { globals: onPhone };
export const PalmLeaf: Story = { globals: inPalmLeaf };
