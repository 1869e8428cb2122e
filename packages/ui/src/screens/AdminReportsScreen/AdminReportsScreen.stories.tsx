import { fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { longRefusal } from '../../testing/longText.ts';
import { shows } from '../../testing/plays.ts';
import { aDecidedReport, aReport } from '../../testing/reports.ts';
import { AdminReportsScreen } from './AdminReportsScreen.tsx';

const reports = [aReport(), aReport({ id: 'report-3', passage: null, kind: 'broken', words: '' })];

const meta = {
  title: 'Screens/Administration/AdminReportsScreen',
  component: AdminReportsScreen,
  args: {
    reports,
    state: 'open',
    onStateChange: fn(),
    onDecide: fn(),
    onRetry: fn(),
    now: fixtureInstant(20),
    pagination: { page: 1, totalPages: 3, total: 120, pageSize: 50, onPageChange: fn() },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inAdminShell({ section: 'reports', reportsCount: 2 })],
} satisfies Meta<typeof AdminReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[0]!);
    await expect(args.onDecide).toHaveBeenCalledWith(reports[0], 'archive');
    await userEvent.click(canvas.getByText('Acted on'));
    await expect(args.onStateChange).toHaveBeenCalledWith('acted');
  },
  parameters: contents<Story>({ long: { reports: [aReport({ words: longRefusal })] } }),
};

const noPages = { pagination: undefined };
export const Decided: Story = {
  tags: ['behaviour'],
  args: { ...noPages, state: 'acted', reports: [aDecidedReport] },
};
export const Loading: Story = { tags: ['behaviour'], args: { ...noPages, reports: undefined } };
export const Empty: Story = {
  args: { ...noPages, reports: [] },
  play: shows('No reports wait for you'),
};
export const Failed: Story = {
  args: { ...noPages, reports: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
