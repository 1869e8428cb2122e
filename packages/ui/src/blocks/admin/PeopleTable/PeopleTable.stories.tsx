import { anAdminUser, fixtureInstant, fixturePeople } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { onPhone } from '../../../testing/globals.ts';
import { shows } from '../../../testing/plays.ts';
import { PeopleTable } from './PeopleTable.tsx';

const [aditi] = fixturePeople;

const meta = {
  title: 'Components/Administration/PeopleTable',
  component: PeopleTable,
  args: {
    people: fixturePeople,
    onPremiumChange: fn(),
    onGiveCredits: fn(),
    onRoleChange: fn(),
    onBlock: fn(),
    onRetry: fn(),
    now: fixtureInstant(20),
  },
} satisfies Meta<typeof PeopleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Premium is a switch; rarer actions are in the row's menu. */
export const Default: Story = {
  name: 'A page of people',
  play: async ({ canvas, args, step }) => {
    await step('a person without a session may have a last visit', async () => {
      await expect(canvas.getByText('not logged in')).toBeVisible();
    });
    await step('premium', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Premium access for Aditi Rao' }));
      await expect(args.onPremiumChange).toHaveBeenCalledWith(aditi, true);
    });
    await step('credits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Aditi Rao' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Give credits...' }));
      await expect(args.onGiveCredits).toHaveBeenCalledWith(aditi);
    });
    await step('role', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Kabir Sen' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a player' }));
      await expect(args.onRoleChange).toHaveBeenCalledWith(fixturePeople[2], 'player');
    });
  },
};

/** A blocked account shows the reason, and can be unblocked. */
export const BlockedPerson: Story = {
  args: {
    people: [
      anAdminUser({
        blocked_at: fixtureInstant(18),
        blocked_reason: 'Sent the same insult to forty authors',
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Blocked: Sent the same insult to forty authors')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock...' }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { people: undefined } };
export const Empty: Story = {
  args: { people: [] },
  play: shows('No people found'),
};
export const Failed: Story = {
  args: { people: undefined, error: 'Failed to fetch data. Please try again.' },
};

const everyKind = {
  people: [
    anAdminUser({
      id: 'long',
      username: 'venkatanarasimharajuvaripeta_s',
      display_name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Raju',
      email: 'venkatanarasimharajuvaripeta.subrahmanyeswara.raju@lesser-known-kingdoms.example.com',
      credits: 12_345_678,
    }),
    anAdminUser({ id: 'hi', display_name: 'अनन्या मिश्रा' }),
    anAdminUser({ id: 'ur', display_name: 'زہرا نقوی' }),
  ],
};
export const LongText: Story = { tags: ['behaviour'], args: everyKind };
export const Phone: Story = { tags: ['behaviour'], args: everyKind, globals: onPhone };

/** Youth accounts are marked; the menu has the year of birth and the guardian's consent. */
export const Young: Story = {
  args: {
    onYouth: fn(),
    people: [
      anAdminUser({
        birth_year: 2011,
        youth: {
          needs: 'consent',
          ratings: ['family'],
          birth_year: 2011,
          adult_in: 2030,
          guardian_email: null,
          is_asked_by_mail: true,
          consented_at: null,
          deletes_at: null,
        },
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Young, waits for a guardian')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Record a guardian/ }));
    await expect(args.onYouth).toHaveBeenCalledWith(args.people?.[0], 'consent');
  },
};
