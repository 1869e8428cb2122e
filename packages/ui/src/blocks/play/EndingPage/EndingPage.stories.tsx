import { aSession, aSessionEnding, aStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { EndingPage } from './EndingPage.tsx';

const { current_xp } = aSession();

const found = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ scene: `end_${at}`, name: NAMES[at] ?? null }));

const NAMES = [
  'The Coin Keeps Its Name',
  'Both Hands on the Oar',
  'Dawn over Manikarnika',
  'What the River Owed',
  'The Second Lamp',
  'Nobody Crosses Twice',
];

const next = aStory({ title: 'The Nishi Calls Only Twice', tagline: 'Nobody answers the first time.' });

const HINTS = {
  hint: 'The ferryman had two lamps, and lit one.',
  missed: 'Under the stern somebody had wanted to tell you something.',
};

const meta = {
  title: 'Components/Playing/EndingPage',
  component: EndingPage,
  args: {
    story: aStory({ cover_image_url: '/covers/ferryman.webp' }),
    ending: aSessionEnding({ next, ...HINTS }),
    tally: { current_xp },
    isLiked: false,
    onGoBack: fn(),
    onBeginAgain: fn(),
    onLike: fn(),
    sharing: { onShareCard: fn(), onSaveCard: fn(), onCopyLink: fn() },
    onKeep: fn(),
    onReadAgain: fn(),
    rating: { stars: null, onRate: fn() },
  },
  decorators: [(Story) => <div style={{ maxWidth: 820, margin: '0 auto' }}>{Story()}</div>],
} satisfies Meta<typeof EndingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An ending was reached',
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('region', { name: /The end.*The Coin Keeps Its Name/ })).toBeVisible();
    await expect(canvas.getByText('You have found 2 of 6 endings')).toBeVisible();
    await expect(canvas.getByText('4 endings still wait')).toBeVisible();
    await expect(canvas.getByText(HINTS.hint)).toBeVisible();
    await expect(canvas.getByText(HINTS.missed)).toBeVisible();
    await expect(canvas.getByText('It is warm, and it has your name on it.')).toBeVisible();
    await step(
      'back to the last fork that mattered, to another one, and to where a way was closed',
      async () => {
        const [first, , last] = aSessionEnding().forks;
        await userEvent.click(canvas.getByRole('button', { name: 'Go back to the fork' }));
        await expect(args.onGoBack).toHaveBeenLastCalledWith(last?.turn_id);
        await userEvent.click(canvas.getByRole('button', { name: /^Go back here: Ask the passenger/ }));
        await expect(args.onGoBack).toHaveBeenLastCalledWith(first?.turn_id);
        await userEvent.click(canvas.getByRole('button', { name: 'Go back here: Light a second lamp.' }));
        await expect(args.onGoBack).toHaveBeenLastCalledWith(aSessionEnding().closed?.turn_id);
      },
    );
    await step('out of the story', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
      await expect(args.onBeginAgain).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Keep this tale' }));
      await expect(args.onKeep).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      const dialog = await screen.findByRole('dialog', { name: 'Share this ending' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
      await expect(args.sharing?.onCopyLink).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('link', { name: next.title })).toHaveAttribute(
        'href',
        `/game/${next.id}`,
      );
      await expect(canvas.getByRole('link', { name: 'Back to the story' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'To Home' })).toHaveAttribute('href', '/home');
    });
  },
  parameters: contents<Story>({
    hi: {
      story: aStory({ language: 'hi', cover_image_url: '/covers/ferryman.webp' }),
      ending: aSessionEnding({
        name: 'सिक्के पर नाम',
        last_line: 'आप मुट्ठी बंद करते हैं, और उस रात पहली बार नदी के पास कहने को कुछ नहीं रहता।',
        light: 'dawn',
        found: [{ scene: 'end_coin', name: 'सिक्के पर नाम' }],
        hint: 'माँझी के पास दो दीये थे, जला एक।',
        missed: 'नाव के पिछले सिरे पर किसी को आपसे कुछ कहना था।',
        forks: [
          {
            ...aSessionEnding().forks[0]!,
            choice: 'मुसाफ़िर से पूछें कि बही में कौन-सा नाम लिखा जाए।',
            deed: 'वह नाम जो आपने पूछा',
            opened: 'अपना नाम बोलें।',
          },
          {
            ...aSessionEnding().forks[1]!,
            choice: 'चप्पू रोककर मुसाफ़िर के हाथ देखें।',
            told: 'सिक्का गरम है, और उस पर आपका नाम है।',
          },
        ],
        closed: null,
      }),
    },
    ur: {
      story: aStory({ language: 'ur', cover_image_url: '/covers/ferryman.webp' }),
      ending: aSessionEnding({
        name: 'سکے پر نام',
        last_line: 'آپ مٹھی بند کرتے ہیں، اور اس رات پہلی بار دریا کے پاس کہنے کو کچھ نہیں رہتا۔',
        light: 'dusk',
        found: [{ scene: 'end_coin', name: 'سکے پر نام' }],
        hint: 'ملاح کے پاس دو دیے تھے، جلا ایک۔',
        missed: 'ناؤ کے پچھلے سرے پر کسی کو آپ سے کچھ کہنا تھا۔',
        forks: [
          {
            ...aSessionEnding().forks[0]!,
            choice: 'مسافر سے پوچھیں کہ بہی میں کون سا نام لکھا جائے۔',
            deed: 'وہ نام جو آپ نے پوچھا',
            opened: 'اپنا نام بولیں۔',
          },
          {
            ...aSessionEnding().forks[1]!,
            choice: 'چپو روک کر مسافر کے ہاتھ دیکھیں۔',
            told: 'سکہ گرم ہے، اور اس پر آپ کا نام ہے۔',
          },
        ],
        closed: null,
      }),
    },
    long: {
      ending: aSessionEnding({
        name: 'How the Ferryman of Three Crossings Came to Keep a Coin That Was Never Meant for Any Ferryman',
        last_line: `${aSessionEnding().last_line} `.repeat(6).trim(),
        next,
      }),
    },
  }),
};

