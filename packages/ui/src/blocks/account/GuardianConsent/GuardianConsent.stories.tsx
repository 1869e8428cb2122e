import { fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { retries } from '../../../testing/plays.ts';
import { GuardianConsent, type GuardianConsentProps } from './GuardianConsent.tsx';

const asked = {
  username: 'aditi_rao',
  birth_year: 2011,
  state: 'asked',
  since: fixtureInstant(2),
  can_consent: true,
  deletes_at: fixtureInstant(16),
} as const;

const meta = {
  title: 'Components/Account/GuardianConsent',
  component: GuardianConsent,
  args: { guardianship: asked, onAgree: fn(), onWithdraw: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof GuardianConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Guardians confirm that they are adults before they agree. */
export const Asked: Story = {
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('checkbox');
    await step('nothing is agreed to without that', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'I agree' }));
      await expect(args.onAgree).not.toHaveBeenCalled();
      await expect(box).toHaveFocus();
      await expect(box).toHaveAccessibleDescription('Please confirm this first');
    });
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'I agree' }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

export const Granted: Story = {
  tags: ['played'],
  args: { guardianship: { ...asked, state: 'granted', can_consent: false, deletes_at: null } },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw my consent' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await step('what cannot be undone is asked about', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete the account now' }));
      const keep = await screen.findByRole('button', { name: 'Keep it' });
      // the dialog takes the focus shortly after it opens
      await waitFor(() => expect(keep).toHaveFocus());
      await expect(args.onRemove).not.toHaveBeenCalled();
    });
  },
};

function Decides({ guardianship, ...rest }: GuardianConsentProps) {
  const [now, setNow] = useState(guardianship);
  const agree = () => setNow({ ...asked, state: 'granted', can_consent: false, deletes_at: null });
  return <GuardianConsent {...rest} guardianship={now} onAgree={agree} />;
}

/** The button disappears with the request, and the heading of the new state takes the focus. */
export const AgreedByKey: Story = {
  tags: ['behaviour'],
  render: (args) => <Decides {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    canvas.getByRole('button', { name: 'I agree' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /may play$/ })).toHaveFocus());
  },
};

export const Withdrawn: Story = {
  args: { guardianship: { ...asked, state: 'withdrawn', can_consent: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Loading: Story = { args: { guardianship: undefined, loading: true } };
export const Missing: Story = { args: { guardianship: undefined, isMissing: true } };
export const Invalid: Story = { args: { guardianship: undefined, isInvalid: true } };
export const Removed: Story = { args: { isRemoved: true } };
export const Unreachable: Story = {
  args: { guardianship: undefined, error: 'It was not saved. Please try again.', onRetry: fn() },
  play: retries(),
};
export const Phone: Story = { tags: ['behaviour'], args: Granted.args!, globals: onPhone };
