import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../stories/globals.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { label: 'About Featured Stories', children: 'Handpicked by editors and team' },
  decorators: [(Story) => <div style={{ padding: '0 120px 64px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The explanation belongs to the button even while it is not shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'About Featured Stories' });
    await expect(button).toHaveAccessibleDescription('Handpicked by editors and team');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const Hovered: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.hover(canvas.getByRole('tooltip'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('tooltip'));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** Wherever focus is: whoever magnifies the page may have the pointer on it by accident. */
export const HoveredAndClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  ...Focused,
  args: {
    children:
      'Handpicked by the editors and their team, every Thursday evening, from everything that was played more than a nirantarāndhakāritadigantarakandaladamandasudhārasabindusāndratara',
  },
};
export const Phone: Story = { ...Focused, globals: onPhone };
export const Hindi: Story = {
  ...Focused,
  args: { label: 'चुनी हुई कहानियों के बारे में', children: 'संपादकों की पसंद' },
  globals: inHindi,
};
export const Urdu: Story = { ...Focused, args: { children: 'ادارے کی پسند' }, globals: inUrdu };
export const PalmLeaf: Story = { ...Focused, globals: inPalmLeaf };
