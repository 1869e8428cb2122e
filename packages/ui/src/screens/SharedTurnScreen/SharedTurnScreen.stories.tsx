import { aSharedTale } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inSite } from '../../testing/inSite.tsx';
import { LONG_WORD } from '../../testing/longText.ts';
import { SharedTurnScreen } from './SharedTurnScreen.tsx';

const tale = aSharedTale();

const meta = {
  title: 'Screens/Reading/SharedTurnScreen',
  component: SharedTurnScreen,
  args: { tale, onPlay: fn(), onReport: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/from/1' })],
} satisfies Meta<typeof SharedTurnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player's typed words are replaced by a note that something was typed. */
export const Default: Story = {
  name: 'A tale up to here',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: tale.story.title })).toBeVisible();
    await expect(canvas.getByText('Ring the bell')).toBeVisible();
    await expect(canvas.getByText('Said something of their own')).toBeVisible();
    const [first, last] = canvas.getAllByRole('button', { name: 'PLAY FROM HERE' });
    await userEvent.click(first!);
    await userEvent.click(last!);
    await expect(args.onPlay).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Report this link' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    hi: {
      tale: aSharedTale({
        story: { ...tale.story, title: 'तीन घाटों का माँझी', language: 'hi' },
        parts: [
          { chosen: null, is_typed: false, text: 'किनारा अँधेरा है।' },
          { chosen: 'घंटी बजाइए', is_typed: false, text: 'आवाज़ पानी पार करके लौट आती है।' },
        ],
      }),
    },
    ur: {
      tale: aSharedTale({
        story: { ...tale.story, title: 'تین گھاٹوں کا ملاح', language: 'ur' },
        parts: [
          { chosen: null, is_typed: false, text: 'کنارہ تاریک ہے۔' },
          { chosen: 'گھنٹی بجائیے', is_typed: false, text: 'آواز پانی پار کر کے لوٹ آتی ہے۔' },
        ],
      }),
    },
    long: {
      tale: aSharedTale({
        story: { ...tale.story, title: `The Ferryman of the ${LONG_WORD}` },
        parts: [{ chosen: LONG_WORD, is_typed: false, text: `${LONG_WORD} `.repeat(20) }],
      }),
    },
  }),
};

/** What decided an attempt stands before its text, and what it changed behind it. */
export const Attempt: Story = {
  args: {
    tale: aSharedTale({
      parts: [
        ...tale.parts,
        {
          chosen: 'Jump for the landing',
          is_typed: false,
          text: 'The plank is wet. You have one knee on it.',
          check: { name: 'nerve', at_least: 8, had: 2, roll: 3, won: false },
          changes: [
            { kind: 'hurt', what: 'knee' },
            { kind: 'health', what: '', by: -1 },
          ],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const check = canvas.getByText('You needed 8: nerve 2 and 3 on the die.');
    const told = canvas.getByText('The plank is wet. You have one knee on it.');
    const changed = canvas.getByText('Your knee is hurt. Your health falls by 1.');
    await expect(check.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(told.compareDocumentPosition(changed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The player of the session sees what others see. */
export const Own: Story = {
  tags: ['behaviour'],
  args: { tale: aSharedTale({ is_own: true, has_earlier: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is your own link, as others see it.')).toBeVisible();
    await expect(canvas.getByText(/The tale began earlier/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report this link' })).toBeNull();
  },
};

/** A long tale starts with its newest parts, and loads earlier ones on demand. */
export const EarlierParts: Story = {
  tags: ['behaviour'],
  args: { tale: aSharedTale({ earlier_page: 2, has_earlier: true }), onShowEarlier: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
    // more can be loaded, so nothing says that the tale began earlier
    await expect(canvas.queryByText(/The tale began earlier/)).toBeNull();
  },
};

export const LoadingEarlier: Story = {
  tags: ['behaviour'],
  args: { ...EarlierParts.args, loadingEarlier: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The loaded parts stay. */
export const EarlierFailed: Story = {
  tags: ['behaviour'],
  args: { ...EarlierParts.args, onShowEarlier: fn(), earlierError: 'The tale could not be loaded.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The tale could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: /Try again/i }));
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Ring the bell')).toBeVisible();
  },
};

export const Starting: Story = { tags: ['behaviour'], args: { isStarting: true } };

export const Ended: Story = {
  tags: ['behaviour'],
  args: { tale: undefined, error: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-kind', 'ended');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  },
};

export const Failed: Story = {
  args: { tale: undefined, error: { message: 'The tale could not be loaded.', requestId: 'req-7' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { tags: ['behaviour'], args: { tale: undefined } };
