import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import * as hi from '../../../words/hi.ts';
import * as ur from '../../../words/ur.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { WaitlistForm } from './WaitlistForm.tsx';

const meta = {
  title: 'Components/Account/WaitlistForm',
  component: WaitlistForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof WaitlistForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready to join',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Limited time: 50% off for early subscribers')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'Aditi Rao');
    await userEvent.type(canvas.getByLabelText('Email'), 'aditi@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Aditi Rao',
      email: 'aditi@example.com',
    });
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

/** The form shows one message at a time, at the field that it is about. */
export const Refused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Join the Waitlist' });
    await userEvent.click(submit);
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Please fill out all fields');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toBeValid();
    await userEvent.keyboard('Aditi');
    await userEvent.type(canvas.getByLabelText('Email'), 'aditi@');
    await userEvent.click(submit);
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'Something went wrong. Please try again later.' },
  parameters: contents<Story>({
    hi: { error: hi.waitlistFailures.join.other },
    ur: { error: ur.waitlistFailures.join.other },
  }),
};

/** The thank-you replaces the offer and the form, and has focus. */
export const Joined: Story = {
  args: { isJoined: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank you for joining!' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
