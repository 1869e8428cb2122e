import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyCap } from './KeyCap.tsx';

const meta = {
  title: 'Components/Primitives/KeyCap',
  component: KeyCap,
  args: { children: 'C' },
} satisfies Meta<typeof KeyCap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One key',
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

/** A long name makes the key wider, but not taller. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: 'Bildschirmtastatur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bildschirmtastatur').offsetHeight).toBe(28);
  },
};
