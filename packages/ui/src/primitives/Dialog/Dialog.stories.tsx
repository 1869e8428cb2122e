import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { SETTLING_MS } from '../../hooks/useDeliberateClose.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Undo the last step?',
    description: 'The last part of the tale is taken back. This cannot be reversed.',
    actions: (
      <>
        <Button>Keep it</Button>
        <Button variant="destructive">Undo</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog has a name and a description, and focus starts on the cancelling button. */
export const Default: Story = {
  name: 'Modal question',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Undo the last step?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be reversed/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
  parameters: contents<Story>({
    long: {
      title: 'Leave the observatory while the instruments are still counting the stars of Ursa?',
      description: 'The last part of the tale is taken back. This cannot be reversed. '.repeat(12),
    },
    hi: {
      title: 'पिछला क़दम वापस लें?',
      description: 'कहानी का आख़िरी हिस्सा वापस ले लिया जाएगा। यह लौटाया नहीं जा सकता।',
      actions: (
        <>
          <Button>रहने दीजिए</Button>
          <Button variant="destructive">वापस लीजिए</Button>
        </>
      ),
    },
    ur: {
      title: 'آخری قدم واپس؟',
      description: 'کہانی کا آخری حصہ واپس لے لیا جائے گا۔',
      actions: (
        <>
          <Button>رہنے دیجیے</Button>
          <Button variant="destructive">واپس لیجیے</Button>
        </>
      ),
    },
  }),
};

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
const around = (dialog: HTMLElement) => dialog.parentElement ?? dialog;

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

function OneAfterTheOther() {
  const [shown, setShown] = useState<'none' | 'question' | 'password'>('none');
  return (
    <>
      <Button onClick={() => setShown('question')}>Remove</Button>
      {shown === 'none' && <Button onClick={() => setShown('question')}>Remove, as in a menu</Button>}
      <Dialog
        open={shown === 'question'}
        onOpenChange={() => setShown('none')}
        title="Remove it?"
        actions={<Button onClick={() => setShown('password')}>Yes</Button>}
      />
      <Dialog
        open={shown === 'password'}
        onOpenChange={() => setShown('none')}
        title="Who are you?"
        actions={<Button onClick={() => setShown('none')}>It is me</Button>}
      />
    </>
  );
}

async function answerBoth(): Promise<void> {
  // makes it fade out even with reduced motion, so that the next dialog opens meanwhile
  (await screen.findByRole('dialog', { name: 'Remove it?' })).animate([{ opacity: 1 }, { opacity: 0 }], 300);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'It is me' })).toHaveFocus());
  await waitFor(() => expect(screen.queryByText('Remove it?')).toBeNull());
  await expect(screen.getByRole('button', { name: 'It is me' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'It is me' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A closing dialog takes no focus from one that has opened meanwhile, even if its opener is gone. */
export const FollowedByAnother: Story = {
  tags: ['behaviour'],
  render: () => <OneAfterTheOther />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await answerBoth();
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove, as in a menu' }));
    await answerBoth();
  },
};

export const ClosedByAPressOutside: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await settled();
    await userEvent.click(around(dialog));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

function DialogWithFocus(args: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  const yesRef = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        initialFocusRef={yesRef}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>No</Button>
            <Button ref={yesRef} variant="primary">
              Yes
            </Button>
          </>
        }
      />
    </div>
  );
}

/** The opacity of a dialog at the moment it is added to the page. */
function opacityWhenAdded(): Promise<string> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (!dialog) return;
      watcher.disconnect();
      resolve(getComputedStyle(dialog).opacity);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}

/** With reduced motion the dialog neither fades nor slides, and is visible from its first frame. */
export const VisibleImmediatelyWithReducedMotion: Story = {
  tags: ['behaviour'],
  render: (args) => <DialogWithFocus {...args} />,
  play: async ({ canvas }) => {
    const opacity = opacityWhenAdded();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await opacity).toBe(matchMedia('(prefers-reduced-motion: reduce)').matches ? '1' : '0');
  },
};

/** A press that began before the dialog opened was meant for the page, so it does not close the dialog. */
export const SurvivesADoubleClick: Story = {
  tags: ['behaviour'],
  render: (args) => <DialogWithFocus {...args} />,
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog');
    await step('the second click of two', async () => {
      await userEvent.click(around(dialog));
      await expect(dialog).toHaveAttribute('data-open');
    });
    await step('a finger that is lifted late', async () => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: around(dialog) });
      await settled();
      await userEvent.pointer({ keys: '[/MouseLeft]', target: around(dialog) });
      await expect(dialog).toHaveAttribute('data-open');
    });
    await step('a later press', async () => {
      await userEvent.click(around(dialog));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The focus can start on another element, stays inside, and returns to where it was. */
export const FocusComesBack: Story = {
  tags: ['behaviour'],
  render: (args) => <DialogWithFocus {...args} />,
  play: async ({ canvas, step }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
    await step('starts where it was told to', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus());
    });
    await step('stays inside', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    });
    await step('goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(ask).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const WithMoreThanWords: Story = {
  args: {
    title: 'Give credits',
    description: 'They arrive at once, with your reason beside them.',
    children: <p style={{ color: 'var(--kl-text-mute)' }}>A field stands here.</p>,
    size: 'wide',
  },
};
