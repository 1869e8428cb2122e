import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { LONG_WORD } from '../../testing/longText.ts';
import { shows } from '../../testing/plays.ts';
import { auditEntries } from '../../testing/reports.ts';
import { AdminAuditScreen } from './AdminAuditScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminAuditScreen',
  component: AdminAuditScreen,
  args: {
    entries: auditEntries(),
    kind: 'any',
    onKindChange: fn(),
    onActorSelect: fn(),
    onThingSelect: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [inAdminShell({ section: 'audit' })],
} satisfies Meta<typeof AdminAuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { onOlder: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'user');
    await expect(args.onKindChange).toHaveBeenCalledWith('user');
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Newest' })).toHaveAttribute('aria-disabled', 'true');
  },
  parameters: contents<Story>({ long: { actorName: LONG_WORD, onNewest: fn() } }),
};
export const Narrowed: Story = {
  tags: ['behaviour'],
  args: { actorName: 'kabir_s', thingName: 'The Churning' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'By kabir_s, About The Churning' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { tags: ['behaviour'], args: { entries: undefined } };
export const Empty: Story = {
  tags: ['behaviour'],
  args: { entries: [] },
  play: shows('Nothing has been changed yet'),
};
export const Failed: Story = {
  args: { entries: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
