import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { aMappedTurn } from '../../../testing/sessionMaps.ts';
import { SessionPanel } from './SessionPanel.tsx';

/** A map of nine turns in three of eight chapters. One way was left after the second chapter had begun. */
const mapWith = (titles: readonly [string, string, string]) => {
  const begins = (number: 1 | 2 | 3) => ({ chapter: { number, of: 8, title: titles[number - 1]! } });
  return [
    aMappedTurn('a', null, begins(1)),
    aMappedTurn('b', 'a'),
    aMappedTurn('c', 'b'),
    aMappedTurn('d', 'c', begins(2)),
    aMappedTurn('left', 'd', { is_current: false }),
    aMappedTurn('e', 'd'),
    aMappedTurn('f', 'e'),
    aMappedTurn('g', 'f', begins(3)),
    aMappedTurn('h', 'g'),
  ];
};

const meta = {
  title: 'Components/Playing/SessionPanel',
  component: SessionPanel,
  args: {
    map: mapWith(['At the ghat', 'On the water', 'The far bank']),
    onBranch: fn(),
    onExport: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ height: 860 }}>{Story()}</div>],
  globals: onDesktop,
} satisfies Meta<typeof SessionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the chapters so far, and how many are left. A new game starts at a chapter, after a confirmation. */
export const Chapters: Story = {
  play: async ({ canvas, args }) => {
    const heading = await canvas.findByRole('heading', { name: 'Chapters' });
    const [list] = within(heading.parentElement!).getAllByRole('list');
    await expect(within(list!).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('5 more chapters to come')).toBeVisible();
    // chapters are also named in the map
    await expect(canvas.getAllByText('2. On the water')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again from “On the water”' }));
    await screen.findByRole('dialog', { name: 'Begin again from here?' });
    await expect(args.onBranch).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Begin again' }));
    await expect(args.onBranch).toHaveBeenCalledWith('d');
  },
  parameters: contents<Story>({
    long: { map: mapWith([LONG_WORD, LONG_WORD, LONG_WORD]) },
    hi: { map: mapWith(['घाट पर', 'पानी पर', 'उस पार']), language: 'hi' },
    ur: { map: mapWith(['گھاٹ پر', 'پانی پر', 'اُس پار']), language: 'ur' },
  }),
};

/** Offline the chapters are listed, but no game can start. */
export const ChaptersOffline: Story = {
  tags: ['behaviour'],
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Begin again from “At the ghat”' }),
    ).toBeDisabled();
  },
};
