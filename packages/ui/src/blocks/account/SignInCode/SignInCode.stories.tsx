import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { SignInCode } from './SignInCode.tsx';

const meta = {
  title: 'Components/Account/SignInCode',
  component: SignInCode,
  args: { onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof SignInCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready to fill in',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/);
    await userEvent.type(canvas.getByLabelText('Code'), '123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the login' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: 'This code is not right, or it was used already.' } };
