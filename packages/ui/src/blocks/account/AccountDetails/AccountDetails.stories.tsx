import { aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { says } from '../../../testing/plays.ts';
import { AccountDetails } from './AccountDetails.tsx';

const meta = {
  title: 'Components/Account/AccountDetails',
  component: AccountDetails,
  args: { user: aUser(), onResend: fn() },
} satisfies Meta<typeof AccountDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Verified address',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('aditi@example.com')).toBeVisible();
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByText('November 2, 2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
  parameters: contents<Story>({
    long: {
      user: aUser({
        username: 'the_narrator_of_a_hundred_tales',
        display_name: 'Chandrashekharan Venkata Subrahmanya Ayyar',
        email: 'a.very.long.address.of.a.very.patient.person@an-equally-long-domain.example.photography',
      }),
    },
    hi: { user: aUser({ display_name: 'अदिति राव' }) },
    ur: { user: aUser({ display_name: 'ادیتی راؤ' }) },
  }),
};

export const NotVerified: Story = {
  args: { user: aUser({ is_verified: false }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not verified')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend the email' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Resending: Story = { args: { ...NotVerified.args, isResending: true } };
export const Resent: Story = {
  tags: ['behaviour'],
  args: { ...NotVerified.args, isResent: true },
  play: says('status', 'Verification email sent if account exists'),
};
export const WithoutADisplayName: Story = { args: { user: aUser({ display_name: null }) } };
export const Phone: Story = { tags: ['behaviour'], ...NotVerified, globals: onPhone };
