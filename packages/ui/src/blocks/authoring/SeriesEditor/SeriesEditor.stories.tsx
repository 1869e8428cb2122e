import { aMySeries, aMyStory, aSeries, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { LONG_WORD } from '../../../stories/longText.ts';
import { SeriesEditor } from './SeriesEditor.tsx';

const series = aMySeries();
const stories = [
  ...aSeries().parts.map((part) => aMyStory(part)),
  aMyStory({ id: fixtureId('story', 51), title: 'The Fourth Night' }),
];

const meta = {
  title: 'Blocks/Writing/SeriesEditor',
  component: SeriesEditor,
  args: { series, stories, onSave: fn(), onClose: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof SeriesEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** It is saved once it has a title, and each shared name says what it is called. */
export const NewSeries: Story = {
  args: { series: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No story is a part yet.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Across the parts' })).not.toBeInTheDocument();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' Nights ');
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
      part_ids: [],
      shares: [{ name: 'oar', kind: 'thing', meaning: '' }],
    });
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

/** Said until something is changed. */
export const Saved: Story = {
  tags: ['behaviour'],
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The series is saved')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await expect(canvas.queryByText('The series is saved')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  tags: ['behaviour'],
  args: { error: 'The series could not be saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The series could not be saved');
  },
};
