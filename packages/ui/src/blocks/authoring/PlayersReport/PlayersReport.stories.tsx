import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inUrdu } from '../../../stories/globals.ts';
import { PlayersReport } from './PlayersReport.tsx';
import { type TemperReport, TEMPERS } from './report.ts';

const reports: readonly TemperReport[] = TEMPERS.map((temper, index) => ({
  temper,
  players: 200,
  seed: 42,
  scenes: [
    { scene: 'intro', players: 200 },
    { scene: 'silence', players: 120 - 20 * index },
    { scene: 'coin', players: 40 },
    { scene: 'toll_gate', players: 0 },
    { scene: 'end', players: 160 },
  ],
  endings: [{ scene: 'end', share: 0.8 }],
  stalls: index === 2 ? [{ scene: 'coin', why: 'xp', players: 12 }] : [],
  credits: [{ model_key: 'tenali', least: 4, median: 7, most: 12 }],
}));

const meta = {
  title: 'Blocks/Authoring/PlayersReport',
  component: PlayersReport,
  args: { reports, state: 'done', onStart: fn(), onStop: fn(), onSelect: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof PlayersReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scenes, endings, where players stall, and what a session costs with each model. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4 of 5 scenes reached')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '12 players at coin: out of XP' }));
    await expect(args.onSelect).toHaveBeenCalledWith('coin');
    await expect(canvas.getAllByText('7 (4 to 12)')).toHaveLength(5);
  },
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
export const Hindi: Story = { globals: inHindi };
export const Urdu: Story = { globals: inUrdu };
