import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import * as hi from '../../../words/hi.ts';
import * as ur from '../../../words/ur.ts';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { ProviderButton } from '../ProviderButton/ProviderButton.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Components/Account/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 374 }}>{Story()}</div>],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signs in by keyboard alone: name, password, Enter. */
export const Default: Story = {
  name: 'Name and password',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('aditi_rao');
    await userEvent.tab();
    await userEvent.keyboard('Tenali#16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email_or_username: 'aditi_rao',
      password: 'Tenali#16',
      remember_me: false,
    });
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull();
  },
  parameters: contents<Story>({
    long: {
      error:
        'Too many attempts from this address. Wait a quarter of an hour, or choose a new password with the link below the form.',
    },
  }),
};

export const Remembered: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username or Email'), 'aditi@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'x');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email_or_username: 'aditi@example.com',
      password: 'x',
      remember_me: true,
    });
  },
};

/** On submit, focus moves to the first invalid field; an error is cleared when its field is edited. */
export const Refused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const name = canvas.getByLabelText('Username or Email');
    const password = canvas.getByLabelText('Password');
    const submit = canvas.getByRole('button', { name: 'Sign In' });

    await step('no errors before submitting', async () => {
      await userEvent.type(name, 'ad');
      await userEvent.tab();
      await expect(name).toBeValid();
      await expect(submit).toBeEnabled();
    });
    await step('all errors at once', async () => {
      await userEvent.click(submit);
      await expect(name).toHaveAccessibleDescription('Username or email must be at least 3 characters');
      await expect(password).toHaveAccessibleDescription('Password is required');
      await expect(name).toHaveFocus();
      await expect(submit).toBeDisabled();
    });
    await step('an error is cleared when its field is edited', async () => {
      await userEvent.type(name, 'i');
      await expect(name).toBeValid();
      await expect(submit).toBeDisabled();
      await userEvent.type(password, 'x');
      await expect(submit).toBeEnabled();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByText('Username or email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
};

export const WithGoogle: Story = { args: { google: <GoogleButton onClick={fn()} /> } };
export const WithProvider: Story = { args: { provider: <ProviderButton name="Sarayu School" /> } };

/** A pending form cannot be submitted twice. */
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username or Email'), 'aditi');
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerRefused: Story = {
  args: { error: 'Login failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
  parameters: contents<Story>({
    hi: { error: hi.accountFailures.login.other },
    ur: { error: ur.accountFailures.login.other },
  }),
};
