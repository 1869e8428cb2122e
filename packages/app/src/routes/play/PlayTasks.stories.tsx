import { mockCall, mockEvents, MockedRefusal } from '@kathaloka/api/testing';
import type { FinishedTasks } from '@kathaloka/contract/entities';
import {
  aSession,
  aSessionEnding,
  aStory,
  aTurn,
  anAnswer,
  aUser,
  someFinishedTasks,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayPage } from '../../testing/PlayPage.tsx';
import {
  BEGINNING,
  doneAs,
  type Event,
  events,
  playHandlers,
  REST,
  TEXT,
} from '../../testing/playHandlers.ts';

const session = aSession();
const asked: (string | null)[] = [];
let balance = 100;
/** The number of the next turn. */
let part = 8;
/** Whether the next turn ends the story. */
let isLast = false;
let answer: (after: string | null) => FinishedTasks;

const meta: Meta<typeof PlayPage> = {
  tags: ['behaviour'],
  title: 'Routes/Play',
  component: PlayPage,
  args: { path: `/play/${session.id}`, signedInAs: aUser({ credits: 100 }) },
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [
        mockCall('listFinishedTasks', ({ query }) => {
          asked.push(query.get('after'));
          return answer(query.get('after'));
        }),
        mockCall('getMe', () => aUser({ credits: balance })),
        mockEvents('act', async function* told() {
          part += 1;
          yield* events(BEGINNING, REST, isLast ? endedAs(part) : doneAs(part));
        }),
        mockCall('getEnding', () => aSessionEnding()),
        mockCall('getStory', () => aStory()),
        ...playHandlers(session),
      ],
    },
  },
  beforeEach: () => {
    asked.length = 0;
    balance = 100;
    part = 8;
    isLast = false;
  },
};
export default meta;
type Story = StoryObj<typeof PlayPage>;

/** The last event of the story's last turn. */
const endedAs = (number: number): Event => ({
  event: 'done',
  data: anAnswer(aTurn(number, { ai_response: TEXT, choices: [] }), { current_xp: 83, is_completed: true }),
});

const nothing = () => someFinishedTasks({ finished: [], cursor: 7 });

async function takeTurn(canvas: ReturnType<typeof within>, words: string): Promise<void> {
  await canvas.findByRole('log');
  await userEvent.type(await canvas.findByRole('textbox'), `${words}{Enter}`);
  await waitFor(() => expect(canvas.queryByText('AI is thinking...')).not.toBeInTheDocument());
  // the final text replaces the streamed one
  await waitFor(() => expect(canvas.getAllByText(TEXT).at(-1)).toBeVisible());
}

/** A toast announces a task that a turn has finished, and the balance grows by its credits. */
export const Finishes: Story = {
  beforeEach: () => {
    answer = (after) => {
      if (after === null) return nothing();
      balance = 120;
      return someFinishedTasks({ new_level: { title: 'Yatri', current: 3 } });
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toEqual([null]));
    await takeTurn(canvas, 'I hum a song');
    const toast = await screen.findByText('Task completed: Three turns of the wheel. +20 credits');
    await expect(toast).toBeVisible();
    await expect(screen.queryByText('Level 3: you are now Yatri')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('Level 3: you are now Yatri')).toBeVisible();
    await expect(asked).toEqual([null, '7']);
    await waitFor(() => expect(canvas.getByText('83 XP, 120 credits')).toBeInTheDocument());
  },
};

/** On a phone, too, the toast does not cover the text. */
export const FinishesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    answer = (after) => (after === null ? nothing() : someFinishedTasks());
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toEqual([null]));
    await takeTurn(canvas, 'I hum a song');
    const toast = (await screen.findByText(/^Task completed/)).closest('[role]')!;
    const log = canvas.getByRole('log');
    // the toast slides in
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(log.getBoundingClientRect().top),
    );
  },
};

/** A lost answer is not reported; its tasks are announced with the next turn. */
export const LostAnswer: Story = {
  beforeEach: () => {
    answer = (after) => {
      if (after === null) return nothing();
      if (asked.length === 2) throw new MockedRefusal({ status: 503, detail: 'Away' });
      return someFinishedTasks();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toEqual([null]));
    await takeTurn(canvas, 'I hum a song');
    await waitFor(() => expect(asked).toEqual([null, '7']));
    await expect(screen.queryByText(/Task completed/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(asked).toEqual([null, '7', '7']));
    await expect(await screen.findByText(/Task completed/)).toBeVisible();
  },
};

/** The last page lists the tasks that the ending has finished, because a toast would cover the last lines. */
export const FinishesWithTheTale: Story = {
  beforeEach: () => {
    isLast = true;
    answer = (after) => (after === null ? nothing() : someFinishedTasks());
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toEqual([null]));
    await takeTurn(canvas, 'I hum a song');
    await waitFor(() => expect(asked).toEqual([null, '7']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn the page' }));
    const page = canvas.getByRole('region', { name: /^The end/ });
    await expect(await within(page).findByText(/^Task completed: Three turns/)).toBeVisible();
    await expect(screen.getAllByText(/^Task completed/)).toHaveLength(1);
  },
};
