import { anAdminUser, fixtureInstant, fixturePeople } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { AdminPeopleScreen } from './AdminPeopleScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminPeopleScreen',
  component: AdminPeopleScreen,
  args: {
    people: fixturePeople,
    onPremiumChange: fn(),
    onGiveCredits: fn(),
    onRoleChange: fn(),
    onBlock: fn(),
    onQueryChange: fn(),
    onRoleFilterChange: fn(),
    onStandingChange: fn(),
    onSortChange: fn(),
    onRetry: fn(),
    query: '',
    now: fixtureInstant(20),
    pagination: { page: 1, totalPages: 26, total: 1284, pageSize: 50, onPageChange: fn() },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [inAdminShell({ section: 'people' })],
} satisfies Meta<typeof AdminPeopleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args, step }) => {
    await step('search', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'a');
      await expect(args.onQueryChange).toHaveBeenCalledWith('a');
    });
    await step('filter', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'admin');
      await expect(args.onRoleFilterChange).toHaveBeenCalledWith('admin');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Standing' }), 'blocked');
      await expect(args.onStandingChange).toHaveBeenCalledWith('blocked');
    });
    await step('give credits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Meera Joshi' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Give credits...' }));
      await expect(args.onGiveCredits).toHaveBeenCalledWith(fixturePeople[1]);
    });
  },
  parameters: contents<Story>({
    long: {
      people: [
        anAdminUser({
          display_name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Raju',
          email: 'venkatanarasimharajuvaripeta.subrahmanyeswara@lesser-known-kingdoms.example.com',
        }),
      ],
    },
  }),
};

const noPages = { pagination: undefined };
export const Loading: Story = { tags: ['behaviour'], args: { ...noPages, people: undefined } };
export const Empty: Story = { tags: ['behaviour'], args: { ...noPages, people: [] } };
export const Failed: Story = {
  args: { ...noPages, people: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const ChangeFailed: Story = {
  tags: ['behaviour'],
  args: { notice: 'The last administrator cannot become a player.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
