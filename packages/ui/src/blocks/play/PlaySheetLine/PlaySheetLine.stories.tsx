import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { fullSheet, hindiSheet, urduSheet } from '../../../testing/sheets.ts';
import { PlaySheetLine } from './PlaySheetLine.tsx';

const meta = {
  title: 'Components/Playing/PlaySheetLine',
  component: PlaySheetLine,
  args: { sheet: fullSheet },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof PlaySheetLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Things, a wound, a promise, health',
  play: async ({ canvas, step }) => {
    const line = canvas.getByRole('button');
    await step('it says each part after its name', () =>
      expect(line).toHaveAccessibleName(
        /^Carried: the brass key, .*Hurt: hand ?Promised: 1 ?Health: 3 of 5$/,
      ),
    );
    await step('it opens by keyboard, and closes with the focus where it was', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'What I carry, how I am' });
      await expect(screen.getByRole('list', { name: 'Carried: 5 of 5' }).children).toHaveLength(5);
      await expect(screen.getByText('It opens something on the far bank.')).toBeVisible();
      await expect(screen.getByRole('list', { name: 'Promised' })).toHaveTextContent(/^Ilato bring/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(line).toHaveFocus();
    });
  },
  parameters: contents<Story>({
    hi: { sheet: hindiSheet, language: 'hi' },
    ur: { sheet: urduSheet, language: 'ur' },
    long: {
      sheet: {
        ...fullSheet,
        carried: Array.from({ length: 12 }, (_, at) => ({
          name: `the ${'very '.repeat(at)}long rope`,
          line: 'It does not end. '.repeat(8),
        })),
        hurts: ['the hand that held the rope', 'the other hand'],
      },
    },
  }),
};

/** At 390 px it is one line, cut where the names of things are. */
export const Phone: Story = {
  name: 'On a phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button');
    const { height, right } = line.getBoundingClientRect();
    await expect(height).toBeLessThan(50);
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    for (const text of [/^hand$/, /^1$/, /^3 of 5$/]) {
      const fact = canvas.getByText(text);
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth + 1);
    }
  },
};

export const Open: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog', { name: 'What I carry, how I am' });
  },
};

/** A story with health alone, and nothing in one's hands. */
export const EmptyHands: Story = {
  args: { sheet: { carried: [], slots: 5, hurts: [], owed: [], health: { now: 5, max: 5 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Carried: NothingHealth: 5 of 5$/);
  },
};

/** A story without a sheet has no line. */
export const WithoutASheet: Story = {
  tags: ['behaviour'],
  args: { sheet: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
