import { mockCall, mockEvents, refuseCall } from '@kathaloka/api/testing';
import type { ActionRequest } from '@kathaloka/contract/entities';
import { aTurn, aSession, aUser, fixtureId, fixtureModels } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aGate, BEGINNING, doneAs, events, playHandlers, REST, TEXT } from '../../testing/playHandlers.ts';
import { PlayPage, type PlayPageProps } from '../../testing/PlayPage.tsx';

const session = aSession();
const session_id = session.id;
const KEY = fixtureId('task', 1);

const meta: Meta<PlayPageProps> = {
  tags: ['behaviour'],
  title: 'Routes/Play',
  args: { path: `/play/${session_id}`, signedInAs: aUser() },
  parameters: { layout: 'fullscreen', msw: { handlers: playHandlers(session) } },
  render: (args) => <PlayPage {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const network = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [...handlers, ...playHandlers(session)] },
});

export const Loading: Story = {
  parameters: network(mockCall('getSession', () => new Promise<never>(() => {}))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading game session...')).toBeVisible();
  },
};

/** The history, the possible actions, and the models of the server. */
export const Playing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You lower the oar/)).toBeVisible();
    await expect(canvas.getByText('The Ferryman of Three Crossings')).toBeVisible();
    await expect(canvas.getByText('84 XP')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Close your fist/ })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /^Text model: Tenali/ })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('The Ferryman of Three Crossings'));
  },
};

const told = aGate();

/** A turn is shown as it streams. The player's words are logged immediately, and stay in the input until it ends. */
export const StreamingTurn: Story = {
  parameters: network(
    mockEvents('act', async function* answer() {
      yield { event: 'status', data: { status: 'thinking' }, id: 't0' };
      yield BEGINNING;
      await told.opened();
      yield REST;
      yield doneAs(5, { action_type: 'custom_action', user_input: 'I hum a song' });
    }),
  ),
  play: async ({ canvas, step }) => {
    told.close();
    await canvas.findByRole('log');
    const input = await canvas.findByRole('textbox');
    const log = within(canvas.getByRole('log'));
    await step('while it is told', async () => {
      await userEvent.type(input, 'I hum a song{Enter}');
      await expect(await log.findByText('I hum a song')).toBeVisible();
      await waitFor(() => expect(log.getByText(TEXT.slice(0, 20).trim())).toBeVisible());
      await expect(canvas.getByText('AI is thinking...')).toBeVisible();
      await expect(input).toHaveValue('I hum a song');
    });
    await step('at its end', async () => {
      told.open();
      await waitFor(() => expect(log.getByText(TEXT)).toBeVisible());
      await waitFor(() => expect(canvas.queryByText('AI is thinking...')).not.toBeInTheDocument());
      await expect(input).toHaveValue('');
      await expect(canvas.getByText('83 XP')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Close your fist/ })).not.toBeInTheDocument();
    });
  },
};

const asked: ActionRequest[] = [];

/**
 * A choice is sent as written; Show is drawn by the image model, and sends the last text. Both name the newest turn
 * that the page shows.
 */
export const ChoiceAndPicture: Story = {
  parameters: network(
    mockEvents('act', async function* answer({ request }) {
      asked.push((await request.json()) as ActionRequest);
      yield* events(BEGINNING, REST, doneAs(4 + asked.length));
    }),
  ),
  play: async ({ canvas }) => {
    asked.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: /^Close your fist/ }));
    await within(canvas.getByRole('log')).findByText(TEXT);
    await waitFor(() => expect(canvas.queryByText('AI is thinking...')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await expect(asked).toEqual([
      {
        action_type: 'continue',
        selected_choice: { text: 'Close your fist over the coin and row on.' },
        selected_model: 'tenali',
        seen_turn_id: fixtureId('turn', 4),
        session_id,
      },
      {
        action_type: 'show',
        selected_model: 'vishvakarma',
        last_text_response: TEXT,
        seen_turn_id: fixtureId('turn', 5),
        session_id,
      },
    ]);
    await waitFor(() => expect(canvas.queryByText('AI is thinking...')).not.toBeInTheDocument());
  },
};

