import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../stories/globals.ts';
import { withLongWords } from '../../stories/longWords.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';

const meta = {
  title: 'Patterns/ConnectionBar',
  component: ConnectionBar,
  args: { state: 'offline', retryInSeconds: 8, onRetry: fn() },
} satisfies Meta<typeof ConnectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, what stays safe, and one thing to do. */
export const Offline: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline. Reading works;');
    await expect(canvas.getByText('Trying again in 8 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Back: Story = {
  args: { state: 'back', children: 'Your waiting turn was sent once.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected. Your waiting turn was sent once.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WordsAlone: Story = { render: () => <ConnectionBar state="offline" /> };
export const Phone: Story = { globals: onPhone };
export const LongText: Story = { decorators: [withLongWords], globals: onPhone };
export const Hindi: Story = {
  args: { state: 'back', children: 'आपकी रुकी हुई चाल एक बार भेज दी गई।' },
  globals: inHindi,
};
export const RightToLeft: Story = { globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
export const PalmLeafBack: Story = { ...Back, globals: inPalmLeaf };
