import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { anOverview, modelStatuses } from '../../../testing/overview.ts';
import { shows } from '../../../testing/plays.ts';
import { ModelUsage } from './ModelUsage.tsx';

const { usage, by_day } = anOverview();

const meta = {
  title: 'Components/Administration/ModelUsage',
  component: ModelUsage,
  args: { usage, days: by_day.map(({ day }) => day), models: modelStatuses },
} satisfies Meta<typeof ModelUsage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One model is in use, one is paused, and one is retried; a table also has each figure by day. */
export const Default: Story = {
  name: 'Asked, paused, tried again',
  play: async ({ canvas, step }) => {
    const table = within(canvas.getByRole('table', { name: 'Models of providers' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    await expect(table.getByText('Asked')).toBeVisible();
    await expect(table.getByText('Not asked for a while')).toBeVisible();
    await expect(table.getByText('Tried again')).toBeVisible();
    await expect(table.getByText('82%')).toBeVisible();
    await step('the days of one model', async () => {
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Model of a provider' }),
        'gemma-4-31b-it',
      );
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Tokens or calls' }),
        'completion_tokens',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
      const days = canvas.getByRole('table', { name: 'Tokens written: gemma-4-31b-it' });
      await expect(within(days).getAllByRole('rowheader')).toHaveLength(30);
    });
  },
  parameters: contents<Story>({
    long: {
      models: modelStatuses.map((status) => ({
        ...status,
        model: `a-publisher/a-model-with-a-very-long-name-${status.model}-instruct-fp8-dynamic`,
        server: `a.very.long.name.of.a.server.${status.server}`,
        fallbacks: ['spare', 'birbal', 'another-one-that-stands-in'],
      })),
    },
  }),
};

/** The usage stays visible for models that are no longer configured. */
export const OnlyUsed: Story = {
  tags: ['behaviour'],
  args: { models: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Asked')).toBeNull();
    await expect(canvas.getAllByText('sarvam-30b')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  args: { usage: [], models: [] },
  play: shows('No model of a provider is set or was used.'),
};
