import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { asMember, inTurn, inVote } from '../../testing/playedTogether.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { ferrymanEntries } from '../../testing/playStories.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import type { TogetherPort } from './playProps.ts';

const actions = {
  invite: fn(),
  revoke: fn(),
  copyLink: fn(),
  change: fn(),
  pass: fn(),
  remove: fn(),
  leave: fn(),
  end: fn(),
  forgetFailure: fn(),
};
const port = (together: TogetherPort['together']): TogetherPort => ({ together, actions });
const choices = [
  { text: 'Ring the bell', is_detour: false },
  { text: 'Wait for the ferry', is_detour: false },
];
const entries = [
  ...ferrymanEntries,
  { id: 'by-meera', type: 'choice', content: 'Ring the bell', acted_by: 'Meera' },
  { id: 'by-noor', type: 'user_action', content: 'I call across the water', acted_by: 'Noor' },
  { id: 'by-vote', type: 'choice', content: 'Board the ferry', is_by_vote: true, votes: 2, voters: 3 },
  { id: 'by-nobody', type: 'choice', content: 'Step ashore', acted_by: null },
  { id: 'went-on', type: 'action', content: 'continue', acted_by: 'Meera' },
] as const;

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing({ session: { choices, entries }, together: port(inTurn) }),
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar shows whose turn it is, and the log who acted. */
export const YourTurn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('It is your turn.')).toBeVisible();
    const log = canvas.getByRole('log');
    await expect(log).toHaveTextContent('Meera chose: Ring the bell');
    await expect(log).toHaveTextContent('Noor: I call across the water');
    await expect(log).toHaveTextContent('The vote chose (2 of 3): Board the ferry');
    await expect(log).toHaveTextContent('Somebody chose: Step ashore');
    await expect(log).toHaveTextContent('Meera went on.');
    await userEvent.click(canvas.getByRole('button', { name: /Wait for the ferry/ }));
    await expect(args.actions.choose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Who is here' }));
    await expect(await canvas.findByRole('heading', { name: 'Play together' })).toBeVisible();
  },
};

/** A waiting member can choose by neither press nor key, and lacks the owner's tools. */
export const TurnOfAnother: Story = {
  tags: ['behaviour'],
  args: playing({
    session: { choices, entries },
    together: port(asMember),
    actions: { choose: fn(), act: fn() },
  }),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('It is Ravi’s turn.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Ring the bell/ })).toBeDisabled();
    await userEvent.keyboard('1cu');
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await expect(args.actions.act).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /Undo/ })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Custom action' })).toBeNull();
    // shows the reason, and whose XP are spent
    await expect(canvas.getByText('You play by choices: Ravi has not allowed free text.')).toBeVisible();
    await expect(canvas.getByText(/ XP · Ravi$/)).toBeVisible();
  },
};

const noteOf = (together: typeof inTurn, note: string) =>
  ({
    args: playing({ session: { choices, entries }, together: port(together) }),
    parameters: { chromatic: { disableSnapshot: true } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(note)).toBeVisible();
    },
  }) satisfies Story;

/** The reason why nothing can be typed differs by player and state. */
export const OwnerWaits: Story = {
  tags: ['behaviour'],
  ...noteOf({ ...inTurn, turn_of: 'p2' }, 'You can write when it is your turn.'),
};
export const NothingIsTypedInAVote: Story = {
  tags: ['behaviour'],
  ...noteOf(inVote, 'In a vote there is no free text.'),
};
export const MemberWaitsToWrite: Story = {
  tags: ['behaviour'],
  ...noteOf({ ...asMember, words_allowed: true }, 'You can write when it is your turn.'),
};
export const OnlyTheOwnerActs: Story = {
  tags: ['behaviour'],
  ...noteOf({ ...asMember, is_paused: true }, 'Only Ravi acts for now.'),
};

/** A member who writes sees whose XP they spend. */
export const MemberWrites: Story = {
  tags: ['behaviour'],
  args: playing({
    session: { choices, entries },
    together: port({ ...asMember, words_allowed: true, turn_of: 'p2' }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: 'Custom action', description: / XP · Ravi$/ }),
    ).toBeEnabled();
  },
};

/** A removed player gets a page of their own, which does not look like a failure. */
export const Removed: Story = {
  tags: ['behaviour'],
  args: {
    ...playing({}),
    session: undefined,
    error: { title: 'You no longer play in this tale', message: 'It belongs to the one who invited you.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You no longer play in this tale' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-kind', 'ended');
    await expect(canvas.queryByText(/lost the thread/)).toBeNull();
  },
};

/** The reader's vote is marked, and can be changed. */
export const Voting: Story = {
  tags: ['behaviour'],
  args: playing({ session: { choices, entries }, together: port({ ...inVote, me: 'p2' }) }),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const mine = await canvas.findByRole('button', { name: /Ring the bell/, pressed: true });
    await expect(mine).toHaveTextContent('Your vote');
    await expect(canvas.getByRole('button', { name: /Wait for the ferry/, pressed: false })).toBeEnabled();
  },
};
