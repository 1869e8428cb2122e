import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { asMember, inTurn, inVote } from '../../../testing/playedTogether.ts';
import { says, shows } from '../../../testing/plays.ts';
import { TogetherBar } from './TogetherBar.tsx';

const meta = {
  title: 'Components/Playing/TogetherBar',
  component: TogetherBar,
  args: { together: inTurn, onPass: fn(), onPausedChange: fn(), onOpen: fn() },
} satisfies Meta<typeof TogetherBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'It is your turn',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Playing together' })).toHaveTextContent(
      'It is your turn.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await expect(args.onPass).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPausedChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Who is here' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    long: { together: { ...asMember, players: [{ ...asMember.players[0]!, name: LONG_WORD }] } },
  }),
};

/** On another player's turn a member can neither pass nor pause. */
export const TurnOfAnother: Story = {
  tags: ['behaviour'],
  args: { together: asMember },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('It is Ravi’s turn.');
    await expect(canvas.queryByRole('button', { name: 'Pass' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  },
};

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export const Voting: Story = {
  tags: ['behaviour'],
  args: { together: { ...inVote, vote: { ...inVote.vote!, ends_at: inAnHour() } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 of 3 have voted/)).toBeVisible();
    // what others vote for is hidden until the end
    await expect(canvas.getByRole('region')).not.toHaveTextContent('Ring the bell');
  },
};

/** The credits were too few for the action that won the vote. */
export const VoteFailed: Story = {
  tags: ['behaviour'],
  args: { together: { ...inVote, vote: null }, problem: 'There are not enough credits for what was chosen.' },
};
export const Paused: Story = { tags: ['behaviour'], args: { together: { ...asMember, is_paused: true } } };
export const PausedByYou: Story = {
  tags: ['behaviour'],
  args: { together: { ...inTurn, is_paused: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.onPausedChange).toHaveBeenCalledWith(false);
  },
};
/** All players see how many credits are left for votes and the others' turns. */
export const BudgetLeft: Story = {
  tags: ['behaviour'],
  args: { together: asMember },
  play: shows('12 of 20 credits left for playing together'),
};
export const BudgetSpent: Story = {
  args: { together: { ...asMember, turn_of: 'p2', budget_spent: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      'The credits for playing together are used up. The author’s own words go on, which cost no credits.',
    );
    await expect(canvas.getByRole('region')).not.toHaveTextContent('of 20');
  },
};
/** The owner has been away for minutes: no player has the turn, and there are no actions. */
export const OwnerAway: Story = {
  args: { together: { ...asMember, is_payer_away: true, turn_of: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('The game waits for Ravi.');
    await expect(canvas.queryByRole('button', { name: 'Pass' })).toBeNull();
  },
};
/** A vote that was open when the owner left continues. */
export const OwnerAwayInVote: Story = {
  tags: ['behaviour'],
  args: {
    together: { ...inVote, me: 'p2', is_payer_away: true, vote: { ...inVote.vote!, ends_at: inAnHour() } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).not.toHaveTextContent('waits for');
    await expect(canvas.getByText(/2 of 3 have voted/)).toBeVisible();
  },
};
export const Running: Story = { tags: ['behaviour'], args: { isRunning: true } };
/** The connection is lost, and the last change has failed. */
export const Reconnecting: Story = {
  args: { isReconnecting: true, isRunning: true, error: 'That could not be changed.' },
};
/** The reader is offline, so the bar does not ask them to act. Another bar says that they are offline. */
export const Offline: Story = {
  tags: ['behaviour'],
  args: { together: inVote, isOffline: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region');
    await expect(bar).toHaveTextContent('The others can play on without you.');
    await expect(bar).not.toHaveTextContent('Vote for a choice');
    await expect(bar).not.toHaveTextContent('have voted');
  },
};

/** A pause that failed shows its error in the bar. */
export const Failed: Story = {
  tags: ['behaviour'],
  args: { error: 'That could not be changed.' },
  play: says('alert', 'That could not be changed.'),
};

/** When another player has acted, the bar names that player. */
export const ToldOfAnother: Story = {
  tags: ['behaviour'],
  args: { together: { ...inTurn, running: { key: 'k', acted_by: 'p2' } } },
  play: says('region', 'Meera has acted. The tale goes on...'),
};

/** Players with the same initials are told apart by numbers. */
export const Alike: Story = {
  tags: ['behaviour'],
  args: {
    together: {
      ...inTurn,
      players: inTurn.players.map((of, seat) => ({ ...of, name: ['Asha Rao', 'Arun Roy', 'Noor'][seat]! })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A1')).toBeVisible();
    await expect(canvas.getByText('A2')).toBeVisible();
  },
};
export const NobodyHere: Story = { tags: ['behaviour'], args: { together: { ...asMember, turn_of: null } } };
