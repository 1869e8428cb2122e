import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Components/Account/CodeField',
  component: CodeField,
  args: { control: { name: 'code', value: '', onValueChange: fn() } },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Phones offer the code of a message, and the keyboard with digits. */
export const Default: Story = {
  name: 'Code of the app',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '१');
    await expect(args.control.onValueChange).toHaveBeenCalledWith('१');
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

export const RecoveryCode: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
    await expect(canvas.getByRole('button', { name: 'Use the code of the app' })).toHaveFocus();
  },
};

export const WithoutRecovery: Story = {
  tags: ['behaviour'],
  args: { takesRecovery: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Refused: Story = { args: { error: 'Please enter the code of your authenticator app' } };
