import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inHindi, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import type { TurnReasons } from './turnReasons.ts';
import { WhyThisPanel } from './WhyThisPanel.tsx';

export const ferrymanReasons: TurnReasons = {
  scene: 'silence',
  turn_in_scene: 2,
  came: 'Your choice “Stop rowing” is the author’s own road from intro',
  ahead: '2 roads from here. The nearest ending is 2 scenes away',
  remembered: [
    { text: 'The passenger casts no shadow', turn: 2 },
    { text: 'You asked for a name and got none', turn: 9 },
    { text: 'Your father’s debt is in your belt', turn: 0 },
  ],
  narrator: 'Tenali',
  is_built_in: true,
  seconds: 0.1,
  credits_consumed: 1,
  xp: '−1, then +2 for a new scene',
};

const meta = {
  title: 'Blocks/Play/WhyThisPanel',
  component: WhyThisPanel,
  args: { reasons: ferrymanReasons, onReport: fn(), onCopy: fn(), onClose: fn() },
  decorators: [(Story) => <div style={{ height: 760 }}>{Story()}</div>],
  globals: onDesktop,
} satisfies Meta<typeof WhyThisPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tenali, built in')).toBeVisible();
    await expect(canvas.getByText('the opening')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Report a mistake' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const Reported: Story = {
  args: { isReported: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you. The author will see it.');
    await expect(canvas.queryByRole('button', { name: 'Report a mistake' })).toBeNull();
  },
};

export const WordForWord: Story = {
  args: {
    reasons: { ...ferrymanReasons, narrator: null, is_built_in: false, credits_consumed: 0, remembered: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The author, word for word')).toBeVisible();
    await expect(canvas.getByText('Nothing yet.')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Why this?' })).toBeVisible());
  },
};
export const LongText: Story = {
  args: {
    reasons: { ...ferrymanReasons, came: 'You asked, and asked again, and then once more. '.repeat(12) },
  },
};
export const Hindi: Story = {
  args: {
    reasons: {
      ...ferrymanReasons,
      scene: 'बरगद',
      came: '“चुपचाप आगे बढ़ो” चुनकर आप लेखक की अपनी राह पर आए',
      ahead: 'यहाँ से 2 राहें हैं। सबसे पास का अंत 2 दृश्य दूर है',
      remembered: [{ text: 'थैले में एक चिट्ठी है', turn: 2 }],
      narrator: 'बीरबल',
    },
  },
  globals: { ...onDesktop, ...inHindi },
};
export const Urdu: Story = {
  args: {
    reasons: {
      ...ferrymanReasons,
      scene: 'گھاٹ',
      came: '“کشتی کھول دو” چن کر آپ مصنف کی اپنی راہ پر آئے',
      ahead: 'یہاں سے 2 راہیں ہیں۔ قریب ترین انجام 2 منظر دور ہے',
      remembered: [{ text: 'مسافر کا سایہ نہیں', turn: 2 }],
      narrator: 'بیربل',
    },
  },
  globals: { ...onDesktop, ...inUrdu },
};
