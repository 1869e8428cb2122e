import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { SetupList } from './SetupList.tsx';

const items = [
  { code: 'admin_password', setting: null, is_set: true },
  { code: 'mail', setting: 'SMTP_URL', is_set: false },
  { code: 'model', setting: 'AI_BASE_URL', is_set: false },
  { code: 'public_url', setting: 'PUBLIC_URL', is_set: false },
  { code: 'links', setting: 'WAITLIST_URL', is_set: false },
  { code: 'backups', setting: 'DATA_DIR', is_set: null },
] as const;

const meta = {
  title: 'Components/Administration/SetupList',
  component: SetupList,
  args: { items, onCopy: fn() },
} satisfies Meta<typeof SetupList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list is open while a setting is missing; each line can be copied. */
export const FirstHour: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Not set yet')).toHaveLength(4);
    await expect(canvas.getByText('The server cannot know')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line for: Outgoing mail' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('SMTP_URL='));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line for: Backups' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(expect.stringMatching(/^npm run backup .*date/));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the list' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
  parameters: contents<Story>({
    long: { items: items.toReversed().map((item) => ({ ...item, is_set: null })) },
  }),
};

/** Collapsed; a button still shows the list. */
export const AllSet: Story = {
  args: { items: items.map((item) => ({ ...item, is_set: item.is_set === null ? null : true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything is set.')).toBeVisible();
    const show = canvas.getByRole('button', { name: 'Show the list' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(show);
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};
/** A restored copy: its mails wait until the operator says that it is in use. */
export const Restored: Story = {
  args: { items: [{ code: 'restored', setting: null, is_set: false }, ...items] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/It sends no mail/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line for: A restored copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith('npm run restore -- --send-mail');
  },
};

/** A database of the operator's own: a backup does not contain the secret, which is copied separately. */
export const OwnDatabase: Story = {
  tags: ['behaviour'],
  args: { items: [{ code: 'backups', setting: 'DATABASE_URL', is_set: false }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/AUTH_SECRET is not in it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line for: Backups' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('npm run backup'));
  },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
