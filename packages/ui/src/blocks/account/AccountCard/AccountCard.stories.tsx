import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inHindi, inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { goldenPalace, moonlitRiver } from '../../../testing/pictures.tsx';
import { AccountState } from '../AccountState/AccountState.tsx';
import { AccountCard } from './AccountCard.tsx';

const text = <AccountState mark="lotus" title="Verify your email" text="A new link is on its way." />;

const meta = {
  title: 'Components/Account/AccountCard',
  component: AccountCard,
  args: { children: text },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [(Story) => <div style={{ paddingInline: 16 }}>{Story()}</div>],
} satisfies Meta<typeof AccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture the card shows only the form. */
export const Default: Story = {
  name: 'A form without a picture',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
  parameters: contents<Story>({
    hi: {
      children: <AccountState mark="lotus" title="अपना ईमेल जाँचें" text="नया लिंक कुछ ही मिनटों में पहुँचेगा।" />,
    },
    ur: {
      children: <AccountState mark="lotus" title="اپنی ای میل دیکھیں" text="نیا لنک چند منٹ میں پہنچے گا۔" />,
    },
    long: {
      picture: moonlitRiver,
      children: <AccountState mark="lotus" title={longRefusal} text={`It went to ${LONG_WORD}.`} />,
    },
  }),
};
export const WithPicture: Story = { args: { picture: moonlitRiver }, globals: onDesktop };
/** On a phone the picture is small, and whole. */
export const OnAPhone: Story = {
  tags: ['behaviour'],
  args: { picture: goldenPalace, archShape: 'slender' },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const arch = canvasElement.querySelector('[data-shape]')!;
    const half = arch.parentElement!.getBoundingClientRect();
    await expect(arch.getBoundingClientRect().bottom).toBeLessThanOrEqual(half.bottom);
  },
};

export const BesideALongForm: Story = {
  tags: ['behaviour'],
  args: {
    picture: goldenPalace,
    archShape: 'slender',
    children: <div style={{ minHeight: 780 }}>{text}</div>,
  },
  globals: onDesktop,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: {
    picture: moonlitRiver,
    children: <AccountState mark="lotus" title="अपना ईमेल पुष्ट करें" text="नया लिंक भेज दिया गया है।" />,
  },
  globals: { ...inHindi, ...onDesktop },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: {
    picture: moonlitRiver,
    children: <AccountState mark="lotus" title="اپنے ای میل کی تصدیق کریں" text="نیا لنک بھیج دیا گیا ہے۔" />,
  },
  globals: { ...inUrdu, ...onDesktop },
};
