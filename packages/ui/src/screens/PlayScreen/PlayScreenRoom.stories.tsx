import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onTablet, onZoomed } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing(),
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At 200 % zoom nothing covers the title, and nothing is cut off. */
export const Zoomed: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onZoomed,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const { left, right } = title.getBoundingClientRect();
    for (const button of within(title.parentElement as HTMLElement).getAllByRole('button')) {
      const edges = button.getBoundingClientRect();
      await expect(edges.right <= left || edges.left >= right).toBe(true);
    }
    await expect(title).toHaveAccessibleName('The Ferryman of Three Crossings');
    const log = canvas.getByRole('log').getBoundingClientRect();
    await expect(log.height).toBeGreaterThanOrEqual(window.innerHeight * 0.45);
    const commands = canvas.getByRole('group', { name: 'Commands' });
    for (const control of [canvas.getByRole('textbox'), ...within(commands).getAllByRole('button')])
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Beside a panel, a price that does not fit is hidden: the panel shows it. */
export const BesideAPanel: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onTablet,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }));
    for (const command of canvas.getAllByRole('button', { name: /^(?:Continue|Immerse|Show|Undo)/ }))
      await expect(command.scrollWidth).toBeLessThanOrEqual(command.clientWidth);
  },
};
