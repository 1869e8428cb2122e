import { anAdminUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { GiveCreditsDialog } from './GiveCreditsDialog.tsx';

const meta = {
  title: 'Components/Administration/GiveCreditsDialog',
  component: GiveCreditsDialog,
  args: { person: anAdminUser(), onClose: fn(), onGive: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof GiveCreditsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button names the action, and is disabled without a reason. */
export const Default: Story = {
  name: 'Amount and reason',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Give credits to Aditi Rao' });
    const amount = screen.getByRole('textbox', { name: 'Credits' });
    await userEvent.clear(amount);
    await expect(screen.getByRole('button', { name: 'Give 0 credits' })).toBeDisabled();
    await userEvent.type(amount, '120');
    await expect(screen.getByRole('button', { name: 'Give 120 credits' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' For the bug she found ');
    await userEvent.click(screen.getByRole('button', { name: 'Give 120 credits' }));
    await expect(args.onGive).toHaveBeenCalledWith(120, 'For the bug she found');
  },
  parameters: contents<Story>({
    long: { person: anAdminUser({ display_name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Raju' }) },
    hi: { person: anAdminUser({ display_name: 'अनन्या मिश्रा' }) },
    ur: { person: anAdminUser({ display_name: 'زہرا نقوی' }) },
  }),
};

/** Typing replaces the initial amount: appended to 50, a typed 25 would give 5,025 credits. */
export const TypedImmediately: Story = {
  tags: ['behaviour'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Credits' })).toHaveFocus());
    await userEvent.keyboard('25');
    await expect(screen.getByRole('button', { name: 'Give 25 credits' })).toBeInTheDocument();
  },
};

/** An amount above the maximum disables the button; it is not lowered to the maximum. */
export const AmountRefused: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'For the bug she found');
    const amount = screen.getByRole('textbox', { name: 'Credits' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '99999999');
    await expect(screen.getByRole('button', { name: 'Give 0 credits' })).toBeDisabled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,500');
    await userEvent.click(screen.getByRole('button', { name: 'Give 2,500 credits' }));
    await expect(args.onGive).toHaveBeenCalledWith(2500, 'For the bug she found');
  },
};

export const Cancelled: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { loading: true } };

/** The typed values stay: the same grant can be retried, and pays once. */
export const Failed: Story = {
  args: { error: 'The change was not saved. Please try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const Closed: Story = { tags: ['behaviour'], args: { person: undefined } };
