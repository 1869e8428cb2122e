import { hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { anEmptyOverview, anOverview, modelStatuses } from '../../testing/overview.ts';
import { AdminOverviewScreen } from './AdminOverviewScreen.tsx';

const setup = [
  { code: 'admin_password', setting: null, is_set: true },
  { code: 'mail', setting: 'SMTP_URL', is_set: false },
  { code: 'model', setting: 'AI_BASE_URL', is_set: false },
  { code: 'public_url', setting: 'PUBLIC_URL', is_set: true },
  { code: 'links', setting: 'WAITLIST_URL', is_set: true },
  { code: 'backups', setting: null, is_set: null },
] as const;

const meta = {
  title: 'Screens/Administration/AdminOverviewScreen',
  component: AdminOverviewScreen,
  args: {
    overview: anOverview(),
    models: modelStatuses,
    period: 30,
    onPeriodChange: fn(),
    onRetry: fn(),
    onCopy: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inAdminShell({ section: 'overview', reportsCount: 2 })],
} satisfies Meta<typeof AdminOverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args, step }) => {
    await step('what waits', async () => {
      const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
      await expect(waiting.getByRole('link', { name: '3 stories to review' })).toHaveAttribute(
        'href',
        '/admin/reviews',
      );
      await expect(waiting.getByRole('link', { name: '2 reports to decide' })).toHaveAttribute(
        'href',
        '/admin/reports',
      );
    });
    await step('period', async () => {
      await userEvent.click(canvas.getByText('90 days'));
      await expect(args.onPeriodChange).toHaveBeenCalledWith(90);
    });
    await step('credits of a model', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Figure' }), 'credits_spent');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Model' }), 'birbal');
      await expect(canvas.getByRole('region', { name: 'Credits spent: Birbal' })).toBeVisible();
    });
    await step('failures and times of the same model', async () => {
      const figure = canvas.getByRole('combobox', { name: 'Figure' });
      await userEvent.selectOptions(figure, 'narrator_errors');
      const failures = canvas.getByRole('region', { name: 'Failures of the narrator: Birbal' });
      await expect(failures).toHaveTextContent('Told by the built-in narrator instead');
      await userEvent.selectOptions(figure, 'latency');
      await expect(canvas.getByRole('region', { name: 'Time a telling takes: Birbal' })).toBeVisible();
    });
    await step('plays are of no model', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Figure' }), 'plays');
      await expect(canvas.queryByRole('combobox', { name: 'Model' })).toBeNull();
    });
  },
};

/** Missing settings come first, each with a line to copy. */
export const FirstHour: Story = {
  tags: ['behaviour'],
  args: { overview: anEmptyOverview(), setup },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line for: The public address' }));
    await expect(args.onCopy).toHaveBeenCalledWith('PUBLIC_URL=https://stories.example.com');
  },
};
export const Loading: Story = { tags: ['behaviour'], args: { overview: undefined } };
export const Empty: Story = {
  args: { overview: anEmptyOverview() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for a decision.')).toBeVisible();
    await expect(canvas.getByText('No model has been used yet.')).toBeVisible();
    await expect(canvas.getByText('No stories have been played yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { overview: undefined, error: 'Failed to fetch data. Please try again.' },
};

const manyLanguages = {
  overview: anOverview({
    most_played: [hindiStory, urduStory, overlongStory].map(({ id, title, language }) => ({
      id,
      title,
      language,
      plays: 98_765_432,
    })),
  }),
};
export const LongText: Story = { tags: ['behaviour'], args: { ...manyLanguages, setup } };
export const Phone: Story = { tags: ['behaviour'], args: { setup }, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: manyLanguages,
  globals: { ...inUrdu, ...onPhone },
};
