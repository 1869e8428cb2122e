import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { StarterChooser } from './StarterChooser.tsx';

const structures = {
  fork: ferrymanStructure,
  trial: ferrymanStructure,
  journey: ferrymanStructure,
  mystery: ferrymanStructure,
  courtship: ferrymanStructure,
};

const meta = {
  title: 'Components/Writing/StarterChooser',
  component: StarterChooser,
  args: { structures, onChoose: fn(), onImport: fn() },
} satisfies Meta<typeof StarterChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five whole stories, a blank page, or a file. */
export const Default: Story = {
  name: 'Starters, blank page, file',
  play: async ({ canvas, args, step }) => {
    await step('a starter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^A mystery/ }));
      await expect(args.onChoose).toHaveBeenLastCalledWith('mystery');
    });
    await step('a blank page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^A blank page/ }));
      await expect(args.onChoose).toHaveBeenLastCalledWith('blank');
    });
    await step('a file', async () => {
      const file = new File(['{}'], 'river.json', { type: 'application/json' });
      await userEvent.upload(canvas.getByLabelText('Import a file'), file);
      await expect(args.onImport).toHaveBeenCalledWith([file]);
    });
  },
  parameters: contents<Story>({ long: 'words' }),
};
/** A starter in another language than the page names its language. */
export const InAnotherLanguage: Story = {
  args: { languages: { journey: 'hi' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^A journey.*In Hindi$/ })).toBeVisible();
    await expect(canvas.getAllByText(/^In /)).toHaveLength(1);
  },
};
export const Opening: Story = { args: { loading: 'trial' } };
export const NotLoadedYet: Story = { args: { structures: {} } };
