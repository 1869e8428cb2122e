import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { lazyPart } from '../../element/lazyPart.tsx';
import { retries } from '../../testing/plays.ts';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'Components/Patterns/LoadFailure',
  component: LoadFailure,
  args: { onRetry: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Part of a page',
  play: retries('This part of the page failed to load.'),
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

/** A reader who does not need the part closes the notice. */
export const WithClose: Story = {
  tags: ['behaviour'],
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A part that failed to load is retried, and the page around it stays. */
export const AskedForAgain: Story = {
  tags: ['behaviour'],
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

interface ShutterProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Shutter({ open }: ShutterProps) {
  return open && <p>The shutter is open.</p>;
}

const FetchedShutter = lazyWithRetry<ShutterProps>(async () => {
  network.requests++;
  if (network.isDown) throw new TypeError('Failed to fetch');
  return Shutter;
});

function Window() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        Open the shutter
      </button>
      {wasOpened && <FetchedShutter open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** A dialog is retried each time it is opened, and when the network is back. */
export const OpenedAgain: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    Object.assign(network, { isDown: true, requests: 0 });
  },
  render: () => <Window />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open the shutter' });
    await step('its notice is closed, and comes again', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.click(opener);
      await canvas.findByRole('alert');
      await expect(network.requests).toBe(2);
    });
    await step('the network is back', async () => {
      network.isDown = false;
      window.dispatchEvent(new Event('online'));
      await canvas.findByText('The shutter is open.');
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

const QuietLamp = lazyPart(async () => {
  network.requests++;
  if (network.isDown) throw new TypeError('Failed to fetch');
  return Lamp;
});

/** An optional part shows no notice, and appears once it has loaded. */
export const DoneWithout: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    Object.assign(network, { isDown: true, requests: 0 });
  },
  render: () => <QuietLamp />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(network.requests).toBe(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
    network.isDown = false;
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(canvas.getByText('The lamp is lit.')).toBeVisible();
    });
  },
};
