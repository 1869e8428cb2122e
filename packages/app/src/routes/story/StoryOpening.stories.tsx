import { catalogueHandlers, createWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import {
  aGuestStory,
  anOpening,
  aSession,
  aStory,
  aUser,
  ferrymanStructure,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useParams } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { forgetChoices, storeChoices, storedChoices } from '../../readerActions/guestChoices.ts';
import {
  chooseStoryOfGuest,
  guestReading,
  isStoryOfGuest,
  storeGuestReading,
} from '../../readerActions/guestReadings.ts';
import { InApp } from '../../testing/InApp.tsx';
import { StoryRoute } from './StoryRoute.tsx';

const story = aStory();
const open = aStory({ is_open_to_guests: true });
const session = aSession({ story_id: story.id });

/** The requests to begin a session that the mocked server has received. */
const begun: unknown[] = [];

const begins = mockCall('createSession', async ({ request }) => {
  begun.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
  return session;
});

/** The mocked server, with one call that answers in its own way. */
const answering = (call: ReturnType<typeof mockCall>) => ({
  msw: { handlers: [call, ...catalogueHandlers(createWorld({ stories: [story] }))] },
});

interface Args {
  isSignedIn?: boolean;
}

const meta: Meta<Args> = {
  tags: ['behaviour'],
  title: 'Routes/Story opening',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [begins, ...catalogueHandlers(createWorld({ stories: [story] }))] },
  },
  beforeEach: () => {
    begun.length = 0;
    return () => {
      forgetChoices();
      storeGuestReading(story.id, []);
      localStorage.removeItem('kathaloka.guestEndings');
      localStorage.removeItem('kathaloka.guestStory');
    };
  },
  render: ({ isSignedIn = false }) => (
    <InApp path={`/game/${story.id}`} signedInAs={isSignedIn ? aUser() : undefined}>
      <Routes>
        <Route path="/game/:id" element={<StoryRoute />} />
        <Route path="/register" element={<p>Register here</p>} />
        <Route path="/play/:id" element={<Play />} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<Args>;

function Play() {
  return <p>Playing {useParams().id}</p>;
}

const [ASK, ROW, SIGN] = [{ text: 'Ask for a name' }, { text: 'Row without a word' }, { text: 'Sign it' }];

/** A guest who has chosen another story is asked. The choice is stored only when they continue to an account. */
export const GuestChooses: Story = {
  beforeEach: () => chooseStoryOfGuest('another'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ASK.text }));
    const dialog = await screen.findByRole('dialog', { name: 'Your choice is kept' });
    await expect(dialog).toHaveTextContent(ASK.text);
    await userEvent.click(screen.getByRole('button', { name: 'Stay Here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(storedChoices()).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: ROW.text }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Register here')).toBeVisible();
    await expect(storedChoices()).toMatchObject({ story_id: story.id, choices: [ROW] });
    await expect(localStorage.getItem('redirectAfterLogin')).toBe(`/game/${story.id}`);
  },
};

const wholeHandlers = [
  mockCall('getGuestStory', () => aGuestStory()),
  ...catalogueHandlers(createWorld({ stories: [open] })),
];

/** A guest reads a whole story in the browser, scene by scene. The reading survives a reload. */
export const GuestReadsToTheEnd: Story = {
  parameters: { msw: { handlers: wholeHandlers } },
  play: async ({ canvas }) => {
    for (const name of [ASK.text, 'Sign it', 'Step ashore'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText('The end')).toBeVisible();
    await expect(canvas.getByText(ferrymanStructure.nodes['end']!.text)).toBeVisible();
    await expect(canvas.getByText('This is the only ending of this story')).toBeVisible();
    await expect(guestReading(story.id)).toEqual([ASK, SIGN, { text: 'Step ashore' }]);
    await expect(isStoryOfGuest('another')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: /^Keep this tale/ }));
    await expect(await canvas.findByText('Register here')).toBeVisible();
    await expect(storedChoices()?.choices).toEqual([ASK, SIGN, { text: 'Step ashore' }]);
  },
};

export const GuestComesBack: Story = {
  parameters: { msw: { handlers: wholeHandlers } },
  beforeEach: () => storeGuestReading(story.id, [ASK, SIGN]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Step ashore' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(await canvas.findByRole('button', { name: ROW.text })).toBeVisible();
    await expect(guestReading(story.id)).toEqual([]);
  },
};