/** A later part of the same series is suggested before any other story. */
export const NextPart: Story = {
  tags: ['behaviour'],
  args: { ending: aSessionEnding({ next, is_next_part: true }) },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Next in this series' });
    await expect(within(section).getByRole('link', { name: next.title })).toBeVisible();
  },
};

export const FirstFound: Story = {
  args: { ending: aSessionEnding({ found: found(1), scene: 'end_0', total: 6, light: 'dusk' }) },
};

export const AllFound: Story = {
  args: {
    ending: aSessionEnding({ found: found(6), scene: 'end_2', name: NAMES[2]!, total: 6, light: 'dawn' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have found all 6 endings')).toBeVisible();
    await expect(canvas.queryByText(/still wait/)).toBeNull();
  },
};

/** The author named no endings, and no choice mattered. */
export const WithoutNames: Story = {
  args: {
    story: aStory({ cover_image_url: null }),
    ending: aSessionEnding({
      scene: 'end_6',
      name: null,
      light: null,
      found: [{ scene: 'end_6', name: null }],
      total: 40,
      forks: [],
      closed: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Go back to the fork' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Begin again' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
  },
};

export const OnlyEnding: Story = {
  tags: ['behaviour'],
  args: { ending: aSessionEnding({ found: found(1), scene: 'end_0', total: 1 }) },
  play: shows('This is the only ending of this story'),
};

/** An earlier choice made a later one unavailable. */
export const ClosedByDeed: Story = {
  tags: ['behaviour'],
  args: {
    ending: aSessionEnding({ closed: { ...aSessionEnding().closed!, is_taken: true, because: 'Shout.' } }),
    isLiked: true,
  },
};

export const Loading: Story = { args: { ending: undefined, loading: true } };

/** If the ending fails to load, the actions still work. */
export const Failed: Story = {
  args: { ending: undefined, error: longRefusal, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(args.onBeginAgain).toHaveBeenCalledOnce();
  },
};

/** One action at a time: a second press does not start a second game. */
export const GoingBack: Story = {
  args: { pending: 'back' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Going back...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(args.onGoBack).not.toHaveBeenCalled();
    await expect(args.onBeginAgain).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Go back here/ })).toBeNull();
  },
};

export const Offline: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const again = canvas.getByRole('button', { name: 'Begin again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(again);
    await expect(args.onBeginAgain).not.toHaveBeenCalled();
  },
};
