import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inPalmLeaf, onPhone } from '../../../stories/globals.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Blocks/Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2025 Kathaloka')).toBeVisible();
  },
};
export const Phone: Story = { globals: onPhone };
export const PalmLeaf: Story = { globals: inPalmLeaf };
