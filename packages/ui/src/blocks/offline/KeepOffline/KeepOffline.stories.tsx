import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { says } from '../../../testing/plays.ts';
import { KeepOffline } from './KeepOffline.tsx';

const meta = {
  title: 'Components/Offline/KeepOffline',
  component: KeepOffline,
  args: { onKeep: fn(), onPlay: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof KeepOffline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Not kept',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep offline' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** The button cannot be pressed again while the story is being stored. */
export const Keeping: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Keeping...');
    await userEvent.click(canvas.getByRole('button', { name: 'Keeping...' }));
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

export const Stored: Story = {
  args: { storedBytes: 1_240_000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1.2 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play on this device' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'What this device keeps' })).toHaveAttribute(
      'href',
      '/offline',
    );
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** Offline, a story cannot be stored, and a hint says so. */
export const Offline: Story = {
  tags: ['behaviour'],
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep offline' })).toBeDisabled();
    await expect(canvas.getByText(/This story is not kept on this device/)).toBeVisible();
  },
};

/** A stored story can be played offline. */
export const StoredOffline: Story = {
  tags: ['behaviour'],
  args: { isOffline: true, storedBytes: 900_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play on this device' })).toBeEnabled();
  },
};

export const DeviceFull: Story = {
  args: { error: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was stored');
    await expect(canvas.getByRole('button', { name: 'Keep offline' })).toBeEnabled();
  },
};

export const StorageRefused: Story = {
  tags: ['behaviour'],
  args: { error: 'storage_refused' },
  play: says('alert', 'does not let Kathaloka store'),
};

/** Keyboard focus stays in place when the story is stored and when it is removed. */
export const FocusStays: Story = {
  tags: ['behaviour'],
  render: function WasStored(args) {
    const [storedBytes, setStoredBytes] = useState<number>();
    return (
      <KeepOffline
        {...args}
        storedBytes={storedBytes}
        onKeep={() => setStoredBytes(900_000)}
        onRemove={() => setStoredBytes(undefined)}
      />
    );
  },
  play: async ({ canvas, args }) => {
    // the second click hits the button's other state
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Keep offline' }));
    await expect(canvas.getByRole('button', { name: 'Play on this device' })).toHaveFocus();
    await expect(args.onPlay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('button', { name: 'Keep offline' })).toHaveFocus();
  },
};
