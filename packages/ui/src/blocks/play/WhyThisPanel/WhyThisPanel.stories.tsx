import { aTurnReasons, fixtureModels } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inHindi, inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { WhyThisPanel } from './WhyThisPanel.tsx';

const meta = {
  title: 'Components/Playing/WhyThisPanel',
  component: WhyThisPanel,
  args: { reasons: aTurnReasons(), models: fixtureModels.text, onRetry: fn(), onClose: fn() },
  decorators: [(Story) => <div style={{ height: 760 }}>{Story()}</div>],
  globals: onDesktop,
} satisfies Meta<typeof WhyThisPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const said = (canvas: Canvas, name: string) => canvas.getByText(name).nextElementSibling as HTMLElement;

export const Default: Story = {
  name: 'Told by the built-in narrator, after a choice',
  play: async ({ canvas, args, step }) => {
    await step('what shaped the part', async () => {
      await expect(said(canvas, 'Scene')).toHaveTextContent('Silence, part 1 of this scene');
      await expect(said(canvas, 'How you got here')).toHaveTextContent(/^You chose: “Stop rowing/);
      await expect(said(canvas, 'Ahead')).toHaveTextContent('An ending can be a few scenes away.');
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('the passenger who casts no shadow');
    });
    await step('who told it, and its price', async () => {
      await expect(said(canvas, 'Narrator')).toHaveTextContent('Tenali, built in');
      await expect(said(canvas, 'Told in')).toHaveTextContent('0.1 s');
      await expect(said(canvas, 'Credits')).toHaveTextContent('1 charged');
      await expect(said(canvas, 'XP')).toHaveTextContent('From 80 to 84, in a scene that is new to you');
    });
    await step('nothing else can be done with it, and Escape closes it', async () => {
      await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: 'Close' })]);
      await waitFor(() => expect(canvas.getByRole('complementary')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** The author's own text costs nothing, takes no time and needs no memory. */
export const WordForWord: Story = {
  args: {
    reasons: aTurnReasons({
      is_authored: true,
      model_used: null,
      remembered: [],
      credits_consumed: 0,
      duration_ms: 3,
      steps_to_ending: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Narrator')).toHaveTextContent('The author, word for word');
    await expect(said(canvas, 'Told in')).toHaveTextContent('No time at all');
    await expect(said(canvas, 'Credits')).toHaveTextContent('Nothing charged');
    await expect(said(canvas, 'Ahead')).toHaveTextContent('The tale ends here.');
    await expect(said(canvas, 'What the narrator remembered')).toHaveTextContent('Nothing in this part.');
  },
};

/** A turn told by a provider's model. */
export const ByAModel: Story = {
  args: {
    reasons: aTurnReasons({
      model_used: 'vyasa',
      told_by: 'llama-3.3-70b',
      duration_ms: 6240,
      credits_consumed: 6,
    }),
  },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Narrator')).toHaveTextContent('Vyasa, by the model llama-3.3-70b');
    await expect(said(canvas, 'Told in')).toHaveTextContent('6.2 s');
  },
};

/** A model that is no longer offered is shown by its key. */
export const FormerModel: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { reasons: aTurnReasons({ model_used: 'kalidasa' }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Narrator')).toHaveTextContent('kalidasa, built in');
  },
};

export const Opening: Story = {
  tags: ['behaviour'],
  args: {
    reasons: aTurnReasons({
      scene: 'Intro',
      came: { by: 'opening', text: null },
      steps_to_ending: 7,
      remembered: [],
      model_used: null,
      is_authored: true,
      duration_ms: 0,
      credits_consumed: 0,
      xp_before: 100,
      xp_after: 100,
    }),
  },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'How you got here')).toHaveTextContent('The tale begins here.');
    await expect(said(canvas, 'Ahead')).toHaveTextContent('Still a long way to any ending.');
    await expect(said(canvas, 'XP')).toHaveTextContent('100 to begin with');
  },
};

