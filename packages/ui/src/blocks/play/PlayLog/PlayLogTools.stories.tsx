import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../../stories/globals.ts';
import { entriesFromHistory } from '../entriesFromHistory.ts';
import { PlayLog } from './PlayLog.tsx';

const ferrymanLog = entriesFromHistory(ferrymanHistory, {
  separator: 'Earlier in this tale',
  modelName: () => 'Tenali',
});

const meta = {
  title: 'Blocks/Playing/PlayLog',
  component: PlayLog,
  args: { entries: ferrymanLog, onTool: fn(), onSelectAlternative: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: '90dvh', maxWidth: 820, margin: '0 auto', padding: 8 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof PlayLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest part has all of its tools; older ones have them for whoever is there. */
export const WithTools: Story = {
  args: {
    tools: ['why', 'retell', 'branch', 'read_aloud', 'copy'],
    activeTool: 'why',
    retellCost: 3,
  },
  play: async ({ canvas, args, step }) => {
    await step('the newest part', async () => {
      const why = canvas.getByRole('button', { name: 'Why this?' });
      await expect(why).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(why);
      await expect(args.onTool).toHaveBeenCalledWith('why', ferrymanLog.at(-1));
      await userEvent.click(canvas.getByRole('button', { name: 'Tell it another way · 3 credits' }));
      await expect(args.onTool).toHaveBeenCalledWith('retell', ferrymanLog.at(-1));
      await expect(canvas.queryByRole('button', { name: 'Begin again from here' })).toBeNull();
    });
    const older = canvas.getByText(/^“You row like your father/);
    await step('an older part, by pointer', async () => {
      await userEvent.hover(older);
      const branch = canvas.getByRole('button', { name: 'Begin again from here' });
      await userEvent.click(branch);
      await expect(args.onTool).toHaveBeenCalledWith('branch', ferrymanLog.at(-4));
      branch.blur();
      await userEvent.unhover(older);
      await expect(canvas.queryByRole('button', { name: 'Begin again from here' })).toBeNull();
    });
    await step('an older part, by keyboard', async () => {
      canvas.getAllByRole('button', { name: 'Actions for this part' }).at(-1)?.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Begin again from here' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getAllByRole('button', { name: 'Read aloud' })[0]).toHaveFocus();
    });
  },
};

/** In a tale from right to left, the names of the tools keep their own direction: the question mark stays at their end. */
export const ToolsOfATaleFromRightToLeft: Story = {
  tags: ['behaviour'],
  args: { tools: ['why', 'retell', 'branch', 'copy'], language: 'ur' },
  play: async ({ canvas }) => {
    for (const name of ['Why this?', 'Tell it another way', 'Copy'])
      await expect(canvas.getByText(name).tagName).toBe('BDI');
  },
};

/** While a turn runs, the newest part is not told in another way. */
export const ToolsWhileATurnRuns: Story = {
  args: {
    tools: ['retell', 'copy'],
    loading: true,
    tellings: { number: 1, count: 2 },
    onChooseTelling: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell it another way' }));
    await expect(args.onTool).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next telling' }));
    await expect(args.onChooseTelling).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Copy' }).at(-1) as HTMLElement);
    await expect(args.onTool).toHaveBeenCalledWith('copy', ferrymanLog.at(-1));
  },
};

export const SeveralTellings: Story = {
  args: { tellings: { number: 2, count: 3 }, tools: ['retell', 'copy'], onChooseTelling: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Tellings of this part' })).toHaveTextContent(
      'Telling 2 of 3',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous telling' }));
    await expect(args.onChooseTelling).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next telling' }));
    await expect(args.onChooseTelling).toHaveBeenLastCalledWith(3);
  },
};

/** There is none after the last one. */
export const LastTelling: Story = {
  tags: ['behaviour'],
  args: { tellings: { number: 2, count: 2 }, onChooseTelling: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next telling' }));
    await expect(args.onChooseTelling).not.toHaveBeenCalled();
  },
};
export const Phone: Story = {
  tags: ['behaviour'],
  args: { tools: ['why', 'retell', 'read_aloud', 'copy'], tellings: { number: 1, count: 2 } },
  globals: onPhone,
};
