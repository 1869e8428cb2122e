import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inHindi, onPhone } from '../../testing/globals.ts';
import { WithState } from '../../testing/WithState.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Primitives/PasswordField',
  component: PasswordField,
  args: { value: 'Tenali#16', onValueChange: fn(), 'aria-label': 'Password' },
  render: ({ value: initial, onValueChange, ...args }) => (
    <WithState initial={initial ?? ''} onChange={onValueChange}>
      {(value, change) => <PasswordField {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The password is hidden until the button shows it. */
export const Default: Story = {
  name: 'Hidden password',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    const show = canvas.getByRole('button', { name: 'Show password' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'password');
  },
  parameters: contents<Story>({ ur: { 'aria-label': 'پاس ورڈ' } }),
};

export const Typed: Story = {
  tags: ['played'],
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Birbal');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Birbal');
  },
};

/** Typed text never runs under the button. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { value: 'a very long sentence that nobody will ever guess, and nobody will ever remember' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Password')).toHaveStyle({ paddingInlineEnd: '56px' });
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { 'aria-label': 'पासवर्ड', value: 'आख़िरी डाक १६' },
  globals: inHindi,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('पासवर्ड')).toHaveAttribute('type', 'text');
  },
};
