import { someStoryEndings } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { EndingsPanel } from './EndingsPanel.tsx';

const meta = {
  title: 'Components/Story page/EndingsPanel',
  component: EndingsPanel,
  args: { endings: someStoryEndings(2), language: 'en' },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof EndingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two of six found',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your endings' })).toBeVisible();
    await expect(canvas.getByText('You have found 2 of 6 endings')).toBeVisible();
    await expect(canvas.getByText('Both Hands on the Oar')).toBeVisible();
    await expect(canvas.getByText('4 endings still wait')).toBeVisible();
  },
  parameters: contents<Story>({
    hi: {
      endings: {
        found: [{ scene: 'end_coin', name: 'सिक्के पर नाम' }],
        total: 6,
        hint: 'माँझी ने मुट्ठी खोली ही नहीं।',
        language: 'hi',
      },
    },
    ur: {
      endings: {
        found: [{ scene: 'end_coin', name: 'سکے پر نام' }],
        total: 6,
        hint: 'ملاح نے مٹھی کھولی ہی نہیں۔',
        language: 'ur',
      },
    },
    long: {
      endings: {
        found: [{ scene: 'end', name: `The Ending of the ${LONG_WORD}` }],
        total: 60,
        hint: `It was spoken of by ${LONG_WORD}.`,
        language: 'en',
      },
    },
  }),
};

export const AllFound: Story = {
  tags: ['behaviour'],
  args: { endings: someStoryEndings(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have found all 6 endings')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByText(/still wait/)).not.toBeInTheDocument();
  },
};

/** The author has named no endings. */
export const WithoutNames: Story = {
  tags: ['behaviour'],
  args: { endings: { found: [{ scene: 'end_1', name: null }], total: 3, hint: null, language: 'en' } },
  play: shows('An ending'),
};

const withHint = someStoryEndings(2, { hint: 'The ferryman had two lamps, and lit one.' });

/** From the second play on, a hint by the author about a missing ending is shown. */
export const WithAHint: Story = {
  args: { endings: withHint },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A hint at another one')).toBeVisible();
    await expect(canvas.getByText('The ferryman had two lamps, and lit one.')).toHaveAttribute('lang', 'en');
  },
};

/** On a page whose text direction differs from that of the hint, the hint is aligned with its label. */
export const HintOfTheOtherDirection: Story = {
  tags: ['behaviour'],
  args: { endings: withHint },
  globals: inUrdu,
  play: async ({ canvas }) => {
    const hint = canvas.getByText('The ferryman had two lamps, and lit one.');
    await expect(hint).toHaveStyle({ direction: 'ltr', display: 'inline' });
    await expect(hint.parentElement).toHaveStyle({ direction: 'rtl', textAlign: 'start' });
  },
};

export const OnlyEnding: Story = {
  tags: ['behaviour'],
  args: { endings: someStoryEndings(1, { total: 1 }) },
  play: shows('This is the only ending of this story'),
};

export const NoneFound: Story = {
  tags: ['behaviour'],
  args: { endings: { found: [], total: 0, hint: null, language: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
