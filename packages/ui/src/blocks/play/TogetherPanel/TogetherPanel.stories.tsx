import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { asMember, inTurn, inVote } from '../../../testing/playedTogether.ts';
import { says } from '../../../testing/plays.ts';
import { TogetherPanel } from './TogetherPanel.tsx';

const invitation = {
  url: 'https://kathaloka.example/join/Zx3kq0Vt8mB1nC5yR7dL2sWfH9gJ4pKuA6eTiOoXvQE',
  expires_at: '2026-03-15T12:00:00.000Z',
};
const actions = {
  invite: fn(),
  revoke: fn(),
  copyLink: fn(),
  shareLink: fn(),
  change: fn(),
  pass: fn(),
  remove: fn(),
  leave: fn(),
  end: fn(),
  forgetFailure: fn(),
};

const meta = {
  title: 'Components/Playing/TogetherPanel',
  component: TogetherPanel,
  args: { together: inTurn, invitation, actions, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: onDesktop,
} satisfies Meta<typeof TogetherPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The payer sees what each player has cost. */
export const Default: Story = {
  name: 'Who plays',
  play: async ({ canvas }) => {
    const people = canvas.getByRole('region', { name: 'Who plays' });
    await expect(
      within(people).getByText(/You · here · Pays · At turn · 12 credits, 20 XP spent/),
    ).toBeVisible();
    await expect(within(people).getByText('Others who have played: 2 credits, 0 XP spent')).toBeVisible();
    await expect(within(people).getByText(/Spent together: 22 credits, 23 XP/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(actions.copyLink).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the link' }));
    await expect(actions.revoke).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    long: { together: { ...inTurn, players: inTurn.players.map((of) => ({ ...of, name: LONG_WORD })) } },
  }),
};

/** Before the first invitation, the owner reads what the others will be able to read. */
export const BeforeTheFirst: Story = {
  tags: ['behaviour'],
  args: { together: undefined, invitation: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/everything in this session from its beginning/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End playing together' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Valid for' }), '7 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(actions.invite).toHaveBeenCalledWith(168, 20);
    const most = canvas.getByRole('textbox', { name: 'At most so many credits' });
    await userEvent.clear(most);
    await expect(canvas.getByRole('button', { name: 'Make a link' })).toBeDisabled();
    await userEvent.type(most, '35');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(actions.invite).toHaveBeenLastCalledWith(168, 35);
  },
};

/** A member sees the players, and can leave. */
export const AsMember: Story = {
  tags: ['behaviour'],
  args: { together: asMember, invitation: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits spent/)).toBeNull();
    await expect(canvas.getByText(/The XP and credits of this tale are Ravi’s/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Noor' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this tale?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Leave it' }));
    await expect(actions.leave).toHaveBeenCalledOnce();
  },
};

export const ByVote: Story = {
  tags: ['behaviour'],
  args: { together: inVote },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Meera/).parentElement).toHaveTextContent('Has voted');
    await userEvent.click(canvas.getByRole('radio', { name: '60 seconds' }));
    await expect(actions.change).toHaveBeenLastCalledWith({ vote_seconds: 60 });
    await userEvent.click(canvas.getByRole('radio', { name: 'In turn' }));
    await expect(actions.change).toHaveBeenLastCalledWith({ way: 'in_turn' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Pause: only I act' }));
    await expect(actions.change).toHaveBeenLastCalledWith({ is_paused: true });
  },
};

/** The owner raises the budget. */
export const Budget: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const budget = within(canvas.getByRole('region', { name: 'What the others may spend' }));
    await expect(budget.getByText('12 of 20 credits left for playing together')).toBeVisible();
    await expect(budget.getByRole('button', { name: 'Set' })).toBeDisabled();
    const most = budget.getByRole('textbox', { name: 'At most so many credits' });
    await userEvent.clear(most);
    await userEvent.type(most, '40');
    await userEvent.click(budget.getByRole('button', { name: 'Set' }));
    await expect(actions.change).toHaveBeenLastCalledWith({ budget: 40 });
    // a new link does not change the budget
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new link' }));
    await expect(actions.invite).toHaveBeenLastCalledWith(24, undefined);
  },
};

/** The budget is used up until it is raised. */
export const BudgetSpent: Story = {
  args: { together: { ...inTurn, budget_spent: 22 } },
  play: async ({ canvas }) => {
    const budget = within(canvas.getByRole('region', { name: 'What the others may spend' }));
    await expect(budget.getByText(/are used up/)).toBeVisible();
  },
};

/** Removing a player and ending ask for confirmation. */
export const Asking: Story = {
  tags: ['behaviour'],
  args: { together: { ...inTurn, turn_of: 'p2' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pass on' }));
    await expect(actions.pass).toHaveBeenCalledWith('p2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Meera' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Meera?' });
    await expect(actions.remove).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(actions.remove).toHaveBeenCalledWith('p2');
    await userEvent.click(canvas.getByRole('button', { name: 'End playing together' }));
    const end = await screen.findByRole('alertdialog', { name: 'End playing together?' });
    await userEvent.click(within(end).getByRole('button', { name: 'Not now' }));
    await expect(actions.end).not.toHaveBeenCalled();
  },
};

export const Full: Story = {
  tags: ['behaviour'],
  args: {
    together: {
      ...inTurn,
      players: [1, 2, 3, 4, 5].map((at) => ({ ...inTurn.players[0]!, id: `p${at}`, name: `Ravi ${at}` })),
    },
    invitation: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No place is free.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make a link' })).toBeNull();
  },
};
/** The connection is lost while a link is being created. */
export const Offline: Story = {
  args: { isOffline: true, isInviting: true, error: 'The link could not be made.' },
};
export const Failed: Story = {
  tags: ['behaviour'],
  args: { error: 'The link could not be made.' },
  play: says('alert', 'The link could not be made.'),
};
