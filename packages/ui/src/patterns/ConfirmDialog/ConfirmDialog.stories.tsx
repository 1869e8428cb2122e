import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Patterns/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete the scene “ferry”?',
    description: 'Two choices lead to it.',
    cancelLabel: 'Keep it',
    confirmLabel: 'Delete scene',
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce the dialog as an alert, and Enter alone changes nothing. */
export const Default: Story = {
  name: 'Deletes a scene',
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the scene “ferry”?' });
    await expect(dialog).toHaveAccessibleDescription('Two choices lead to it.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await step('the cancelling button', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the second click of a double click on what opened it', async () => {
      await fireEvent.click(screen.getByRole('button', { name: 'Delete scene' }), { detail: 2 });
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the confirmed action', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete scene' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({
    long: { description: 'Everything that leads to it leads nowhere then. '.repeat(12) },
    hi: { title: 'दृश्य हटाएँ?', description: 'दो रास्ते यहाँ आते हैं।', cancelLabel: 'रहने दें', confirmLabel: 'हटाएँ' },
    ur: {
      title: 'منظر ہٹائیں؟',
      description: 'دو راستے یہاں آتے ہیں۔',
      cancelLabel: 'رہنے دیں',
      confirmLabel: 'ہٹائیں',
    },
  }),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Delete scene' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function ClosesItself({ onConfirm, ...rest }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  function handleConfirm() {
    setIsOpen(false);
    onConfirm();
  }
  return <ConfirmDialog {...rest} open={isOpen} onConfirm={handleConfirm} />;
}

/** The confirming button stays while the dialog closes, and a second press of it is ignored. */
export const PressedTwice: Story = {
  tags: ['behaviour'],
  render: (args) => <ClosesItself {...args} />,
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Delete scene' });
    // two presses before the dialog has closed
    button.click();
    await Promise.resolve();
    await expect(button).toBeInTheDocument();
    button.click();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
