import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { PublishDialog } from './PublishDialog.tsx';

const meta = {
  title: 'Components/Writing/PublishDialog',
  component: PublishDialog,
  args: { open: true, onOpenChange: fn(), number: 2, onPublish: fn(), onSelect: fn() },
} satisfies Meta<typeof PublishDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The author writes a note about the changes. */
export const Default: Story = {
  tags: ['played'],
  name: 'What has changed',
  play: async ({ args }) => {
    const note = await screen.findByRole('textbox', { name: /What has changed/ });
    await userEvent.type(note, ' A new ending ');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledWith('A new ending');
  },
  parameters: contents<Story>({ long: { problems: [{ node: LONG_WORD, message: LONG_WORD }] } }),
};
/** Each problem links to its scene. */
export const Refused: Story = {
  args: {
    problems: [
      { node: 'coin', message: 'The choice “Turn back” leads nowhere.' },
      { node: null, message: 'There is no start.' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to coin' }));
    await expect(args.onSelect).toHaveBeenCalledWith('coin');
  },
};
export const Reviewed: Story = { args: { isReviewed: true } };
export const Publishing: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'There is no connection.' } };
export const Phone: Story = { tags: ['behaviour'], ...Refused, globals: onPhone };
