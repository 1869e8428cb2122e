import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../stories/contents.ts';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'Patterns/LoadFailure',
  component: LoadFailure,
  args: { onRetry: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: 'words' }),
};

const network = { isDown: true, requests: 0 };

function Lamp() {
  return <p>The lamp is lit.</p>;
}

const FetchedLamp = lazyWithRetry(async () => {
  network.requests++;
  if (network.isDown) throw new TypeError('Failed to fetch');
  return Lamp;
});

/** A part that failed to load is retried, and the page around it stays. */
export const AskedForAgain: Story = {
  tags: ['behaviour'],
  parameters: { throws: true },
  beforeEach: () => {
    Object.assign(network, { isDown: true, requests: 0 });
  },
  render: () => (
    <>
      <p>The river goes on.</p>
      <FetchedLamp />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('the notice comes, and the page stays', async () => {
      await canvas.findByRole('alert');
      await expect(canvas.getByText('The river goes on.')).toBeVisible();
    });
    await step('it fails once more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(network.requests).toBe(2));
      await canvas.findByRole('alert');
    });
    await step('it has loaded', async () => {
      network.isDown = false;
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('The lamp is lit.')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
