import {
  ferrymanHistory,
  fixtureModels,
  hindiStory,
  tamilStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { entriesFromHistory } from '../entriesFromHistory.ts';
import type { LogEntry } from '../logEntry.ts';
import { PlayLog } from './PlayLog.tsx';

const ferrymanLog = entriesFromHistory(ferrymanHistory, {
  separator: 'Earlier in this tale',
  modelName: (key) => fixtureModels.text.find(({ model_key }) => model_key === key)?.display_name ?? key,
});

const entry = (id: string, type: LogEntry['type'], more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  type,
  content: id,
  ...more,
});

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: { entries: ferrymanLog, onSelectAlternative: fn() },
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

/** The log opens with the newest turn in view and highlighted, without typing it out. */
export const Default: Story = {
  name: 'Log',
  play: async ({ canvas, canvasElement, step }) => {
    const log = canvas.getByRole('log', { name: 'The tale so far' });
    await step('the newest part is in view', async () => {
      const newest = canvas.getByText(/You lower the oar/).getBoundingClientRect();
      await expect(newest.bottom).toBeLessThanOrEqual(log.getBoundingClientRect().bottom);
      await expect(canvasElement.querySelector('[data-typing]')).toBeNull();
    });
    await step('each line says what it is', async () => {
      await expect(canvas.getByText('Earlier in this tale')).toBeInTheDocument();
      await expect(canvas.getByText(/what name to write/).closest('p')).toHaveTextContent(/^You: I ask/);
      await expect(canvas.getByText(/^Stop rowing/).closest('p')).toHaveTextContent(
        'Selected: Stop rowing and look at the passenger’s hands.',
      );
      await expect(canvas.getAllByText('Using Tenali (1 credit)')).toHaveLength(3);
    });
    await step('it is as high as the screen leaves it, and at least 300 pixels', async () => {
      // Storybook may open its panel, which changes the height
      await waitFor(() =>
        expect(log.offsetHeight).toBeLessThanOrEqual(Math.max(window.innerHeight - 220, 300)),
      );
    });
  },
};

/** The first turn is running, and nothing has been told yet. */
export const TheFirstPartIsTold: Story = {
  args: { entries: [], isOpening: true, loading: true },
};

/** Passages from before this visit are dimmed; only the newest turn is underlined. */
export const DimmedAndRuled: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const old = canvas.getByText(/The oar bites/);
    await expect(old.closest('[data-historical]')).not.toBeNull();
    const newest = canvas.getByText(/You lower the oar/);
    await expect(newest.closest('[data-historical]')).toBeNull();
    await expect(newest.closest('[data-ruled]')).not.toBeNull();
    await expect(old.closest('[data-ruled]')).toBeNull();
  },
};

/** The mark of a new turn stands in the margin, beside its first line. */
const markInTheMargin: Story['play'] = async ({ canvas, canvasElement }) => {
  const mark = canvasElement.querySelector('[data-newest="true"] [data-new-mark]')!.getBoundingClientRect();
  const leaf = canvas.getByRole('log').firstElementChild!.getBoundingClientRect();
  const text = canvas.getByText(/You lower the oar/).getBoundingClientRect();
  await expect(mark.left).toBeGreaterThan(leaf.left);
  await expect(mark.right).toBeLessThan(text.left - 4);
  await expect(Math.abs((mark.top + mark.bottom) / 2 - text.top - 16)).toBeLessThan(8);
};
export const MarkInTheMargin: Story = { tags: ['behaviour'], globals: onDesktop, play: markInTheMargin };
export const MarkOnAPhone: Story = { tags: ['behaviour'], globals: onPhone, play: markInTheMargin };

export const WithoutTheRuledLine: Story = { tags: ['behaviour'], args: { hasRuledLine: false } };

