import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { retries } from '../../testing/plays.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Patterns/ErrorState',
  component: ErrorState,
  args: { error: 'Failed to fetch stories', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Can be retried',
  play: retries('Failed to fetch stories'),
  parameters: contents<Story>({
    long: {
      error:
        'The library could not be reached after three attempts, because the bridge between this house and the next one is being repaired until the evening.',
    },
    hi: { error: 'कहानियाँ लाई नहीं जा सकीं। थोड़ी देर बाद फिर कोशिश कीजिए।', requestId: '7f3a-91c2' },
    ur: { error: 'کہانیاں لائی نہیں جا سکیں۔ تھوڑی دیر بعد پھر کوشش کیجیے۔', requestId: '7f3a-91c2' },
  }),
};

export const WithRequestId: Story = { args: { requestId: '7f3a-91c2' } };

export const Offline: Story = {
  args: { kind: 'offline', error: undefined },
  play: retries('This page opens when you are connected again.'),
};

/** The page is out of date: its scripts are gone from the server. */
export const Outdated: Story = {
  args: { kind: 'outdated', error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('A new version of Kathaloka is available');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

/** The content has ended as intended, so no colour suggests a failure. */
export const Ended: Story = {
  args: {
    kind: 'ended',
    title: 'This invitation has ended',
    error: 'Ask for a new one.',
  },
  render: ({ onRetry: _nothingToRetry, ...args }) => <ErrorState {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('This invitation has ended');
    const { color } = getComputedStyle(canvas.getByRole('alert').querySelector('svg')!);
    const failed = document.createElement('i');
    failed.style.color = 'var(--kl-danger-text)';
    canvas.getByRole('alert').append(failed);
    await expect(color).not.toBe(getComputedStyle(failed).color);
    failed.remove();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A part of a page that works. */
export const Row: Story = { name: 'In a line', args: { layout: 'row' } };
