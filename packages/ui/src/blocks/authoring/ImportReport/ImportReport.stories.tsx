import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { ImportReport } from './ImportReport.tsx';

const meta = {
  title: 'Components/Writing/ImportReport',
  component: ImportReport,
  args: { file: 'river.twee', structure: ferrymanStructure, onUse: fn(), onOtherFile: fn() },
} satisfies Meta<typeof ImportReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Everything was read',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('6 scenes, 8 choices, 1 ending')).toBeVisible();
    await expect(canvas.getByText('Nothing was lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this story' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    long: { file: `${LONG_WORD}.twee`, losses: [{ node: LONG_WORD, message: LONG_WORD }] },
  }),
};
export const Lost: Story = {
  args: {
    losses: [
      { node: 'intro', message: 'The macro (live: 2s) has no counterpart.' },
      { node: null, message: 'The stylesheet was left out.', isLook: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What changed in the story')).toBeVisible();
    await expect(canvas.getByText('Looks, pictures and sound: 1 part was left out.')).toBeVisible();
    await expect(canvas.queryByText(/stylesheet/)).toBeNull();
  },
  parameters: contents<Story>({
    ur: {
      losses: [
        { node: 'intro', message: '”<<text_fade "slow">>“ کا یہاں کوئی جوڑ نہیں ہے۔' },
        { node: null, message: 'HTML ”<font>“ چھوڑ دیا گیا؛ اس کا متن رہ گیا۔' },
        { node: null, message: 'ایک سٹائل شیٹ چھوڑ دی گئی۔', isLook: true },
      ],
    },
  }),
};
/** The list of findings that prevent publishing, while all of them are being repaired. */
export const Repairing: Story = {
  args: {
    refusals: [
      { node: 'cellar', message: 'No choice leads to this scene.', count: 3, repair: 'unreached' },
      { node: 'well', message: 'No way leads out of here.', count: 1, repair: 'unended' },
    ],
    repairing: true,
    onRepair: fn(),
  },
};
/** Each kind of finding is one item, with a button that repairs it, if there is a repair. */
export const Refused: Story = {
  tags: ['behaviour'],
  args: {
    refusals: [
      { node: 'cellar', message: 'No choice leads to this scene.', count: 3, repair: 'unreached' },
      { node: 'hall', message: 'This scene has no text.', count: 1 },
      { node: 'well', message: 'No way leads out of here.', count: 1, repair: 'unended' },
    ],
    onRepair: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/And 2 more like it/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Turn them into notes' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn them into notes' }));
    await expect(args.onRepair).toHaveBeenCalledWith(['unreached']);
    await userEvent.click(canvas.getByRole('button', { name: 'Repair all of this' }));
    await expect(args.onRepair).toHaveBeenCalledWith(['unreached', 'unended']);
  },
};
export const NothingRefused: Story = {
  tags: ['behaviour'],
  args: { refusals: [] },
  play: shows('The story checks would let it be published.'),
};
export const Reading: Story = { args: { structure: undefined } };
/** After a failed import the draft is unchanged. */
export const Failed: Story = {
  args: { structure: undefined, error: 'Line 4, column 2: a passage has no end.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Use this story' })).toBeNull();
  },
};
