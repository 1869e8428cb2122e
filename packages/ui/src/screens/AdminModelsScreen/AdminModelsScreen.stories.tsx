import { aBuiltInRun, modelRuns } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminShell } from '../../blocks/admin/AdminShell/AdminShell.tsx';
import { contents } from '../../stories/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../stories/globals.ts';
import { LONG_WORD } from '../../stories/longText.ts';
import { AdminModelsScreen } from './AdminModelsScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminModelsScreen',
  component: AdminModelsScreen,
  args: { builtIn: aBuiltInRun(), models: modelRuns(), onStore: fn(), onDelete: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <AdminShell section="models" reviewsCount={3}>
        {Story()}
      </AdminShell>
    ),
  ],
} satisfies Meta<typeof AdminModelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Last runs' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Figures in English' })).toBeVisible();
  },
  parameters: contents<Story>({
    long: { models: modelRuns().map((run) => ({ ...run, model: `a-publisher/${LONG_WORD}-${run.model}` })) },
  }),
};
export const NoModel: Story = { tags: ['behaviour'], args: { models: [] } };
export const Loading: Story = { tags: ['behaviour'], args: { builtIn: undefined, models: undefined } };
export const Failed: Story = {
  args: { builtIn: undefined, models: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Refused: Story = {
  tags: ['behaviour'],
  args: { notice: 'Nothing was changed. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changed.');
  },
};
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
