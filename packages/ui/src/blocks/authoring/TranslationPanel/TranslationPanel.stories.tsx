import type { StoryLayers } from '@kathaloka/contract/entities';
import { anAuthoredStory, ferrymanStructure } from '@kathaloka/contract/fixtures';
import { type LayeredStory, layerState, withText } from '@kathaloka/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { TranslationPanel } from './TranslationPanel.tsx';

const written = anAuthoredStory({ lexicon: { words: { door: 'the latch' } } });

/** The ferryman's story with a Hindi layer: its title, a stale description, and part of the first scene. */
function withHindi(story: LayeredStory): StoryLayers {
  const unit = (id: string) => layerState(story, {}).texts.find((text) => text.id === id)!;
  const titled = withText(story, {}, unit('title'), 'तीन घाटों की नाव');
  const told = withText(story, titled, unit('nodes/intro/text'), 'चप्पू पानी में उतरता है, और घाट हाथ छोड़ देता है।');
  return { hi: { ...told, tagline: 'एक पुराना मंत्र' } };
}

const story = { ...written, layers: withHindi(written) };

const meta = {
  title: 'Components/Writing/TranslationPanel',
  component: TranslationPanel,
  args: { story, onLayersChange: fn(), onExport: fn(), onImport: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 1080, padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof TranslationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of the story beside their translations, marked if missing or stale. */
export const Default: Story = {
  name: 'Translated, stale, missing',
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText(/^2 translated, 1 stale, \d+ missing$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title in Hindi' })).toHaveValue('तीन घाटों की नाव');
    await step('a stale one is confirmed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'It still holds' }));
      await expect(args.onLayersChange).toHaveBeenCalledOnce();
      const [layers] = mocked(args.onLayersChange).mock.calls[0]!;
      const { counts } = layerState(written, layers.hi);
      await expect([counts.translated, counts.stale]).toEqual([3, 0]);
    });
    await step('files', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as XLIFF' }));
      await expect(args.onExport).toHaveBeenLastCalledWith('xliff', 'hi');
      await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
      await expect(args.onExport).toHaveBeenLastCalledWith('csv', 'hi');
      const file = new File(['<xliff/>'], 'river.xlf');
      await userEvent.upload(canvas.getByLabelText('Read a file', { selector: 'input' }), file);
      await expect(args.onImport).toHaveBeenCalledWith(file);
    });
  },
  parameters: contents<Story>({
    long: { story: { ...story, title: LONG_WORD } },
  }),
};

/** The texts of one scene at a time; a button opens the next unfinished scene. */
export const OfAScene: Story = {
  render: (args) => (
    <WithState initial={story}>
      {(now, setNow) => (
        <TranslationPanel {...args} story={now} onLayersChange={(layers) => setNow({ ...now, layers })} />
      )}
    </WithState>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next that is missing or stale' }));
    const scene = canvas.getByRole('combobox', { name: 'Scene' });
    await expect(scene).toHaveDisplayValue(/^intro · \d+ missing$/);
    await step('what is typed is counted', async () => {
      const before = Number(/(\d+) missing/.exec((scene as HTMLSelectElement).selectedOptions[0]!.label)![1]);
      await fireEvent.change(canvas.getByRole('textbox', { name: 'Choice 1 in Hindi' }), {
        target: { value: 'नाम पूछो' },
      });
      await expect(scene).toHaveDisplayValue(`intro · ${before - 1} missing`);
    });
    await step('another language has nothing yet', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'ur');
      await expect(canvas.getByText(/^0 translated, 0 stale/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Title in Urdu' })).toHaveAttribute('dir', 'rtl');
    });
  },
};

/** The result of the last imported file. */
export const Report: Story = {
  args: {
    story: { ...written, story_structure: { ...ferrymanStructure, nodes: {} } },
    report: <Note tone="success">12 texts in Hindi read. They are saved with the story.</Note>,
  },
};
