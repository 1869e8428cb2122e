import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { onPhone } from '../../../testing/globals.ts';
import { entriesFromHistory } from '../entriesFromHistory.ts';
import { PlayLog } from './PlayLog.tsx';

const ferrymanLog = entriesFromHistory(ferrymanHistory, {
  separator: 'Earlier in this tale',
  modelName: () => 'Tenali',
});

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: { entries: ferrymanLog, retellings: { number: 2, count: 3 }, onChooseRetelling: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ display: 'grid', height: '90dvh', padding: 8 }}>{Story()}</div>],
  globals: onPhone,
} satisfies Meta<typeof PlayLog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Root = Parameters<NonNullable<Story['play']>>[0]['canvasElement'];

const newest = (root: Root) => root.querySelector('[data-newest="true"] p') as HTMLElement;
/** A finger on the newest turn. */
const finger = (root: Root, x: number, y: number, identifier = 0) =>
  new Touch({ identifier, target: newest(root), clientX: x, clientY: y });

/** Swipes over the newest turn by a distance, with a callback before the end. */
async function swipe(root: Root, { across = 0, along = 0 }, onTheWay?: () => void) {
  const part = newest(root);
  const from = finger(root, 200, 300);
  const to = finger(root, 200 + across, 300 + along);
  await fireEvent.touchStart(part, { touches: [from], changedTouches: [from] });
  onTheWay?.();
  await fireEvent.touchEnd(part, { touches: [], changedTouches: [to] });
}

/** Swiping over the newest turn shows its next or previous retelling. */
export const Swiped: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    await swipe(canvasElement, { across: -120 });
    await expect(args.onChooseRetelling).toHaveBeenLastCalledWith(3);
    await swipe(canvasElement, { across: 120, along: 40 });
    await expect(args.onChooseRetelling).toHaveBeenLastCalledWith(1);
  },
};

/** In Urdu, which is read from right to left, the directions are reversed. */
export const UrduTale: Story = {
  tags: ['behaviour'],
  args: { language: 'ur' },
  play: async ({ args, canvasElement }) => {
    await swipe(canvasElement, { across: 120 });
    await expect(args.onChooseRetelling).toHaveBeenLastCalledWith(3);
    await swipe(canvasElement, { across: -120 });
    await expect(args.onChooseRetelling).toHaveBeenLastCalledWith(1);
  },
};

/** Scrolling, trembling, selecting text and pinching are not swipes. */
export const NotASwipe: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('along the text', () => swipe(canvasElement, { across: 90, along: -200 }));
    await step('a short way', () => swipe(canvasElement, { across: -30 }));
    await step('while the log scrolls', () =>
      swipe(canvasElement, { across: -120, along: -80 }, () => {
        canvas.getByRole('log').scrollTop -= 90;
      }),
    );
    await step('while words are selected', async () => {
      await swipe(canvasElement, { across: -120 }, () =>
        getSelection()?.selectAllChildren(newest(canvasElement)),
      );
      getSelection()?.removeAllRanges();
    });
    await step('with a second finger', async () => {
      const part = newest(canvasElement);
      const fingers = [finger(canvasElement, 100, 300), finger(canvasElement, 300, 300, 1)];
      await fireEvent.touchStart(part, { touches: fingers, changedTouches: fingers });
      await fireEvent.touchEnd(part, { touches: [], changedTouches: [finger(canvasElement, 20, 300)] });
    });
    await expect(args.onChooseRetelling).not.toHaveBeenCalled();
  },
};

/** Swiping after the last retelling does nothing. */
export const NoneAfterTheLast: Story = {
  tags: ['behaviour'],
  args: { retellings: { number: 3, count: 3 } },
  play: async ({ args, canvasElement }) => {
    await swipe(canvasElement, { across: -120 });
    await expect(args.onChooseRetelling).not.toHaveBeenCalled();
  },
};

/** During a turn swiping does nothing. */
export const WhileATurnRuns: Story = {
  tags: ['behaviour'],
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    await swipe(canvasElement, { across: -120 });
    await expect(args.onChooseRetelling).not.toHaveBeenCalled();
  },
};
