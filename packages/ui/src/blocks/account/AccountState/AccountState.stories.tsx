import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { contents } from '../../../testing/contents.ts';
import { AccountState } from './AccountState.tsx';

const meta = {
  title: 'Components/Account/AccountState',
  component: AccountState,
  args: { mark: 'lotus', title: 'Forgot your password?', text: 'A link arrives within a few minutes.' },
  decorators: [(Story) => <div style={{ maxWidth: 374 }}>{Story()}</div>],
} satisfies Meta<typeof AccountState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A link was sent for',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot your password?');
  },
  parameters: contents<Story>({
    long: {
      title: 'Choose a new password for the account that you made last winter',
      text: 'The link in the mail works once, for one hour, in any browser; afterwards you will be signed out everywhere else, and the old password opens nothing any more.',
    },
    hi: { title: 'अपना पासवर्ड भूल गए?', text: 'कुछ ही मिनटों में एक लिंक पहुँचेगा।' },
    ur: { title: 'پاس ورڈ بھول گئے؟', text: 'چند منٹ میں ایک لنک پہنچے گا۔' },
  }),
};
export const Pending: Story = {
  args: { mark: 'lamps', title: 'Verifying your email address...', text: 'This takes a moment.' },
};
export const Done: Story = {
  args: {
    mark: 'check',
    title: 'Email verified successfully',
    text: 'Your account is ready.',
    children: (
      <ButtonLink href="#login" variant="primary">
        Continue to Login
      </ButtonLink>
    ),
  },
};
export const Failed: Story = {
  args: { mark: 'alert', title: 'Email verification failed', text: 'The link is invalid or has expired.' },
};
export const Sent: Story = { args: { mark: 'mail', title: 'Check your inbox' } };
