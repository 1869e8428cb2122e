import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import * as hi from '../../../words/hi.ts';
import * as ur from '../../../words/ur.ts';
import { onPhone } from '../../../testing/globals.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { ProviderButton } from '../ProviderButton/ProviderButton.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  title: 'Components/Account/RegisterForm',
  component: RegisterForm,
  args: { onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 374 }}>{Story()}</div>],
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText('Username'), 'aditi_rao');
  await userEvent.type(canvas.getByLabelText('Email'), 'aditi@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Tenali#16');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Tenali#16');
}

export const Default: Story = {
  name: 'Ready to fill in',
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'aditi_rao',
      email: 'aditi@example.com',
      display_name: '',
      password: 'Tenali#16',
      confirm_password: 'Tenali#16',
    });
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

/** Passwords are validated live, other fields on submit; errors disable the button. */
export const Faults: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Create Account' });
    const username = canvas.getByLabelText('Username');
    const confirmation = canvas.getByLabelText('Confirm password');
    await step('passwords are validated live', async () => {
      await userEvent.type(username, 'aditi rao');
      await userEvent.type(canvas.getByLabelText('Email'), 'aditi@example');
      await userEvent.type(canvas.getByLabelText('Password'), 'Tenali#16');
      await userEvent.type(confirmation, 'Tenali');
      await expect(canvas.getByText('Passwords do not match')).toBeVisible();
      await expect(submit).toBeDisabled();
      await expect(username).toBeValid();
      await userEvent.type(confirmation, '#16');
      await expect(submit).toBeEnabled();
    });
    await step('the rest on submit', async () => {
      await userEvent.click(submit);
      await expect(username).toHaveFocus();
      await expect(username).toHaveAccessibleDescription(
        'Username can only contain letters, numbers, and underscores',
      );
      await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
      await expect(submit).toBeDisabled();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    for (const message of [
      'Username is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
  },
};

/** Readers who come from a story see that their choice is stored. */
export const WithProvider: Story = { args: { provider: <ProviderButton name="Sarayu School" /> } };

export const WithStoredChoice: Story = {
  tags: ['behaviour'],
  args: { storedChoice: 'Row *without* a word' },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^Your choice is kept/);
    await expect(note).toHaveTextContent(/: Row without a word$/);
  },
};

export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The typed values stay. */
export const ServerRefused: Story = {
  args: { error: 'Registration failed' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'aditi_rao');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Registration failed');
    await expect(canvas.getByLabelText('Username')).toHaveValue('aditi_rao');
  },
  parameters: contents<Story>({
    hi: { error: hi.accountFailures.register.other },
    ur: { error: ur.accountFailures.register.other },
  }),
};

/** The server's message about a field is shown at that field until the field is edited. */
export const FieldRefused: Story = {
  args: { error: 'This username is taken already', errorField: 'username' },
  play: async ({ canvas }) => {
    const username = canvas.getByLabelText('Username');
    await expect(username).toHaveAccessibleDescription('This username is taken already');
    await waitFor(() => expect(username).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeDisabled();
    await userEvent.type(username, 'aditi_rao');
    await expect(username).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  },
};

/** The button stays in place during a resubmit: a double click must not hit the Terms of Service. */
export const SentAgain: Story = {
  tags: ['behaviour'],
  render: function SentAgain(args) {
    const [isSent, setIsSent] = useState(false);
    return (
      <RegisterForm
        {...args}
        loading={isSent}
        error={isSent ? undefined : 'Registration failed'}
        onSubmit={() => setIsSent(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const button = canvas.getByRole('button', { name: 'Create Account' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};
export const Phone: Story = { tags: ['behaviour'], ...Empty, globals: onPhone };

/** If the form asks for the year of birth, applicants who may be under 18 must name a guardian. */
export const AsksForTheYear: Story = {
  args: { asks: { year: true, guardian: 'young' } },
  play: async ({ canvas, args, step }) => {
    const young = String(new Date().getFullYear() - 15);
    await fillIn(canvas);
    await step('nobody else is asked for a guardian', async () => {
      await userEvent.type(canvas.getByLabelText('Year of birth'), '1990');
      await expect(canvas.queryByLabelText('Email of your parent or guardian')).toBeNull();
    });
    await userEvent.clear(canvas.getByLabelText('Year of birth'));
    await userEvent.type(canvas.getByLabelText('Year of birth'), young);
    await userEvent.type(canvas.getByLabelText('Email of your parent or guardian'), 'mother@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ birth_year: young, guardian_email: 'mother@example.com' }),
    );
  },
};
