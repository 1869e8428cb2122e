import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { says } from '../../../testing/plays.ts';
import { AboutForm } from './AboutForm.tsx';

const ABOUT = 'I grew up beside the Narmada.';

const meta = {
  title: 'Components/Account/AboutForm',
  component: AboutForm,
  args: { about: ABOUT, onSubmit: fn() },
} satisfies Meta<typeof AboutForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WrittenText: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('What you say of yourself');
    await userEvent.type(field, ' I write. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(`${ABOUT} I write.`);
  },
  parameters: contents<Story>({ long: { about: LONG_WORD } }),
};

export const Empty: Story = { tags: ['behaviour'], args: { about: null } };
export const TooLong: Story = {
  tags: ['played'],
  args: { about: 'x'.repeat(501) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('What you say of yourself'), 'y');
    await expect(await canvas.findByText(/cannot exceed 500 characters/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Saved: Story = { tags: ['behaviour'], args: { isDone: true }, play: says('status', 'Saved.') };
export const Failed: Story = {
  tags: ['behaviour'],
  args: { error: 'Your text could not be saved.' },
  play: says('alert', 'Your text could not be saved.'),
};
