import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { pass, withClock } from '../../testing/clock.ts';
import { inHindi, inUrdu, onPhone } from '../../testing/globals.ts';
import { Tooltip } from './Tooltip.tsx';
import { HOLD_MS } from './useTooltipTrigger.ts';

const clicked = fn();

const meta = {
  title: 'Components/Primitives/Tooltip',
  component: Tooltip,
  args: { label: 'About Featured Stories', children: 'Handpicked by editors and team' },
  decorators: [(Story) => <div style={{ padding: '0 120px 64px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = () => screen.findByRole('tooltip');
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** The tooltip describes the button even while it is closed. */
export const Default: Story = {
  tags: ['played'],
  name: 'Opens on hover and focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'About Featured Stories' });
    await expect(button).toHaveAccessibleDescription('Handpicked by editors and team');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    // the tooltip stays open for the screenshot
    button.focus();
    await tooltip();
  },
};

/** The tooltip opens when a pointer rests on the trigger, not when it passes, and stays open under the pointer. */
export const Hovered: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    await step('passed', async () => {
      await userEvent.hover(button);
      await userEvent.unhover(button);
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
    await step('rested on', async () => {
      await userEvent.hover(button);
      await expect(await tooltip()).toBeVisible();
    });
    await step('on to the words, and away', async () => {
      await userEvent.hover(await tooltip());
      await expect(await tooltip()).toBeVisible();
      await userEvent.unhover(await tooltip());
      await isGone();
    });
  },
};

/** Escape closes the tooltip wherever the focus is: with a magnifier the pointer may rest on it by accident. */
export const HoveredAndClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await tooltip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const Focused: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.tab();
    await expect(await tooltip()).toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await tooltip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** On touch a press opens the tooltip, and a press outside closes it. */
export const Pressed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button') }]);
    await expect(await tooltip()).toBeVisible();
    await userEvent.click(document.body);
    await isGone();
  },
};

/** Any button can be the trigger, and keeps its own action. */
export const OfAnIconButton: Story = {
  tags: ['played'],
  args: {
    label: undefined,
    children: 'Readers see it on their profile',
    trigger: (
      <IconButton label="Add bookmark" onClick={clicked}>
        <Bookmark />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add bookmark' });
    await expect(button).toHaveAccessibleDescription('Readers see it on their profile');
    await userEvent.click(button);
    await expect(clicked).toHaveBeenCalledOnce();
    await expect(await tooltip()).toBeVisible();
  },
};

/** On a trigger with an action of its own, a long press opens the tooltip; a press closes it. */
export const ByHolding: Story = {
  tags: ['behaviour'],
  args: {
    label: undefined,
    opensBy: 'hold',
    children: 'Readers see it on their profile',
    trigger: (
      <IconButton label="Add bookmark" onClick={clicked}>
        <Bookmark />
      </IconButton>
    ),
  },
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    clicked.mockClear();
    const button = canvas.getByRole('button', { name: 'Add bookmark' });
    await step('a short press', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
      await expect(clicked).toHaveBeenCalledOnce();
      await pass(HOLD_MS);
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
    await step('a long one', async () => {
      await userEvent.pointer([{ keys: '[TouchA>]', target: button }]);
      await pass(HOLD_MS);
      await userEvent.pointer([{ keys: '[/TouchA]', target: button }]);
      await expect(await tooltip()).toBeVisible();
      await expect(clicked).toHaveBeenCalledOnce();
    });
    await step('a press', async () => {
      await userEvent.click(button);
      await expect(clicked).toHaveBeenCalledTimes(2);
      await isGone();
    });
  },
};

/** At the edge of the window the tooltip is shifted to stay visible. */
export const AtTheEdge: Story = {
  tags: ['behaviour'],
  ...Focused,
  args: { children: 'Handpicked by editors and team, every Thursday evening, for the week that comes' },
  decorators: [
    (Story) => <div style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>{Story()}</div>,
  ],
  play: async () => {
    await userEvent.tab();
    const { left, right, top, bottom } = (await tooltip()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  ...Focused,
  args: {
    children:
      'Handpicked by the editors and their team, every Thursday evening, from everything that was played more than a nirantarāndhakāritadigantarakandaladamandasudhārasabindusāndratara',
  },
};
export const Phone: Story = { tags: ['behaviour'], ...Focused, globals: onPhone };
export const Hindi: Story = {
  tags: ['behaviour'],
  ...Focused,
  args: { label: 'चुनी हुई कहानियों के बारे में', children: 'संपादकों की पसंद' },
  globals: inHindi,
};
export const Urdu: Story = {
  tags: ['behaviour'],
  ...Focused,
  args: { children: 'ادارے کی پسند' },
  globals: inUrdu,
};