/** A game that began from a turn of another game does not know who told that turn. */
export const FromAnEarlierGame: Story = {
  tags: ['behaviour'],
  args: {
    reasons: aTurnReasons({
      came: { by: 'branch', text: null },
      remembered: [],
      model_used: null,
      credits_consumed: 0,
      duration_ms: 0,
      is_new_scene: false,
      xp_before: 84,
    }),
  },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Narrator')).toHaveTextContent('Told in the earlier game');
    await expect(said(canvas, 'XP')).toHaveTextContent('84 to begin with');
  },
};

/** A story without a graph. */
export const OpenScene: Story = {
  tags: ['behaviour'],
  args: {
    reasons: aTurnReasons({
      scene: null,
      turn_in_scene: 9,
      came: { by: 'free_text', text: 'I ask the river.' },
      steps_to_ending: null,
      is_new_scene: false,
      xp_before: 84,
    }),
  },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Scene')).toHaveTextContent('The whole tale is one open scene; this is part 9');
    await expect(said(canvas, 'How you got here')).toHaveTextContent(
      'Your own words, within this scene: “I ask the river.”',
    );
    await expect(said(canvas, 'Ahead')).toHaveTextContent('Nobody knows how far.');
    await expect(said(canvas, 'XP')).toHaveTextContent('84, unchanged');
  },
};

export const Loading: Story = {
  args: { reasons: undefined, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the reasons...');
    await expect(canvas.getByRole('complementary')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { reasons: undefined, error: 'The reasons could not be loaded. Please try again.' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/^The reasons could not be loaded/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Buttons report a mistake and copy the reasons. */
export const WithActions: Story = {
  args: { onReport: fn(), onCopy: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report a mistake' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const Reported: Story = {
  args: { isReported: true, onReport: fn() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Thank you. The author will see it.')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Report a mistake' })).toBeNull();
  },
};

const longReasons = aTurnReasons({
  scene: `The place of ${LONG_WORD}`,
  came: { by: 'free_text', text: `I ask ${LONG_WORD}, and ask again. ${'And then once more. '.repeat(20)}` },
  remembered: [LONG_WORD, ...Array.from({ length: 8 }, (_, index) => `Lamp ${index} on the long road home`)],
  model_used: LONG_WORD,
  told_by: LONG_WORD,
});

export const LongText: Story = { tags: ['behaviour'], args: { reasons: longReasons } };
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Why this?' })).toBeVisible());
  },
};

export const Hindi: Story = {
  tags: ['behaviour'],
  args: {
    language: 'hi',
    reasons: aTurnReasons({
      scene: 'बरगद',
      came: { by: 'choice', text: 'चुपचाप आगे बढ़ो।' },
      remembered: ['थैले में पड़ी चिट्ठी'],
      model_used: 'birbal',
    }),
  },
  globals: { ...onDesktop, ...inHindi },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'यहाँ तक की राह')).toHaveTextContent('आपने चुना: “चुपचाप आगे बढ़ो।”');
  },
};

const urduReasons = aTurnReasons({
  scene: 'گھاٹ',
  came: { by: 'choice', text: 'کشتی کھول دو۔' },
  remembered: ['وہ مسافر جس کا سایہ نہیں'],
});

export const Urdu: Story = {
  tags: ['behaviour'],
  args: { language: 'ur', reasons: urduReasons },
  globals: { ...onDesktop, ...inUrdu },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'یہاں تک کی راہ')).toHaveTextContent('آپ نے چنا: ”کشتی کھول دو۔“');
  },
};

/** The story's text has its own direction, independent of the page. */
export const UrduStory: Story = {
  tags: ['behaviour'],
  args: { language: 'ur', reasons: urduReasons },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/کشتی کھول دو۔/)).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText(/سایہ/).closest('[lang]')).toHaveAttribute('lang', 'ur');
  },
};
