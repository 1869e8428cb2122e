import { aSeries } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inHindi } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { LONG_WORD } from '../../testing/longText.ts';
import { retries, shows } from '../../testing/plays.ts';
import { SeriesScreen } from './SeriesScreen.tsx';

const series = aSeries();
const ids = series.parts.map(({ id }) => id);
const half = aSeries({ finished: ids.slice(0, 1), remembers: true });

const meta = {
  title: 'Screens/Reading/SeriesScreen',
  component: SeriesScreen,
  args: { series: half, onForget: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/series/1' })],
} satisfies Meta<typeof SeriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read parts are marked, and the button leads to the next part. */
export const HalfRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Three Nights by the River' })).toBeVisible();
    await expect(canvas.getByText(/You have read 1 of 3 parts/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Meera Joshi' })).toHaveAttribute(
      'href',
      '/author/meera_joshi',
    );
    await expect(canvas.getByRole('link', { name: 'Go on with part 2' })).toHaveAttribute(
      'href',
      `/game/${ids[1]}`,
    );
    const parts = within(canvas.getByRole('list', { name: 'The parts' })).getAllByRole('listitem');
    await expect(parts.map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
      'Part 1Read',
      'Part 2Next',
      'Part 3What',
    ]);
    await expect(canvas.getByRole('link', { name: 'The First Lamp' })).toHaveAttribute(
      'href',
      `/game/${ids[0]}`,
    );
  },
  parameters: contents<Story>({
    long: { series: aSeries({ title: `The Nights of the ${LONG_WORD}`, description: LONG_WORD }) },
  }),
};

export const NothingRead: Story = {
  tags: ['behaviour'],
  args: { series },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A series in 3 parts')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Begin with part 1' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Forget it' })).not.toBeInTheDocument();
  },
};

export const WholeRead: Story = {
  tags: ['behaviour'],
  args: { series: aSeries({ finished: ids }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have read all 3 parts/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /part \d/ })).not.toBeInTheDocument();
  },
};

/** A part that the reader may not see yet shows only its number, and that it is not yet published. */
export const PartNotYetPublished: Story = {
  args: { series: aSeries({ parts: series.parts.slice(0, 2), finished: ids.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not yet published')).toBeVisible();
    await expect(canvas.getByText('Part 3')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'What the Water Gave Back' })).not.toBeInTheDocument();
  },
};

/** The series forgets its reader after a confirmation. */
export const Forgotten: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget it' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onForget).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Forget it' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

export const NotForgotten: Story = {
  tags: ['behaviour'],
  args: { forgetError: 'It could not be forgotten.' },
  play: shows('It could not be forgotten.'),
};

/** On a Hindi page the series is in Hindi. */
export const InHindi: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'नदी किनारे तीन रातें' })).toHaveAttribute(
      'lang',
      'hi',
    );
    await expect(canvas.getByRole('link', { name: 'भाग 2 पर चलें' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { series: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the series...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { series: undefined, error: { message: 'The series could not be loaded.', requestId: 'req-7' } },
  play: retries(),
};

export const Missing: Story = {
  tags: ['behaviour'],
  args: { series: undefined, error: {} },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'There is no such series' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  },
};
