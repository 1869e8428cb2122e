import { aChoice, hindiStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inHindi, inUrdu, onPhone } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { ferrymanEntries } from '../../testing/playStories.tsx';
import {
  anAttempt,
  changesOfTurn,
  fullSheet,
  hindiSheet,
  rolledCheck,
  sheetEntriesOf,
  urduSheet,
} from '../../testing/sheets.ts';
import { PlayScreen } from './PlayScreen.tsx';

const base = {
  session: {
    entries: [...ferrymanEntries, ...sheetEntriesOf('t4', rolledCheck, changesOfTurn)],
    choices: [
      anAttempt('Leap for the far plank while the ferry turns.', 50),
      aChoice('Drop the coin in the river, and speak your own name to the fog.'),
    ],
    sheet: fullSheet,
  },
};

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing(base),
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What decided the attempt, what it changed, and at the end of the page what one carries. */
export const WithASheet: Story = {
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log');
    await step('one line each, under the text', async () => {
      const check = within(log).getByText('You needed 8: nerve 2 and 7 on the die.');
      const changes = within(log).getByText('You have the brass key. Your hand is hurt.');
      await expect(check.compareDocumentPosition(changes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step('the sheet stands at the end of the page', async () => {
      const line = within(log).getByRole('button', { name: /^Carried: the brass key/ });
      await waitFor(() => expect(line).toBeVisible());
      await userEvent.click(line);
      await waitFor(() => expect(line).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.keyboard('{Escape}');
    });
  },
};

const READING_SHARE = 0.62;

async function expectCalm(log: HTMLElement): Promise<void> {
  await document.fonts.ready;
  await waitFor(() =>
    expect(log.getBoundingClientRect().height / window.innerHeight).toBeGreaterThanOrEqual(READING_SHARE),
  );
  const line = within(log).getAllByRole('button').at(-1)!;
  await waitFor(() =>
    expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(log.getBoundingClientRect().bottom),
  );
}

/** The tale has its share of a phone, and the sheet is a line of its page. */
export const SheetOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => expectCalm(canvas.getByRole('log')),
};

export const SheetInHindi: Story = {
  tags: ['behaviour'],
  args: playing(base, {
    session: {
      story: hindiStory,
      sheet: hindiSheet,
      choices: [anAttempt('दूर वाले तख़्ते की ओर छलाँग लगाओ।', 50), aChoice('सिक्का नदी में डाल दो।')],
      entries: [
        ...ferrymanEntries,
        ...sheetEntriesOf('t4', { ...rolledCheck, name: 'हिम्मत' }, [
          { kind: 'took', what: 'पीतल की चाबी' },
          { kind: 'hurt', what: 'हाथ' },
        ]),
      ],
    },
  }),
  globals: { ...inHindi, ...onPhone },
  play: async ({ canvas }) => expectCalm(canvas.getByRole('log')),
};

export const SheetInUrdu: Story = {
  tags: ['behaviour'],
  args: playing(base, {
    session: {
      story: urduStory,
      sheet: urduSheet,
      choices: [anAttempt('دور والے تختے کی طرف چھلانگ لگاؤ۔', 50), aChoice('سکہ دریا میں ڈال دو۔')],
      entries: [
        ...ferrymanEntries,
        ...sheetEntriesOf('t4', { ...rolledCheck, name: 'ہمت' }, [
          { kind: 'took', what: 'پیتل کی چابی' },
          { kind: 'hurt', what: 'ہاتھ' },
        ]),
      ],
    },
  }),
  globals: { ...inUrdu, ...onPhone },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    // the lines of Nastaliq are high: the passage opens at its first line, and the sheet is below its last
    log.scrollTop = log.scrollHeight;
    await expectCalm(log);
  },
};
