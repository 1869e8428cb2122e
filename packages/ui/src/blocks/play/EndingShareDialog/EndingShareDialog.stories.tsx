import { aSessionEnding, aStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { CARD, CARD_TYPE } from './card/endingCard.ts';
import { EndingShareDialog } from './EndingShareDialog.tsx';

const card = { ...aStory({ cover_image_url: '/covers/ferryman.webp' }), ...aSessionEnding() };

const meta: Meta<typeof EndingShareDialog> = {
  title: 'Components/Playing/EndingShareDialog',
  component: EndingShareDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    card,
    onSaveCard: fn<(card: Blob) => void>(),
    onShareCard: fn<(card: Blob) => void>(),
    onCopyLink: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof EndingShareDialog>;

/** Waits until the card is drawn, saves it, and returns it. */
async function savedCard(save: unknown): Promise<ImageBitmap> {
  const button = screen.getByRole('button', { name: 'Save the picture' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  const [saved] = (save as ReturnType<typeof fn<(card: Blob) => void>>).mock.lastCall ?? [];
  await expect(saved?.type).toBe(CARD_TYPE);
  // many apps reject larger pictures
  await expect(saved!.size).toBeLessThan(300_000);
  return createImageBitmap(saved!);
}

export const Default: Story = {
  name: 'Card of an ending',
  play: async ({ args }) => {
    const saved = await savedCard(args.onSaveCard);
    await expect([saved.width, saved.height]).toEqual([CARD.width, CARD.height]);
    await expect(screen.getByRole('img')).toHaveAccessibleName(
      /^A card: The Ferryman of Three Crossings\. The Coin Keeps Its Name\. You close your fist/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Share the picture' }));
    await expect(args.onShareCard).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    hi: {
      card: {
        ...card,
        language: 'hi',
        title: 'तीन घाटों का माँझी',
        name: 'सिक्के पर नाम',
        last_line: 'आप मुट्ठी बंद करते हैं, और उस रात पहली बार नदी के पास कहने को कुछ नहीं रहता।',
        light: 'dawn',
      },
    },
    ur: {
      card: {
        ...card,
        language: 'ur',
        title: 'تین گھاٹوں کا ملاح',
        name: 'سکے پر نام',
        last_line: 'آپ مٹھی بند کرتے ہیں، اور اس رات پہلی بار دریا کے پاس کہنے کو کچھ نہیں رہتا۔',
        light: 'dusk',
      },
    },
    long: {
      card: {
        ...card,
        title: `The Ferryman of the ${LONG_WORD}`,
        name: `How the Ferryman Came to Keep a Coin That Was Never Meant for Any ${LONG_WORD}`,
        last_line: `${card.last_line} `.repeat(8),
      },
    },
  }),
};

export const Bengali: Story = {
  tags: ['behaviour'],
  args: {
    card: {
      ...card,
      language: 'bn',
      title: 'শাঁকচুন্নি এল বৌদি সেজে',
      name: 'মুদ্রায় নাম',
      last_line: 'আপনি মুঠো বন্ধ করেন, আর সেই রাতে প্রথমবার নদীর আর কিছু বলার থাকে না।',
    },
  },
};

export const Tamil: Story = {
  tags: ['behaviour'],
  args: {
    card: {
      ...card,
      language: 'ta',
      title: 'கடைசி மூன்று கோடு',
      name: 'நாணயத்தின் பெயர்',
      last_line: 'நீங்கள் கையை மூடுகிறீர்கள்; அந்த இரவில் முதல் முறையாக நதிக்குச் சொல்ல எதுவும் இல்லை.',
    },
  },
};

/** The card without a cover shows a lamp. The ending has no name, and the device cannot share files. */
export const Bare: Story = {
  tags: ['behaviour'],
  args: {
    card: { ...card, cover_image_url: null, name: null, light: null },
    onShareCard: undefined,
  },
  play: async ({ args }) => {
    await savedCard(args.onSaveCard);
    await expect(screen.queryByRole('button', { name: 'Share the picture' })).not.toBeInTheDocument();
  },
};

/** A lamp replaces a cover that fails to load, and one that another site does not allow to be drawn. */
export const CoverThatFails: Story = {
  tags: ['behaviour'],
  args: { card: { ...card, cover_image_url: '/covers/not-there.webp' } },
  play: async ({ args }) => {
    await savedCard(args.onSaveCard);
  },
};
