import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, ChevronDown, Feather, LibraryBig, Pencil } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inHindi, inUrdu, onPhone } from '../../testing/globals.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const onSelect = fn();

const meta = {
  title: 'Components/Primitives/Menu',
  component: Menu,
  args: {
    trigger: <Button icon={<ChevronDown />}>Treasury</Button>,
    items: [
      { label: 'Compose', hint: 'Write a new story', icon: <Feather />, href: '#compose' },
      {
        label: 'Creations',
        hint: 'Your drafts and published tales',
        icon: <LibraryBig />,
        href: '#creations',
      },
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: 220 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move through the menu, and Escape returns to its button. */
export const Default: Story = {
  tags: ['played'],
  name: 'Links with hints',
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Treasury' });
    await step('opens with the keyboard, on the first entry', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /Compose/ })).toHaveFocus());
    });
    await step('arrows walk and go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /Creations/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /Compose/ })).toHaveFocus());
    });
    await step('its entries are links', async () => {
      await expect(screen.getByRole('menuitem', { name: /Compose/ })).toHaveAttribute('href', '#compose');
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('it stays open to be seen', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
    });
  },
  parameters: contents<Story>({
    hi: {
      open: true,
      trigger: <Button icon={<ChevronDown />}>ख़ज़ाना</Button>,
      items: [
        { label: 'लिखें', hint: 'नई कथा लिखें', icon: <Feather />, href: '#compose' },
        { label: 'मेरी कथाएँ', hint: 'आपके मसौदे और कथाएँ', icon: <LibraryBig />, href: '#creations' },
      ],
    },
    ur: {
      open: true,
      trigger: <Button icon={<ChevronDown />}>خزانہ</Button>,
      items: [
        { label: 'لکھیں', hint: 'نئی داستان لکھیں', icon: <Feather />, href: '#compose' },
        {
          label: 'میری داستانیں',
          hint: 'آپ کے مسودے اور داستانیں',
          icon: <LibraryBig />,
          href: '#creations',
        },
      ],
    },
  }),
};

export const Open: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Treasury' }));
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
  },
};

/** An action closes the menu; a disabled one does nothing. */
export const Actions: Story = {
  args: {
    trigger: <Button>More</Button>,
    items: [
      { label: 'Rename', icon: <Pencil />, onSelect },
      { label: 'Restore', disabled: true, onSelect },
      { label: 'Archive', icon: <Archive />, isDestructive: true, onSelect },
    ],
  },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Restore' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** In a part of the page with the other direction, the menu follows the direction of that part. */
export const InARightToLeftPart: Story = {
  tags: ['behaviour'],
  ...Open,
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ paddingInline: 320 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Treasury' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveStyle({ direction: 'rtl' });
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, 0),
    );
  },
};

export const Phone: Story = { tags: ['behaviour'], ...Open, globals: onPhone };
/** The menu is never wider than the window. */
export const LongText: Story = {
  tags: ['behaviour'],
  ...Open,
  args: {
    items: [
      {
        label: 'Everything that you have ever written, drafted or thrown away',
        hint: `And all of it about the ${'nirantarāndhakārita'.repeat(3)}`,
        icon: <LibraryBig />,
        href: '#all',
      },
    ],
  },
  globals: onPhone,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: {
    trigger: <Button icon={<ChevronDown />}>ख़ज़ाना</Button>,
    items: [
      { label: 'लिखिए', hint: 'एक नई कहानी शुरू कीजिए', icon: <Feather />, href: '#compose' },
      { label: 'रचनाएँ', hint: 'आपके मसौदे और छपी कहानियाँ', icon: <LibraryBig />, href: '#creations' },
    ],
  },
  globals: inHindi,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ख़ज़ाना' }));
    await expect(await screen.findByRole('menuitem', { name: /रचनाएँ/ })).toBeInTheDocument();
  },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: {
    trigger: <Button icon={<ChevronDown />}>خزانہ</Button>,
    items: [
      { label: 'لکھیے', hint: 'ایک نئی کہانی شروع کیجیے', icon: <Feather />, href: '#compose' },
      { label: 'تخلیقات', hint: 'آپ کے مسودے اور شائع کہانیاں', icon: <LibraryBig />, href: '#creations' },
    ],
  },
  globals: inUrdu,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'خزانہ' }));
    await expect(await screen.findByRole('menuitem', { name: /تخلیقات/ })).toBeInTheDocument();
  },
};
