import { mockCall, mockEvents, refuseCall } from '@kathaloka/api/testing';
import type { ActionRequest, GameSession, Turn } from '@kathaloka/contract/entities';
import { aSession, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BEGINNING, doneAs, events, playHandlers, REST, TEXT } from '../../testing/playHandlers.ts';
import { PlayPage, type PlayPageProps } from '../../testing/PlayPage.tsx';

const session = aSession();
const newest = session.session_data.narrative_history.at(-1)!;
const first = session.session_data.narrative_history[0]!;

/** The actions on a turn. */
const meta: Meta<PlayPageProps> = {
  tags: ['behaviour'],
  title: 'Routes/Play',
  args: { path: `/play/${session.id}`, signedInAs: aUser() },
  parameters: { layout: 'fullscreen', msw: { handlers: playHandlers(session) } },
  render: (args) => <PlayPage {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const network = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [...handlers, ...playHandlers(session)] },
});

const logOf = (canvas: Canvas) => within(canvas.getByRole('log'));
const said = (action: ActionRequest['action_type']) => ({ action_type: action, session_id: session.id });

/** A session whose newest turn is `turn`. */
function withNewest(turn: Turn): GameSession {
  const { session_data } = session;
  const narrative_history = [...session_data.narrative_history.slice(0, -1), turn];
  return { ...session, session_data: { ...session_data, narrative_history } };
}

const asked: unknown[] = [];
const retold = { action_type: newest.action_type, selected_choice: newest.selected_choice };
const tellings = [newest.id, fixtureId('turn', 5)];

/** The newest turn is retold in its place; both tellings can be chosen. */
export const Retelling: Story = {
  parameters: network(
    mockEvents('act', async function* answer({ request }) {
      asked.push(await request.json());
      yield* events(BEGINNING, REST, doneAs(5, { ...retold, tellings }));
    }),
    mockCall('chooseRetelling', async ({ request }) => {
      asked.push(await request.json());
      return withNewest({ ...newest, tellings });
    }),
  ),
  play: async ({ canvas, step }) => {
    asked.length = 0;
    const earlier = await canvas.findByText(/^You lower the oar/);
    await step('tell it another way', async () => {
      await userEvent.click(logOf(canvas).getByRole('button', { name: /^Tell it another way/ }));
      await waitFor(() => expect(logOf(canvas).getByText(TEXT)).toBeVisible());
      await waitFor(() => expect(earlier).not.toBeInTheDocument());
      await expect(asked).toEqual([{ ...said('retell'), selected_model: 'tenali', seen_turn_id: newest.id }]);
      await expect(logOf(canvas).getByText(newest.selected_choice!.text)).toBeVisible();
      await expect(await canvas.findByText('Telling 2 of 2')).toBeVisible();
    });
    await step('go back to the first one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous telling' }));
      await expect(await canvas.findByText('Telling 1 of 2')).toBeVisible();
      await expect(canvas.getByText(/^You lower the oar/)).toBeVisible();
      await expect(asked.at(-1)).toEqual({ turn_id: newest.id });
    });
  },
};

