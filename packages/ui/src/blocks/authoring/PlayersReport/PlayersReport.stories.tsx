import { fixtureModels } from '@kathaloka/contract/fixtures';
import { type PlayersReport as Report, PLAYER_PROFILES } from '@kathaloka/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { PlayersReport } from './PlayersReport.tsx';

const scene = (name: string, players: number) => ({ scene: name, players, turns: 1 });

const reports: readonly Report[] = PLAYER_PROFILES.map((profile, index) => ({
  profile,
  players: 200,
  seed: 42,
  scenes: [
    scene('intro', 200),
    scene('silence', 120 - 20 * index),
    scene('coin', 40),
    scene('toll_gate', 0),
    scene('end', 160),
  ],
  endings: [{ scene: 'end', players: 160, share: 0.8 }],
  stalls: index === 2 ? [{ scene: 'coin', why: 'xp', players: 12 }] : [],
  turns: { least: 2, median: 4, most: 9 },
  minutes: { least: 1, median: 3, most: 7 },
  xpLeft: { least: 0, median: 40, most: 90 },
  credits: [{ model_key: 'tenali', kind: 'text', least: 4, median: 7, most: 12 }],
}));

const meta = {
  title: 'Components/Writing/PlayersReport',
  component: PlayersReport,
  args: { reports, models: fixtureModels.text, state: 'done', onStart: fn(), onStop: fn(), onSelect: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof PlayersReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The report has scenes, endings, stalls, and the cost of a session with each model. */
export const Default: Story = {
  name: 'Simulated players are done',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4 of 5 scenes reached')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '12 players at coin: out of XP' }));
    await expect(args.onSelect).toHaveBeenCalledWith('coin');
    await expect(canvas.getAllByText('7 (4 to 12)')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Tenali' })).toBeVisible();
  },
  parameters: contents<Story>({
    long: {
      reports: reports.map((report) => ({
        ...report,
        scenes: [scene(LONG_WORD, 200)],
        endings: [{ scene: LONG_WORD, players: 160, share: 0.8 }],
        stalls: [{ scene: LONG_WORD, why: 'xp', players: 12 }],
      })),
    },
  }),
};
export const Idle: Story = {
  args: { reports: [], state: 'idle' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let them play' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: { reports: [], state: 'running', progress: { done: 400, count: 1000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('400 of 1,000 have played')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = { args: { reports: [], state: 'failed' } };
