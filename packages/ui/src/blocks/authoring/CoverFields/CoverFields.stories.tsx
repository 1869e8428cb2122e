import { aStoryCreate, hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { CoverFields } from './CoverFields.tsx';

const meta = {
  title: 'Components/Writing/CoverFields',
  component: CoverFields,
  args: {
    draft: aStoryCreate({ cover_image_url: null, cover: null }),
    roll: { seed: '7', keywords: ['river', 'night'] },
    pictures: {
      chitrakar: '/covers/peacock.webp',
      ajanta: '/covers/prince.webp',
      ravivarma: '/covers/ferryman.webp',
      vishvakarma: '/covers/architect.webp',
    },
    onEdit: fn(),
    onLeave: fn(),
    onRollChange: fn(),
  },
  render: ({ draft: initial, onEdit, ...args }) => (
    <WithState initial={initial}>
      {(draft, change) => (
        <CoverFields
          {...args}
          draft={draft}
          onEdit={(changes) => {
            change({ ...draft, ...changes });
            onEdit(changes);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof CoverFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choosing a painter sets the cover, the dice change it; an address replaces it. */
export const Default: Story = {
  name: 'Painted cover',
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Ajanta/ }));
    const cover = { style: 'ajanta', seed: '7', keywords: ['river', 'night'] };
    await expect(args.onEdit).toHaveBeenLastCalledWith({ cover, cover_image_url: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Roll again' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ cover: { ...cover, seed: '8' } });
    await userEvent.click(canvas.getByRole('radio', { name: 'Cover image URL' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cover image URL' }), '/a');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ cover_image_url: '/a', cover: null });
  },
  parameters: contents<Story>({
    long: {
      draft: aStoryCreate({ cover_image_url: null, cover: null, image_alt: overlongStory.tagline }),
      roll: {
        seed: '7',
        keywords: [LONG_WORD, 'the far bank of the river before anyone has lit a lamp', 'storm'],
      },
    },
    hi: {
      draft: aStoryCreate({ cover_image_url: null, cover: null, image_alt: hindiStory.image_alt }),
      roll: { seed: '7', keywords: ['बरगद', 'बरसात', 'रात'] },
    },
    ur: {
      draft: aStoryCreate({ cover_image_url: null, cover: null, image_alt: urduStory.image_alt }),
      roll: { seed: '7', keywords: ['دریا', 'رات', 'چراغ'] },
    },
  }),
};
/** A pasted description is cut at the length that the server accepts. */
export const ALongDescription: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cover description' });
    await userEvent.clear(field);
    await userEvent.paste('a'.repeat(1000));
    await expect(field).toHaveValue('a'.repeat(300));
  },
};
/** A placeholder replaces a picture that fails to load. */
export const AddressFails: Story = {
  tags: ['behaviour'],
  args: { draft: aStoryCreate({ cover_image_url: '/covers/no-such-picture.webp', cover: null }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This image cannot be loaded/)).toBeVisible());
  },
};
export const AnAddress: Story = {
  args: { draft: aStoryCreate({ cover_image_url: 'river' }), error: 'Please enter a valid URL' },
};
const ELSEWHERE = 'https://example.org/river.jpg';
/** No browser loads a picture from elsewhere: the server fetches it when the story is saved. */
export const FromElsewhere: Story = {
  args: { draft: aStoryCreate({ cover_image_url: ELSEWHERE, cover: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/fetched when the story is saved/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** Once it is saved, the picture is shown from here. */
export const FetchedFromElsewhere: Story = {
  tags: ['behaviour'],
  args: {
    draft: aStoryCreate({ cover_image_url: ELSEWHERE, cover: null }),
    savedCover: { cover_source: ELSEWHERE, cover_image_url: '/covers/ferryman.webp' },
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Cover at this URL' });
    await expect(picture).toHaveAttribute('src', expect.stringContaining('/covers/ferryman.webp'));
  },
};
export const Pending: Story = { args: { pictures: {}, isRolling: true }, globals: onDesktop };
