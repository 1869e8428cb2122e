import { aChoice, hindiStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inHindi, inUrdu, onPhone } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { ferrymanMap } from '../../testing/sessionMaps.ts';
import { PlayScreen } from './PlayScreen.tsx';

/** Choices of the usual length, two lines each. */
const THREE = [
  aChoice('Close your fist over the coin, and row on as if nothing was said.'),
  aChoice('Drop the coin in the river, and speak your own name to the fog.'),
  aChoice('Lift the lamp from its hook, and look who it is that sits there.'),
];

/** The share of the screen that shows the tale. */
const READING_SHARE = 0.62;

const base = {
  session: { choices: THREE, map: { data: ferrymanMap } },
  actions: {
    openReasons: fn(),
    retell: fn(),
    readAloud: fn(),
    copy: fn(),
    report: fn(),
    openMap: fn(),
  },
};

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing(base),
  globals: onPhone,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inHindiStory = playing(base, {
  session: {
    story: hindiStory,
    choices: [
      aChoice('मुट्ठी बंद करो और ऐसे खेते रहो जैसे किसी ने कुछ कहा ही न हो।'),
      aChoice('सिक्का नदी में डाल दो और कोहरे से अपना नाम कह दो, ज़ोर से।'),
      aChoice('खूँटी से लालटेन उतारो और देखो कि सामने बैठा कौन है, किस मुँह से।'),
    ],
  },
});
const TWO_IN_URDU = [
  aChoice('مٹھی بند کرو اور ایسے چپو چلاتے رہو جیسے کسی نے کچھ کہا ہی نہ ہو۔'),
  aChoice('سکہ دریا میں ڈال دو اور دھند سے اپنا نام کہو، پھر اسے دیکھو۔'),
];
/** Two lines of Nastaliq are as tall as three of other scripts. */
const inUrduStory = playing(base, {
  session: {
    story: urduStory,
    choices: TWO_IN_URDU,
  },
});

const boxOf = (element: Element) => element.getBoundingClientRect();

async function expectCalm(log: HTMLElement): Promise<void> {
  // waits for the fonts, which have other widths
  await document.fonts.ready;
  await waitFor(() => expect(boxOf(log).height / window.innerHeight).toBeGreaterThanOrEqual(READING_SHARE));
}

/** The tale has most of the screen, and the choices cover none of it. */
export const CalmOnPhone: Story = {
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log');
    await step('at least 62 % of the height', () => expectCalm(log));
    await step('the last words stand above the choices', async () => {
      const last = log.querySelector('[data-newest="true"] p') as HTMLElement;
      const [first] = within(canvas.getByRole('group', { name: 'Choices' })).getAllByRole('button');
      await waitFor(() => expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(log).bottom));
      await expect(boxOf(log).bottom).toBeLessThanOrEqual(boxOf(first as HTMLElement).top);
    });
    await step('all of the choices are seen', async () => {
      const last = within(canvas.getByRole('group', { name: 'Choices' }))
        .getAllByRole('button')
        .at(-1)!;
      await expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(canvas.getByRole('textbox')).top);
    });
    await step('everything is large enough for a thumb, and nothing is cut off', async () => {
      for (const button of canvas.getAllByRole('button')) {
        // the button for the tools of an older turn is visible on focus only
        if (button.hasAttribute('aria-expanded') && boxOf(button).width < 10) continue;
        await expect(boxOf(button).height).toBeGreaterThanOrEqual(44);
        await expect(boxOf(button).width).toBeGreaterThanOrEqual(44);
        await expect(boxOf(button).bottom).toBeLessThanOrEqual(window.innerHeight);
      }
    });
  },
};

export const CalmInHindi: Story = {
  tags: ['behaviour'],
  args: inHindiStory,
  globals: { ...inHindi, ...onPhone },
  play: async ({ canvas }) => {
    await expectTwoLines(canvas.getByRole('group', { name: 'राहें' }));
    await expectCalm(canvas.getByRole('log'));
  },
};

export const CalmInUrdu: Story = {
  tags: ['behaviour'],
  args: inUrduStory,
  globals: { ...inUrdu, ...onPhone },
  play: async ({ canvas }) => {
    await expectTwoLines(canvas.getByRole('group', { name: 'راہیں' }));
    await expectCalm(canvas.getByRole('log'));
  },
};

/** Three choices need more space than is left: they scroll, and show that there is more. */
export const ThreeInUrdu: Story = {
  tags: ['behaviour'],
  args: playing(inUrduStory, {
    session: {
      story: urduStory,
      choices: [...TWO_IN_URDU, aChoice('کھونٹی سے لالٹین اتارو اور دیکھو کہ سامنے بیٹھا کون ہے، کس منہ سے۔')],
    },
  }),
  globals: { ...inUrdu, ...onPhone },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'راہیں' });
    await expectTwoLines(group);
    await expectCalm(canvas.getByRole('log'));
    const last = within(group).getAllByRole('button').at(-1)!;
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(boxOf(last).top + 20).toBeLessThanOrEqual(boxOf(field).top));
    await expect(boxOf(last).bottom).toBeGreaterThan(boxOf(field).top);
    last.focus();
    // within a pixel
    await waitFor(() =>
      expect(Math.floor(boxOf(last).bottom)).toBeLessThanOrEqual(Math.ceil(boxOf(field).top)),
    );
  },
};

/** Checks that each choice has two lines, as is common. */
async function expectTwoLines(group: HTMLElement): Promise<void> {
  await document.fonts.ready;
  for (const text of group.querySelectorAll<HTMLElement>('[lang]'))
    await waitFor(() => expect(Math.round(boxOf(text).height / lineOf(text))).toBe(2));
}

const lineOf = (text: HTMLElement): number => Number.parseFloat(getComputedStyle(text).lineHeight);
