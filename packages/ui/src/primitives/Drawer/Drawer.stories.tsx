import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { LogoMark } from '../../ornaments/LogoMark.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Primitives/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Know How', children: <p>What each command does.</p> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'From the end',
  globals: onDesktop,
  play: async ({ args, step }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Know How' });
    await step('it stands at the end of the line', async () => {
      await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth));
    });
    await step('its button asks to close it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(args.onOpenChange).toHaveBeenCalledOnce();
    });
    await step('so does Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });
  },
  parameters: contents<Story>({
    hi: { title: 'कैसे खेलें', children: <p>हर आदेश क्या करता है और उसमें कितना लगता है।</p> },
    ur: { title: 'کیسے کھیلیں', children: <p>ہر حکم کیا کرتا ہے اور اس میں کتنا لگتا ہے۔</p> },
  }),
};

export const FromTheStart: Story = { args: { side: 'start' }, globals: onDesktop };

/** A bottom sheet scrolls by itself, and leaves part of the page visible. */
export const FromTheFoot: Story = {
  args: { side: 'bottom', children: <p>{'What each command does. '.repeat(200)}</p> },
  globals: onPhone,
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().bottom).toBe(window.innerHeight));
    // part of the page behind it stays visible
    await expect(drawer.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 10);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

/** Over the whole window. */
export const Whole: Story = {
  args: { side: 'all' },
  globals: onDesktop,
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().top).toBe(0));
    await expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight);
    await expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

export const WithAHeader: Story = { args: { header: <LogoMark />, title: 'Menu' }, globals: onPhone };

/** A long title does not move the close button. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    title: 'Know How, and everything else about the Nirantarāndhakāritadigantarakandaladamandasudhārasa',
    children: <p>{'What each command does, and what it costs. '.repeat(80)}</p>,
  },
  globals: onPhone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
    const { right } = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await waitFor(() => expect(right).toBeLessThanOrEqual(window.innerWidth));
  },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { title: 'کھیلنے کا طریقہ', children: <p>ہر حکم کیا کرتا ہے اور اس میں کتنا لگتا ہے۔</p> },
  globals: inUrdu,
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
};