/** Every type of entry. An action 'Continuing story...' is not shown. */
export const EveryType: Story = {
  args: {
    entries: [
      entry('Earlier in this tale', 'session_separator'),
      entry('The bank lets go of you.', 'narrative', { isHistorical: true }),
      entry('Continuing story...', 'action'),
      entry('Asking the river', 'action'),
      entry('tenali', 'model_info', { model_used: 'Tenali', credits_consumed: 1 }),
      entry('setup', 'setup', { content: ['The oar is wet.', 'Somebody hums.'] }),
      entry('I hum along.', 'user_action'),
      entry('Stop rowing.', 'choice'),
      entry('Your credits are running low!', 'warning'),
      entry('error', 'error', {
        content: 'Not enough credits for Ravivarma. You have 9 credits, but need 12.',
        alternatives: fixtureModels.image.slice(0, 2),
      }),
      entry('/covers/ferryman.webp', 'image', { style: 'ravivarma' }),
      entry('/covers/two-swans.webp', 'image'),
      entry('The passenger pays, and the coin is yours.', 'narrative'),
      entry('You reached the far bank.', 'completion'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Continuing story...')).toBeNull();
    await expect(canvas.getByText('Asking the river')).toBeInTheDocument();
    await expect(canvas.getByText('The oar is wet. Somebody hums.')).toBeInTheDocument();
    await expect(canvas.getByText('ravivarma')).toBeInTheDocument();
    await expect(canvas.getByText('AI generated image')).toBeInTheDocument();
  },
};

/** The author's marks for emphasis are rendered; the player's own text is shown as typed. */
export const Emphasis: Story = {
  args: {
    entries: [
      entry('I take *two* oars.', 'user_action'),
      entry('a', 'narrative', {
        content: '“You *row* like your father,” he says. **Nobody** told him.\n\n5 * 3 lamps burn.',
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('em')).toHaveTextContent('row');
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('Nobody');
    await expect(canvas.getByText(/5 \* 3 lamps burn/)).toBeInTheDocument();
    await expect(canvas.getByText('I take *two* oars.')).toBeInTheDocument();
  },
};

const failed: readonly LogEntry[] = [
  ...ferrymanLog,
  entry('w', 'warning', { content: 'Your credits are running low!' }),
  entry('e', 'error', {
    content: 'Not enough credits for Ravivarma. You have 9 credits, but need 12.',
    alternatives: fixtureModels.image.slice(0, 2),
  }),
];

export const ErrorWithAlternatives: Story = {
  args: { entries: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chitrakar 5 credits' }));
    await expect(args.onSelectAlternative).toHaveBeenCalledWith(fixtureModels.image[1]);
  },
};

/** The tale has continued, so the alternatives are no longer offered. */
export const AlternativesClose: Story = {
  tags: ['behaviour'],
  args: { entries: [...failed, entry('n', 'narrative', { content: 'You row on without a picture.' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Try these alternatives:')).toBeNull();
  },
};

export const FailedPicture: Story = {
  args: { entries: [entry('/covers/no-such-picture.webp', 'image', { style: 'ajanta' })] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The image could not be loaded.')).toBeVisible());
    await expect(canvas.getByText('ajanta')).toBeVisible();
  },
};

export const Empty: Story = { args: { entries: [] } };

/** Buttons also lead back to the first entry and forward to the newest. */
export const BackToTheBeginning: Story = {
  tags: ['behaviour'],
  args: {
    entries: Array.from({ length: 100 }, (_, index) =>
      entry(`turn-${index}`, 'narrative', { content: `Turn ${index + 1}. The oar dips.` }),
    ),
    windowSize: 30,
  },
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      let button = canvas.queryByRole('button', { name });
      while (button) {
        await userEvent.click(button);
        button = canvas.queryByRole('button', { name });
      }
    };
    await press('Earlier');
    await expect(canvas.getByText('Turn 1. The oar dips.')).toBeInTheDocument();
    await expect(canvas.queryByText('Turn 100. The oar dips.')).toBeNull();
    await press('Later');
    await expect(canvas.getByText('Turn 100. The oar dips.')).toBeInTheDocument();
    await expect(canvas.queryByText('Turn 1. The oar dips.')).toBeNull();
  },
};

const tale = (content: string) => [entry('a', 'narrative', { content })];
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { entries: tale(hindiStory.story_description), language: 'hi' },
};
export const Tamil: Story = {
  tags: ['behaviour'],
  args: { entries: tale(tamilStory.story_description), language: 'ta' },
};
/** An Urdu tale on an English page: only the tale is right to left. */
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { entries: tale(urduStory.story_description), language: 'ur' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/چراغوں/);
    await expect(text).toHaveStyle({ direction: 'rtl', textDecorationLine: 'none' });
  },
};
/** On a page of the other direction, the colon of a label is between the label and the choice. */
export const LabelsOfTheOtherDirection: Story = {
  tags: ['behaviour'],
  globals: inUrdu,
  args: { entries: [entry('Wait.', 'choice')], language: 'en' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('چنا:').firstChild as Text;
    const [word, colon] = [document.createRange(), document.createRange()];
    word.setStart(label, 0);
    word.setEnd(label, label.length - 1);
    colon.setStart(label, label.length - 1);
    colon.setEnd(label, label.length);
    await expect(colon.getBoundingClientRect().left).toBeGreaterThan(word.getBoundingClientRect().left);
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { entries: tale('The river goes on, and the oar goes on with it. '.repeat(120)) },
};
