import { mockCall, mockEvents, refuseCall } from '@kathaloka/api/testing';
import { aSession, aTurnReasons, aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BEGINNING, doneAs, events, playHandlers, REST } from '../../testing/playHandlers.ts';
import { PlayPage, type PlayPageProps } from '../../testing/PlayPage.tsx';

const session = aSession();
const newest = session.session_data.narrative_history.at(-1)!;

/** The panel that explains the newest turn. */
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

async function openReasons(canvas: Canvas) {
  await canvas.findByText(/^You lower the oar/);
  await userEvent.keyboard('w');
  return within(await canvas.findByRole('complementary', { name: 'Why this?' }));
}

const askedFor: string[] = [];

/** What shaped the newest turn is fetched each time the panel opens. */
export const Shown: Story = {
  parameters: network(
    mockCall('readReasons', ({ params }) => {
      askedFor.push(params['turn_id'] as string);
      return aTurnReasons({ scene: `Scene ${askedFor.length}` });
    }),
  ),
  play: async ({ canvas, step }) => {
    askedFor.length = 0;
    await canvas.findByText(/^You lower the oar/);
    const tool = within(canvas.getByRole('log')).getByRole('button', { name: 'Why this?' });
    await step('by the tool', async () => {
      await userEvent.click(tool);
      const panel = within(await canvas.findByRole('complementary', { name: 'Why this?' }));
      await expect(await panel.findByText('Scene 1')).toBeVisible();
      await expect(panel.getByText('Tenali, built in')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect(tool).toHaveFocus();
    });
    await step('and by its letter', async () => {
      await userEvent.keyboard('w');
      await expect(await canvas.findByText('Scene 2')).toBeVisible();
      await expect(askedFor).toEqual([newest.id, newest.id]);
    });
  },
};

export const Failing: Story = {
  parameters: network(refuseCall('readReasons', { status: 500, detail: '' })),
  play: async ({ canvas, msw }) => {
    const panel = await openReasons(canvas);
    await expect(await panel.findByText('The reasons could not be loaded. Please try again.')).toBeVisible();
    msw.use(mockCall('readReasons', () => aTurnReasons()));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(await panel.findByText('Silence')).toBeVisible();
    await expect(panel.queryByText('The reasons could not be loaded. Please try again.')).toBeNull();
    // the focused button has disappeared
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

const letGo: (() => void)[] = [];
const answers = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/reasons')).length;

/** A late answer about an earlier turn does not replace the one about the newest. */
export const OfTheNewest: Story = {
  tags: ['no-visual'],
  parameters: network(
    mockCall('readReasons', async ({ params }) => {
      if (params['turn_id'] !== newest.id) return aTurnReasons({ scene: 'After the coin' });
      await new Promise<void>((resolve) => letGo.push(resolve));
      return aTurnReasons({ scene: 'Before the coin' });
    }),
    mockEvents('act', () => events(BEGINNING, REST, doneAs(5))),
  ),
  play: async ({ canvas }) => {
    letGo.length = 0;
    performance.clearResourceTimings();
    const panel = await openReasons(canvas);
    await waitFor(() => expect(letGo).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /^Close your fist/ }));
    await expect(await panel.findByText('After the coin')).toBeVisible();
    letGo[0]?.();
    await waitFor(() => expect(answers()).toBe(2));
    await expect(panel.queryByText('Before the coin')).toBeNull();
    await expect(panel.getByText('After the coin')).toBeVisible();
  },
};
