import { aChoice } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPhone } from '../../stories/globals.ts';
import { playing, playScreenSetUp } from '../../stories/playScreenSetUp.tsx';
import { ferrymanMap } from '../../stories/sessionMaps.ts';
import { PlayScreen } from './PlayScreen.tsx';

/** As long as choices usually are: each fills two lines. */
const THREE = [
  aChoice('Close your fist over the coin, and row on as if nothing was said.'),
  aChoice('Drop the coin in the river, and speak your own name to the fog.'),
  aChoice('Lift the lamp from its hook, and look who it is that sits there.'),
];

/** The share of the screen that is there for reading. */
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

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Most of the screen is for the tale, and what leads on from it covers none of it. */
export const CalmOnPhone: Story = {
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log');
    await step('at least 62 % of the height', async () => {
      // the fonts arrive later, however long that takes, and others are wider
      await document.fonts.ready;
      await waitFor(() =>
        expect(boxOf(log).height / window.innerHeight).toBeGreaterThanOrEqual(READING_SHARE),
      );
    });
    await step('the last words stand above the choices', async () => {
      const last = log.querySelector('[data-newest="true"] p') as HTMLElement;
      const [first] = within(canvas.getByRole('group', { name: 'Choices' })).getAllByRole('button');
      await waitFor(() => expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(log).bottom));
      await expect(boxOf(log).bottom).toBeLessThanOrEqual(boxOf(first as HTMLElement).top);
    });
    await step('everything is large enough for a thumb, and nothing is cut off', async () => {
      for (const button of canvas.getAllByRole('button')) {
        // the way to the tools of an older turn is seen by keyboard only
        if (button.hasAttribute('aria-expanded') && boxOf(button).width < 10) continue;
        await expect(boxOf(button).height).toBeGreaterThanOrEqual(44);
        await expect(boxOf(button).width).toBeGreaterThanOrEqual(44);
        await expect(boxOf(button).bottom).toBeLessThanOrEqual(window.innerHeight);
      }
      await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    });
  },
};
