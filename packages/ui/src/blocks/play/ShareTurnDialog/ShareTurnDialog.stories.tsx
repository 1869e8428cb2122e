import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop } from '../../../testing/globals.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { ShareTurnDialog } from './ShareTurnDialog.tsx';

const meta = {
  title: 'Components/Playing/ShareTurnDialog',
  component: ShareTurnDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(), onCopy: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  globals: onDesktop,
} satisfies Meta<typeof ShareTurnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = {
  url: 'https://kathaloka.example/from/Zx3kq0Vt8mB1nC5yR7dL2sWfH9gJ4pKuA6eTiOoXvQE',
  shows_typed: false,
};

/** The player's own text is not shown unless the player ticks the box. */
export const Default: Story = {
  name: 'Asks what the link shows',
  play: async ({ args }) => {
    const make = await screen.findByRole('button', { name: 'Make the link' });
    await userEvent.click(make);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show what I typed and the names I gave' }));
    await userEvent.click(make);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Made: Story = {
  tags: ['behaviour'],
  args: { link, onShare: fn() },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'The link' });
    await expect(field).toHaveValue(link.url);
    await expect(screen.getByText('It shows nothing that you typed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Share the link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** A device without a share sheet has no button for it. */
export const WithTyped: Story = {
  tags: ['behaviour'],
  args: { link: { ...link, shows_typed: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('It shows what you typed.')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Failed: Story = {
  args: { error: 'The link could not be made.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be made.');
  },
};
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onDesktop };
