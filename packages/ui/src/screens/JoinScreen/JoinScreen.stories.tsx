import { anInvitationPage } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inSite } from '../../testing/inSite.tsx';
import { LONG_WORD } from '../../testing/longText.ts';
import { JoinScreen } from './JoinScreen.tsx';

const invitation = anInvitationPage({
  inviter: 'Ravi',
  players: ['Ravi', 'Meera', 'Noor'],
  places: 2,
  session_id: null,
});
const { story } = invitation;

const meta = {
  title: 'Screens/Reading/JoinScreen',
  component: JoinScreen,
  args: { invitation, onJoin: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/join/1' })],
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An invitation',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    await expect(canvas.getByText('Ravi invites you to play this tale together.')).toBeVisible();
    await expect(canvas.getByText('Already there: Meera, Noor')).toBeVisible();
    await expect(canvas.getByText(/2 places are free/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'JOIN' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    hi: { invitation: { ...invitation, story: { ...story, title: 'तीन घाटों का माँझी', language: 'hi' } } },
    ur: { invitation: { ...invitation, story: { ...story, title: 'تین گھاٹوں کا ملاح', language: 'ur' } } },
    long: { invitation: { ...invitation, inviter: LONG_WORD, players: [LONG_WORD] } },
  }),
};

/** A player of the session can continue, even if no place is free. */
export const Playing: Story = {
  tags: ['behaviour'],
  args: { invitation: { ...invitation, places: 0, session_id: invitation.story_id } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GO ON PLAYING' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    // hidden from the owner, who pays
    await expect(canvas.queryByText(/It costs you nothing/)).toBeNull();
  },
};

export const Full: Story = {
  tags: ['behaviour'],
  args: { invitation: { ...invitation, places: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All places in this tale are taken.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'JOIN' })).toBeNull();
  },
};

/** Two readers pressed JOIN for the last place, and the reader of this page was second. */
export const JustTaken: Story = {
  tags: ['behaviour'],
  args: {
    invitation: { ...invitation, places: 0 },
    problem: 'Somebody took the last place before you. All places in this tale are taken.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody took the last place before you.');
    await expect(canvas.queryByText(/places? (is|are) free/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'JOIN' })).toBeNull();
  },
};

/** A failed attempt can be retried. */
export const NotJoined: Story = {
  tags: ['behaviour'],
  args: { problem: 'You could not join.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You could not join.');
    await expect(canvas.getByRole('button', { name: 'JOIN' })).toBeEnabled();
  },
};

export const Young: Story = {
  tags: ['behaviour'],
  args: { isYoung: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts for the young do not play together.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'JOIN' })).toBeNull();
  },
};

export const Joining: Story = { tags: ['behaviour'], args: { isJoining: true } };

export const Ended: Story = {
  tags: ['behaviour'],
  args: { invitation: undefined, error: {} },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This invitation has ended' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-kind', 'ended');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  },
};

/** A player of the session finds the game even though the link has ended. */
export const EndedForAMember: Story = {
  args: {
    invitation: undefined,
    error: {},
    playing: [{ session_id: invitation.story_id, title: story.title, payer: 'Ravi' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^GO ON PLAYING/ })).toHaveAttribute(
      'href',
      `/play/${invitation.story_id}`,
    );
  },
};

export const Failed: Story = {
  tags: ['behaviour'],
  args: {
    invitation: undefined,
    error: { message: 'The invitation could not be loaded.', requestId: 'req-7' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { tags: ['behaviour'], args: { invitation: undefined } };
