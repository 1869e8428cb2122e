import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { landingPictures } from '../../../testing/landingPictures.ts';
import { HowItWorksSection } from './HowItWorksSection.tsx';

const meta = {
  title: 'Components/Landing/HowItWorksSection',
  component: HowItWorksSection,
  args: { pictures: landingPictures.leaves, painters: landingPictures.painters, card: 2, onTurn: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof HowItWorksSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide screen all six leaves are visible. */
export const Default: Story = {
  name: 'Six leaves',
  globals: onDesktop,
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole('heading', { level: 3 })) await expect(title).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** A small screen shows one leaf at a time, with buttons to turn it. */
export const OneAtATime: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Pick a painter' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.getByText('Ravivarma')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Next leaf' }));
    await expect(args.onTurn).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous leaf' }));
    await expect(args.onTurn).toHaveBeenLastCalledWith(-1);
  },
};

export const LastLeaf: Story = {
  args: { card: 5 },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next leaf' })).toBeDisabled();
  },
};

export const WithoutPictures: Story = {
  tags: ['behaviour'],
  args: { pictures: [], painters: [] },
  globals: onDesktop,
};
