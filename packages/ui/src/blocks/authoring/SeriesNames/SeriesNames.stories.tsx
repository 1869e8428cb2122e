import type { StoryStructure } from '@kathaloka/contract/entities';
import { aMySeries, ferrymanStructure } from '@kathaloka/contract/fixtures';
import { storyDraft } from '@kathaloka/story/editing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { SeriesNames, type SeriesNamesProps } from './SeriesNames.tsx';

const series = aMySeries();
const [first, second] = series.parts.map(({ id }) => id);
const structure: StoryStructure = { ...ferrymanStructure, takes: ['lamp', 'oar'] };

/** Applies every edit to the story. */
function Edited({ onEdit, ...props }: SeriesNamesProps) {
  const [written, setWritten] = useState(props.structure);
  return (
    <SeriesNames
      {...props}
      structure={written}
      onEdit={(edit) => {
        setWritten(storyDraft(written, edit));
        onEdit(edit);
      }}
    />
  );
}

const meta = {
  title: 'Components/Writing/SeriesNames',
  component: SeriesNames,
  args: { series, story: second!, structure, onEdit: fn() },
  render: (args) => <Edited {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof SeriesNames>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const boxOf = (canvas: Canvas, name: string, list: string) =>
  within(canvas.getByRole('group', { name })).getByRole('checkbox', { name: list });

export const Default: Story = {
  name: 'A part that takes what nobody leaves',
  play: async ({ canvas, args, step }) => {
    await expect(boxOf(canvas, 'lamp', 'Takes it')).toBeChecked();
    await expect(canvas.getByText(/“oar” is taken or left, and not shared here/)).toBeVisible();
    await step('a name that is not shared is given up', async () => {
      await userEvent.click(boxOf(canvas, 'oar', 'Takes it'));
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'edit shared',
        list: 'takes',
        names: ['lamp'],
      });
      await expect(canvas.queryByText(/“oar”/)).not.toBeInTheDocument();
    });
    await step('what no later part takes is said at once', async () => {
      await userEvent.click(boxOf(canvas, 'coins', 'Leaves it'));
      await expect(canvas.getByText(/“coins” is left, and no later part takes it/)).toBeVisible();
    });
  },
  parameters: contents<Story>({
    hi: { series: aMySeries({ title: 'नदी किनारे तीन रातें', language: 'hi' }) },
    ur: { series: aMySeries({ title: 'دریا کنارے تین راتیں', language: 'ur' }) },
    long: {
      series: aMySeries({
        title: `The Nights of the ${LONG_WORD}`,
        shares: [{ name: LONG_WORD.slice(0, 40), kind: 'thing', meaning: LONG_WORD }],
      }),
    },
  }),
};

/** The first part leaves what a later one takes; findings about the other parts are shown too. */
export const FirstPart: Story = {
  tags: ['behaviour'],
  args: { story: first!, structure: ferrymanStructure },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/“lamp” is taken, and no earlier part leaves it/)).toBeVisible();
    await userEvent.click(boxOf(canvas, 'lamp', 'Leaves it'));
    await expect(canvas.queryByText(/“lamp” is taken/)).not.toBeInTheDocument();
  },
};

/** A story without a series: the names that it takes and leaves have no effect until it is a part. */
export const OfNoSeries: Story = {
  args: { series: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This story is a part of none of your series.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your series' })).toHaveAttribute('href', '/my-series');
    await expect(canvas.queryByRole('region', { name: 'Across the parts' })).not.toBeInTheDocument();
  },
};

export const NothingShared: Story = {
  tags: ['behaviour'],
  args: { series: aMySeries({ shares: [], findings: [] }), structure: ferrymanStructure },
  play: shows(/shares no names yet/),
};