/** A new game begins from an earlier turn, only once for several presses. */
export const BeginAgain: Story = {
  parameters: network(
    mockCall('branchSession', async ({ request }) => {
      asked.push(await request.json());
      return { ...withNewest({ ...newest, ai_response: 'Another river.' }), id: fixtureId('session', 9) };
    }),
    mockCall('getSession', ({ params }) =>
      params['session_id'] === session.id
        ? session
        : { ...withNewest({ ...newest, ai_response: 'Another river.' }), id: fixtureId('session', 9) },
    ),
  ),
  play: async ({ canvas }) => {
    asked.length = 0;
    await userEvent.hover(await canvas.findByText(first.ai_response!));
    await userEvent.click(await logOf(canvas).findByRole('button', { name: 'Begin again from here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Begin again from here?' }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Begin again' }));
    await expect(await canvas.findByText('Another river.')).toBeVisible();
    await expect(asked).toEqual([{ turn_id: first.id }]);
  },
};

export const BeginAgainFails: Story = {
  parameters: network(refuseCall('branchSession', { status: 500, detail: '' })),
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByText(first.ai_response!));
    await userEvent.click(await logOf(canvas).findByRole('button', { name: 'Begin again from here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Begin again from here?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Begin again' }));
    await expect(
      await screen.findByText(
        'The new game could not be started. This one stays as it is; please try again.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^You lower the oar/)).toBeVisible();
  },
};

const copied: string[] = [];
const writeText = (text: string) => Promise.resolve(void copied.push(text));

/** The text of a turn is copied. */
export const Copy: Story = {
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
  play: async ({ canvas }) => {
    copied.length = 0;
    await canvas.findByText(/^You lower the oar/);
    await userEvent.click(logOf(canvas).getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByText('Copied to the clipboard')).toBeVisible();
    await expect(copied).toEqual([newest.ai_response]);
  },
};

/** The spoken texts, and a function that ends the speech. */
const spoken: SpeechSynthesisUtterance[] = [];
const voice = {
  speak(utterance: SpeechSynthesisUtterance) {
    spoken.push(utterance);
    utterance.dispatchEvent(new Event('start'));
  },
  cancel: () => spoken.at(-1)?.dispatchEvent(new Event('end')),
  getVoices: () => [{}],
};

/** A turn is read aloud in the language of the story, until it is stopped. */
export const ReadAloud: Story = {
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'speechSynthesis')!;
    Object.defineProperty(globalThis, 'speechSynthesis', { value: voice, configurable: true });
    return () => Object.defineProperty(globalThis, 'speechSynthesis', own);
  },
  play: async ({ canvas }) => {
    spoken.length = 0;
    await canvas.findByText(/^You lower the oar/);
    await expect(spoken).toHaveLength(0);
    await userEvent.click(logOf(canvas).getByRole('button', { name: 'Read aloud' }));
    await expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([[newest.ai_response, 'en']]);
    await userEvent.click(await logOf(canvas).findByRole('button', { name: 'Stop reading' }));
    await expect(await logOf(canvas).findByRole('button', { name: 'Read aloud' })).toBeVisible();
    await expect(spoken).toHaveLength(1);
  },
};

const turns = session.session_data.narrative_history.map(({ id, action_type }, index, all) => ({
  id,
  parent_id: all[index - 1]?.id ?? null,
  action_type,
  first_words: `Part ${index + 1}`,
  is_current: true,
}));

const openOwnTale = async (canvas: Canvas) => {
  await canvas.findByText(/^You lower the oar/);
  await userEvent.keyboard('m');
  return within(await canvas.findByRole('complementary', { name: 'Your tale' }));
};

/** The map is fetched each time the panel opens; a session that was deleted leads back to its story. */
export const OwnTale: Story = {
  parameters: network(
    mockCall('mapSession', () => ({ turns, has_earlier: false })),
    mockCall('deleteSession', () => ({ detail: 'The session was deleted.' })),
  ),
  play: async ({ canvas }) => {
    const panel = await openOwnTale(canvas);
    await expect(await panel.findByText(/^Part 1/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Delete this session' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete session' }));
    await expect(await canvas.findByText('The page of the story')).toBeVisible();
  },
};

/** A long tale shows its newest turns, and loads earlier ones on demand. */
export const OwnTaleInPages: Story = {
  tags: ['behaviour'],
  parameters: network(
    mockCall('mapSession', ({ query }) => {
      const later = turns.slice(1);
      return query.get('before') === later[0]!.id
        ? { turns: turns.slice(0, 1), has_earlier: false }
        : { turns: later, has_earlier: true };
    }),
  ),
  play: async ({ canvas }) => {
    const panel = await openOwnTale(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Earlier' }));
    await expect(await panel.findByText(/^Part 1$/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Earlier' })).toBeNull();
  },
};

export const OwnTaleFails: Story = {
  parameters: network(
    refuseCall('mapSession', { status: 500, detail: '' }),
    refuseCall('exportSession', { status: 500, detail: '' }),
    refuseCall('deleteSession', { status: 409, detail: 'Busy', code: 'action_running' }),
  ),
  play: async ({ canvas }) => {
    const panel = await openOwnTale(canvas);
    await expect(
      await panel.findByText('The map could not be loaded. Your tale is safe; please try again.'),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Save as Markdown' }));
    await expect(
      await panel.findByText(
        'The session could not be saved as a file. Your tale is safe; please try again.',
      ),
    ).toBeVisible();
  },
};
