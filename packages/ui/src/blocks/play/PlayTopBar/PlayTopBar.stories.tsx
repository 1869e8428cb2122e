import { overlongStory, tamilStory, urduStory, hindiStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollText, Settings2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inHindi, onDesktop, onPhone } from '../../../testing/globals.ts';
import { BarButton, BarLabel } from '../BarButton.styles.ts';
import { PlayTopBar } from './PlayTopBar.tsx';

const meta = {
  title: 'Components/Playing/PlayTopBar',
  component: PlayTopBar,
  args: { title: 'The Ferryman of Three Crossings', onBack: fn(), onToggleKnowHow: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayTopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'With a title',
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'The Ferryman of Three Crossings',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    const knowHow = canvas.getByRole('button', { name: 'Know How' });
    await expect(knowHow).toHaveAttribute('aria-expanded', 'false');
    // its label is seen, too
    await expect(knowHow.offsetWidth).toBeGreaterThan(80);
    await userEvent.click(knowHow);
    await expect(args.onToggleKnowHow).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { title: overlongStory.title } }),
};

export const KnowHowOpen: Story = { tags: ['behaviour'], args: { isKnowHowOpen: true } };

/** Below 640 px the title is cut after four words, and all but the way back is in a menu. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  args: { children: <BarButton type="button">Settings</BarButton> },
  play: async ({ args, canvas, step }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const knowHow = () => canvas.queryByRole('button', { name: 'Know How' });
    await step('opens, and closes on Escape and on a press outside', async () => {
      await expect(knowHow()).toBeNull();
      await userEvent.click(menu);
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(knowHow()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(knowHow()).toBeNull();
      await expect(menu).toHaveFocus();
      await userEvent.click(menu);
      await userEvent.click(canvas.getByRole('heading'));
      await expect(knowHow()).toBeNull();
    });
    await step('what is pressed in it closes it, and its button gets the focus', async () => {
      await userEvent.click(menu);
      await userEvent.click(knowHow()!);
      await expect(args.onToggleKnowHow).toHaveBeenCalledOnce();
      await expect(knowHow()).toBeNull();
      await expect(menu).toHaveFocus();
    });

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('The Ferryman of Three…');
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(back.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** The open menu: each row says what it opens. The focus is on the first, and what is left behind closes. */
export const OpenMenu: Story = {
  tags: ['played'],
  globals: onDesktop,
  args: {
    menu: (
      <>
        <BarButton type="button">
          <ScrollText />
          <BarLabel>Your tale</BarLabel>
        </BarButton>
        <BarButton type="button">
          <Settings2 />
          <BarLabel>Settings</BarLabel>
        </BarButton>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const first = () => canvas.queryByRole('button', { name: 'Your tale' });
    await step('the focus goes in, and by Tab past its end out, which closes it', async () => {
      await userEvent.click(menu);
      await expect(first()).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(menu).toHaveFocus();
      await expect(first()).toBeVisible();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Know How' })).toHaveFocus();
      await expect(first()).toBeNull();
    });
    await userEvent.click(menu);
    await expect(first()).toBeVisible();
  },
};

export const MenuOnPhone: Story = {
  tags: ['played'],
  globals: onPhone,
  args: OpenMenu.args!,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('button', { name: 'Know How' })).toHaveFocus();
    await expect(canvas.getByText('Your tale')).toBeVisible();
  },
};

export const ShortTitleOnPhone: Story = {
  tags: ['behaviour'],
  args: { title: 'Two Swans' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Two Swans');
  },
};

export const WithoutATitle: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Story' })).toBeVisible();
  },
};
export const TamilOnPhone: Story = {
  tags: ['behaviour'],
  args: { title: tamilStory.title, language: 'ta' },
  globals: onPhone,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { title: hindiStory.title, language: 'hi' },
  globals: { ...inHindi, ...onDesktop },
};
export const Urdu: Story = { tags: ['behaviour'], args: { title: urduStory.title, language: 'ur' } };