/** A turn that the player cannot pay for offers other models; the words stay in the input. */
export const RefusedForCredits: Story = {
  parameters: network(
    refuseCall('act', {
      status: 402,
      code: 'credits_short',
      detail: 'Not enough credits.',
      model_requested: 'tenali',
      available_credits: 5,
      required_credits: 6,
      suggested_alternatives: fixtureModels.text.slice(1, 2),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    await userEvent.type(await canvas.findByRole('textbox'), 'I hum a song{Enter}');
    const log = within(canvas.getByRole('log'));
    await expect(
      await log.findByText('Not enough credits for Tenali. You have 5 credits, but need 6.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('I hum a song');
    await userEvent.click(await log.findByRole('button', { name: /^Birbal/ }));
    await expect(await canvas.findByRole('combobox', { name: /^Text model: Birbal/ })).toBeVisible();
  },
};

/** After a lost connection the rest of the turn is told, without repetition. */
export const LostConnection: Story = {
  parameters: network(
    mockEvents('act', () => events(BEGINNING)),
    mockEvents('followAction', ({ request }) =>
      request.headers.get('last-event-id') === 't20' ? events(REST, doneAs(5)) : events(),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue/ }));
    const log = within(canvas.getByRole('log'));
    await waitFor(() => expect(log.getByText(TEXT)).toBeVisible());
    await expect(log.getAllByText(/^The coin grows/)).toHaveLength(1);
  },
};

const withTurn = {
  ...session,
  session_data: {
    ...session.session_data,
    narrative_history: [
      ...session.session_data.narrative_history,
      aTurn(9, { action_type: 'custom_action', user_input: 'I row on', ai_response: TEXT }),
    ],
  },
};

/** A turn that was begun in another tab, or before a reload, streams here as well. */
export const RunningElsewhere: Story = {
  parameters: network(
    mockCall('getSession', () => (told.isOpen() ? withTurn : { ...session, running_action: KEY })),
    mockEvents('followAction', async function* answer() {
      yield BEGINNING;
      await told.opened();
      yield* events(REST, doneAs(9, { action_type: 'custom_action', user_input: 'I row on' }));
    }),
  ),
  play: async ({ canvas }) => {
    told.close();
    await waitFor(() => expect(canvas.getByText(TEXT.slice(0, 20).trim())).toBeVisible());
    await expect(canvas.getByText('AI is thinking...')).toBeVisible();
    told.open();
    await waitFor(() => expect(canvas.queryByText('AI is thinking...')).not.toBeInTheDocument());
    const log = within(canvas.getByRole('log'));
    await expect(log.getByText('I row on')).toBeVisible();
    await expect(log.getAllByText(TEXT)).toHaveLength(1);
  },
};

/** The results of undo and redo; the mock checks the turns that they name, as the server does. */
const undoAndRedo = network(
  mockCall('act', async ({ request }) => {
    const { action_type, seen_turn_id } = (await request.json()) as ActionRequest;
    const { session_data } = session;
    const isUndone = action_type === 'undo';
    const narrative_history = session_data.narrative_history.slice(0, isUndone ? -1 : undefined);
    await expect(seen_turn_id).toBe(session_data.narrative_history.at(isUndone ? -1 : -2)!.id);
    return {
      turn_id: narrative_history.at(-1)!.id,
      current_xp: 85,
      model_used: null,
      credits_consumed: 0,
      session_data: { ...session_data, narrative_history, choices: [], can_redo: isUndone },
    };
  }),
);

/** Undo needs no confirmation, and Redo is offered; after Redo the offer is gone. */
export const UndoAndRedo: Story = {
  parameters: undoAndRedo,
  play: async ({ canvas }) => {
    const last = await canvas.findByText(/^You lower the oar/);
    const undo = canvas.getByRole('button', { name: /^Undo/ });
    await userEvent.click(undo);
    await waitFor(() => expect(last).not.toBeInTheDocument());
    await expect(await screen.findByRole('dialog', { name: 'Undone.' })).toBeVisible();
    await expect(undo).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: /^Redo/ }));
    await expect(await canvas.findByText(/^You lower the oar/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Redo/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Undone.' })).not.toBeInTheDocument());
  },
};

/** Undo by its keyboard shortcut, and Redo from the notice. */
export const RedoInTheToast: Story = {
  tags: ['behaviour'],
  parameters: undoAndRedo,
  play: async ({ canvas }) => {
    const last = await canvas.findByText(/^You lower the oar/);
    await userEvent.keyboard('u');
    await waitFor(() => expect(last).not.toBeInTheDocument());
    const toast = await screen.findByRole('dialog', { name: 'Undone.' });
    await userEvent.hover(toast);
    await userEvent.click(within(toast).getByRole('button', { name: 'Redo' }));
    await expect(await canvas.findByText(/^You lower the oar/)).toBeVisible();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};
