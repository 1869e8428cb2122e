import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { pass, withClock } from '../../testing/clock.ts';
import { inHindi, inUrdu, onPhone } from '../../testing/globals.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { TOAST_TONES } from './toastQueue.ts';
import { useToast } from './useToast.ts';

const onUndo = fn();

function Senders() {
  const showToast = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 12, minBlockSize: 320 }}>
      <Button onClick={() => showToast('Saved to bookmarks', { icon: <Bookmark fill="currentColor" /> })}>
        Save
      </Button>
      <Button
        onClick={() => showToast('Scene deleted', { action: { label: 'Bring it back', onSelect: onUndo } })}
      >
        Delete
      </Button>
      <Button onClick={() => TOAST_TONES.slice(1).map((tone) => showToast(`A ${tone}`, { tone }))}>
        All tones
      </Button>
      <Button onClick={() => showToast('The connection to the library was lost. '.repeat(4))}>Long</Button>
    </div>
  );
}

const meta = {
  title: 'Components/Patterns/Toast',
  component: ToastProvider,
  args: { children: <Senders />, durationMs: 60_000 },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hovers over a toast, which then shows its buttons. */
async function hoverToast(message: string) {
  const toast = await screen.findByRole('dialog', { name: message });
  await userEvent.hover(toast);
}

/** A toast is announced politely, and can be closed. */
export const Default: Story = {
  tags: ['played'],
  name: 'Sent by a button',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText('Saved to bookmarks')[0]).toBeVisible());
    // controls beside the toast can be pressed
    const place = screen.getAllByText('Saved to bookmarks')[0]!.closest('[role="region"]')!;
    const { left, top, height } = place.getBoundingClientRect();
    await expect(place.contains(document.elementFromPoint(left + 2, top + height / 2))).toBe(false);
    // screen readers do not hover
    await expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    await hoverToast('Saved to bookmarks');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Saved to bookmarks')).toBeNull());
    // one toast stays for the screenshot
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText('Saved to bookmarks')[0]).toBeVisible());
  },
};

/** A toast disappears after four seconds. */
export const GoesByItself: Story = {
  tags: ['behaviour'],
  args: { durationMs: undefined },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Save' }));
    await screen.findAllByText('Saved to bookmarks');
    await pass(2000);
    await waitFor(() => expect(screen.getAllByText('Saved to bookmarks')[0]).toBeVisible());
    await pass(2000);
    await waitFor(() => expect(screen.queryByText('Saved to bookmarks')).toBeNull());
  },
};

function InABoxOfItsOwn() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <ToastProvider container={box} durationMs={60_000}>
      <Senders />
      <div ref={setBox} data-testid="box" />
    </ToastProvider>
  );
}

/** When an app is embedded in another page, its toasts stay inside the app. */
export const InAContainer: Story = {
  tags: ['played'],
  render: () => <InABoxOfItsOwn />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await within(canvas.getByTestId('box')).findByRole('dialog', { name: 'Saved to bookmarks' }),
    ).toBeVisible();
  },
};

export const WithAnAction: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('button', { name: 'Bring it back' })).toBeInTheDocument();
    await hoverToast('Scene deleted');
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

function Closes() {
  const showToast = useToast();
  const closeRef = useRef<() => void>(undefined);
  return (
    <>
      <Button onClick={() => (closeRef.current = showToast('Undone'))}>Undo</Button>
      <Button onClick={() => closeRef.current?.()}>Go on</Button>
    </>
  );
}

/** The caller closes a toast whose message is outdated. */
export const ClosedByItsSender: Story = {
  tags: ['behaviour'],
  args: { children: <Closes /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('dialog', { name: 'Undone' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Undone' })).toBeNull());
  },
};

export const Tones: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All tones' }));
    for (const tone of TOAST_TONES.slice(1)) {
      await waitFor(() => expect(screen.getAllByText(`A ${tone}`)[0]).toBeVisible());
    }
  },
};

export const LongTextOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }));
  },
};

function SendsOnMount({ message, action }: { message: string; action: string }) {
  const showToast = useToast();
  return (
    <Button onClick={() => showToast(message, { action: { label: action, onSelect: onUndo } })}>
      {message}
    </Button>
  );
}

export const Hindi: Story = {
  tags: ['behaviour'],
  args: { children: <SendsOnMount message="दृश्य हटा दिया गया" action="वापस लाइए" /> },
  globals: inHindi,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await hoverToast('दृश्य हटा दिया गया');
  },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { children: <SendsOnMount message="منظر ہٹا دیا گیا" action="واپس لائیے" /> },
  globals: inUrdu,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await hoverToast('منظر ہٹا دیا گیا');
  },
};

/** A page with its controls at the bottom, like the play screen. */
export const AtTheTop: Story = {
  tags: ['behaviour'],
  args: { placement: 'top' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const toast = await screen.findByText('Saved to bookmarks');
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
  },
};
