import { aTurn } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mixedText } from '../../../testing/signedTexts.ts';
import { entriesFromHistory } from '../entriesFromHistory.ts';
import { PlayLog } from './PlayLog.tsx';

const turns = [
  aTurn(1, { action_type: 'story_start', ai_response: 'The oar bites.', model_used: null }),
  aTurn(2, {
    action_type: 'custom_action',
    user_input: 'I will pay in the morning',
    ai_response: mixedText.children,
    parts: mixedText.parts,
    check: { name: 'nerve', at_least: 1, had: 0, won: false },
  }),
];

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: {
    entries: entriesFromHistory(turns, { separator: 'Earlier in this tale', modelName: (key) => key }),
  },
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

/** The hand of each stretch is marked, and the newest text has a legend. */
export const WhoseWords: Story = {
  args: { showsHands: true },
  play: async ({ canvas, canvasElement }) => {
    const legend = canvas.getByRole('list', { name: 'Whose words these are' });
    await expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The model llama-70b', 'The author', 'The player', 'Kathaloka']);
    await expect(canvasElement.querySelectorAll('[data-marked]')).toHaveLength(6);
  },
};

/** Without the switch nobody sees or hears it, and programs read it all the same. */
export const WhoseWordsUnseen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list', { name: 'Whose words these are' })).toBeNull();
    const hands = [...canvasElement.querySelectorAll<HTMLElement>('[role=log] [data-by]')];
    await expect(hands.map(({ dataset }) => dataset['by'])).toEqual([
      'author',
      'player',
      'model',
      'author',
      'author',
      'player',
      'house',
      'rule',
    ]);
  },
};

/** A sentence of the model was struck: the log says so below the turn, and shows it on request. */
export const Struck: Story = {
  tags: ['played'],
  args: {
    entries: entriesFromHistory(
      [
        turns[0]!,
        { ...turns[1]!, credits_consumed: 0, struck: [{ text: 'He dies at the oar.', reason: 'death' }] },
      ],
      { separator: 'Earlier in this tale', modelName: (key) => key },
    ),
  },
  play: async ({ canvas }) => {
    const line = canvas.getAllByText('1 sentence of the model taken back. This turn costs no credits.')[0]!;
    await userEvent.click(line);
    await expect(canvas.getByText('He dies at the oar.')).toBeVisible();
  },
};
