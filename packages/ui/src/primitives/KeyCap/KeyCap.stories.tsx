import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inPalmLeaf, inUrdu } from '../../stories/globals.ts';
import { KeyCap } from './KeyCap.tsx';

const meta = {
  title: 'Primitives/KeyCap',
  component: KeyCap,
  args: { children: 'C' },
} satisfies Meta<typeof KeyCap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C').tagName).toBe('KBD');
  },
};

export const Names: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 5 }}>
      {['Ctrl', 'K', 'Enter', 'Space', '/', '?', '→'].map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </div>
  ),
};

export const Urdu: Story = { ...Names, globals: inUrdu };
export const PalmLeaf: Story = { ...Names, globals: inPalmLeaf };
