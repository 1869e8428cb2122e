import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { finding } from '../../../testing/findings.ts';
import { inHindi } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { FindingsPanel } from './FindingsPanel.tsx';

const findings = [
  finding('dangling target', { choice: 'Turn back', target: '' }, { node: 'coin', choice: 0 }),
  finding('unreachable scene', { isLinked: false }, { node: 'toll_gate' }),
  finding('choices alike', { choice: 'Read on', other: 'Turn the page' }, { node: 'river_book', choice: 1 }),
  finding('count differs', { part: 'actions_count', declared: 9, counted: 8 }),
];

const meta = {
  title: 'Components/Writing/FindingsPanel',
  component: FindingsPanel,
  args: { findings, onSelect: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof FindingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Findings are sorted by severity; each links to its scene, unless it is about the whole story. */
export const Default: Story = {
  name: 'Errors and warnings',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 stop publishing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to toll_gate' }));
    await expect(args.onSelect).toHaveBeenCalledWith('toll_gate');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
  parameters: contents<Story>({
    long: {
      findings: [finding('dangling target', { choice: LONG_WORD, target: LONG_WORD }, { node: LONG_WORD })],
    },
  }),
};
/** A finding that another one causes is folded under its cause. */
export const Folded: Story = {
  args: {
    findings: [
      finding('unreachable scene', { isLinked: false }, { node: 'bank' }),
      finding('unreachable scene', { isLinked: false }, { node: 'boat' }),
      finding('unreachable scene', { isLinked: false }, { node: 'island' }),
    ],
    structure: {
      start_node: 'end',
      nodes: {
        bank: { text: 'The bank.', choices: [{ text: 'Step in', target: 'boat' }] },
        boat: { text: 'The boat.', choices: [{ text: 'Row', target: 'island' }] },
        island: { text: 'The island.', choices: [{ text: 'Sleep', target: 'end' }] },
        end: { text: 'Morning.', choices: [] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 stop publishing')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to bank' })).toBeVisible();
    await expect(canvas.getByText('Go to boat')).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 more follow from this'));
    await expect(canvas.getByText('Go to boat')).toBeVisible();
  },
};
export const AllWell: Story = {
  args: { findings: [] },
  play: shows(/^All is well/),
};
/** While the checks run, the panel does not claim that nothing was found. */
export const Checking: Story = {
  args: { findings: [], state: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^All is well/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Story checks' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const NotProved: Story = {
  args: { findings: [], state: 'unproved' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^All is well/)).toBeNull();
    await expect(canvas.getByText(/too many ways/)).toBeVisible();
  },
};
export const Many: Story = {
  tags: ['behaviour'],
  args: {
    findings: Array.from({ length: 250 }, (_, index) =>
      finding('unreachable scene', { isLinked: false }, { node: `scene_${index}` }),
    ),
  },
};
/** Findings are in the language of the page. */
export const Hindi: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/leads nowhere/)).toBeNull();
    await expect(canvas.getByText(/Turn back/)).toHaveTextContent(/[\u0900-\u097f]/);
  },
};