/** PLAY keeps the choices through the registration. */
export const GuestPlaysWhatTheyRead: Story = {
  parameters: { msw: { handlers: wholeHandlers } },
  beforeEach: () => storeGuestReading(story.id, [ASK, SIGN]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Step ashore' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'PLAY' })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Register here')).toBeVisible();
    await expect(storedChoices()).toMatchObject({ story_id: story.id, choices: [ASK, SIGN] });
  },
};

/** The author has changed the story: the reading restarts, and the page says why. */
export const GuestComesBackToAnotherText: Story = {
  parameters: { msw: { handlers: wholeHandlers } },
  beforeEach: () => storeGuestReading(story.id, [{ text: 'Swim' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has been changed since you chose/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: ASK.text })).toBeVisible();
    await expect(guestReading(story.id)).toEqual([]);
  },
};

export const SceneFailsToLoad: Story = {
  parameters: {
    msw: { handlers: [refuseCall('getGuestStory', { status: 500, detail: '' }), ...wholeHandlers] },
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ASK.text }));
    await expect(await canvas.findByText('The next scene could not be loaded.')).toBeVisible();
    msw.use(mockCall('getGuestStory', () => aGuestStory()));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Sign it' })).toBeVisible();
  },
};

/** A signed-in reader begins to play with the choice. */
export const SignedInChooses: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ROW.text }));
    await expect(await canvas.findByText(`Playing ${session.id}`)).toBeVisible();
    await expect(begun).toEqual([{ key: expect.any(String), body: { story_id: story.id, choices: [ROW] } }]);
    await expect(storedChoices()).toBeUndefined();
  },
};

/** Choices made as a guest begin a session once the reader has an account. */
export const ArrivesWithAChoice: Story = {
  args: { isSignedIn: true },
  beforeEach: () => storeChoices(story.id, [ASK]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Playing ${session.id}`)).toBeVisible();
    await expect(begun).toEqual([{ key: expect.any(String), body: { story_id: story.id, choices: [ASK] } }]);
  },
};

export const ArrivesInAChangedStory: Story = {
  args: { isSignedIn: true },
  beforeEach: () => storeChoices(story.id, [{ text: 'Swim' }]),
  parameters: answering(refuseCall('createSession', { status: 409, code: 'no_such_choice', detail: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has been changed since you chose/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: ASK.text })).toBeVisible();
    await expect(storedChoices()).toBeUndefined();
  },
};

/** A failure loses nothing: the retry has the same idempotency key. */
export const ArrivesAndFails: Story = {
  args: { isSignedIn: true },
  beforeEach: () => storeChoices(story.id, [ASK]),
  parameters: answering(refuseCall('createSession', { status: 500, code: 'internal', detail: ' ' })),
  play: async ({ canvas, msw }) => {
    const again = await screen.findByRole('button', { name: 'Try again' });
    const { key } = storedChoices()!;
    msw.use(begins);
    await userEvent.click(again);
    await expect(await canvas.findByText(`Playing ${session.id}`)).toBeVisible();
    await expect(begun).toMatchObject([{ key }]);
  },
};

export const ArrivesAtAStoryThatIsGone: Story = {
  args: { isSignedIn: true },
  beforeEach: () => storeChoices(story.id, [ASK]),
  parameters: { msw: { handlers: catalogueHandlers(createWorld({ stories: [] })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has left the shelf since you chose/)).toBeVisible();
    await expect(storedChoices()).toBeUndefined();
  },
};

/** A reader with an open session continues with PLAY, and sees only who tells in the story. */
export const PlaysAlready: Story = {
  args: { isSignedIn: true },
  parameters: answering(
    mockCall('checkSession', () => ({ ...session, has_existing_session: true, session_id: session.id })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No language model tells in it')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'How it begins' })).toBeNull();
  },
};

/** A premium story shows its first scene only to readers with access. */
export const Premium: Story = {
  parameters: {
    msw: {
      handlers: [
        mockCall('getOpening', () => anOpening({ text: '', choices: [] })),
        ...catalogueHandlers(createWorld({ stories: [aStory({ is_premium: true })] })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No language model tells in it')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'How it begins' })).toBeNull();
  },
};
