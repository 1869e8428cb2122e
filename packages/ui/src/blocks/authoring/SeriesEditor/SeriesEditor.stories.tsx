import { aMySeries, aMyStory, aSeries, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { says } from '../../../testing/plays.ts';
import { SeriesEditor, type SeriesEditorProps } from './SeriesEditor.tsx';

const series = aMySeries();
const stories = [
  ...aSeries().parts.map((part) => aMyStory(part)),
  aMyStory({ id: fixtureId('story', 51), title: 'The Fourth Night' }),
];

const meta = {
  title: 'Components/Writing/SeriesEditor',
  component: SeriesEditor,
  args: { series, stories, onSave: fn(), onDirtyChange: fn(), onClose: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof SeriesEditor>;
export default meta;

function Afterwards(props: SeriesEditorProps) {
  const [isGone, setGone] = useState(false);
  const shown = isGone ? aMySeries({ parts: series.parts.slice(0, 1) }) : props.series;
  return (
    <>
      <button type="button" onClick={() => setGone(true)}>
        Load again
      </button>
      <SeriesEditor {...props} series={shown} />
    </>
  );
}

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** The field of the original title, which precedes the titles in other languages. */
const titleField = (canvas: Canvas) => canvas.getAllByRole('textbox', { name: 'Title' })[0]!;

export const Default: Story = {
  name: 'Something is wrong across the parts',
  play: async ({ canvas, args, step }) => {
    const across = within(canvas.getByRole('region', { name: 'Across the parts' }));
    await expect(across.getByText(/“coins” is taken, and no earlier part leaves it/)).toBeVisible();
    await expect(across.getByText(/no reader can reach it/)).toBeVisible();
    await step('the parts are put in another order, and a story is added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move The First Lamp down' }));
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Add a story' }),
        'The Fourth Night',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Remove What the Water Gave Back' }));
    });
    await step('a name is no longer shared, and the whole series is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove coins' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const [first, second] = series.parts.map(({ id }) => id);
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith({
        title: series.title,
        description: series.description,
        language: 'en',
        translations: series.translations,
        part_ids: [second, first, fixtureId('story', 51)],
        shares: series.shares.slice(0, 1),
      });
    });
  },
  parameters: contents<Story>({
    hi: { series: aMySeries({ title: 'नदी किनारे तीन रातें', language: 'hi' }) },
    ur: { series: aMySeries({ title: 'دریا کنارے تین راتیں', language: 'ur' }) },
    long: { series: aMySeries({ title: `The Nights of the ${LONG_WORD}`, description: LONG_WORD }) },
  }),
};

/** A series is saved only with a title, and with a name for each share. */
export const NewSeries: Story = {
  args: { series: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No story is a part yet.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Across the parts' })).not.toBeInTheDocument();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(titleField(canvas), ' Nights ');
    await userEvent.click(canvas.getByRole('button', { name: 'Share a name' }));
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByText('Give it a name')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'oar');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      title: 'Nights',
      description: '',
      language: 'en',
      translations: [],
      part_ids: [],
      shares: [{ name: 'oar', kind: 'thing', meaning: '' }],
    });
  },
};

/** The original language cannot be added as a translation; each translation needs a title. */
export const Translated: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const others = within(canvas.getByRole('region', { name: 'In other languages' }));
    await userEvent.selectOptions(others.getByRole('combobox', { name: 'Add a language' }), 'Urdu');
    const urdu = within(others.getByRole('group', { name: 'Urdu' }));
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(urdu.getByRole('textbox', { name: 'Title' }), 'تین راتیں');
    await userEvent.click(others.getByRole('button', { name: 'Remove Hindi' }));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ translations: [{ language: 'ur', title: 'تین راتیں', description: '' }] }),
    );
    await expect(others.queryByRole('option', { name: 'English' })).toBeNull();
  },
};

export const NothingWrong: Story = {
  tags: ['behaviour'],
  args: { series: aMySeries({ findings: [] }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing is wrong across the saved parts.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The success message disappears with the next edit. */
export const Saved: Story = {
  tags: ['behaviour'],
  args: { isSaved: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(titleField(canvas), '!');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('The series is saved')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.type(titleField(canvas), '!');
    await expect(canvas.queryByText('The series is saved')).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

/** A name can be shared only once, and must be one that conditions can contain. */
export const WrongNames: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('textbox', { name: 'Name' });
    await userEvent.clear(second!);
    await userEvent.type(second!, 'two words');
    await expect(canvas.getByText(/^A name has letters/)).toBeVisible();
    await userEvent.clear(second!);
    await userEvent.type(second!, ' lamp');
    await expect(canvas.getByText('This name is shared already')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A story that was deleted elsewhere is no longer a part. */
export const PartGone: Story = {
  tags: ['behaviour'],
  args: { series: aMySeries({ parts: series.parts.slice(0, 2) }), stories: stories.slice(0, 1) },
  render: (args) => <Afterwards {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(canvas.queryByText('The Ferry at Midnight')).not.toBeInTheDocument();
    await userEvent.type(titleField(canvas), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ part_ids: [series.parts[0]!.id] }),
    );
  },
};

/** The parts of the saved series are newer than the list of stories. */
export const ArchivedMeanwhile: Story = {
  tags: ['behaviour'],
  args: { series: aMySeries({ parts: series.parts.map((part) => ({ ...part, status: 'archived' })) }) },
  play: async ({ canvas }) => {
    const parts = within(canvas.getByRole('region', { name: 'Parts' }));
    await expect(parts.getAllByText('Archived')).toHaveLength(3);
  },
};

export const Saving: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving|Save/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'The series could not be saved' },
  play: says('alert', 'The series could not be saved'),
};
