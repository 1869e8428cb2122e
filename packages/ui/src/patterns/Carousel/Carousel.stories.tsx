import { overlongStory } from '@kathaloka/contract/fixtures';
import { ROW_AUTO_SCROLL_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { pass, withClock } from '../../testing/clock.ts';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onPhone } from '../../testing/globals.ts';
import { motionPreference } from '../../testing/motion.ts';
import { Carousel } from './Carousel.tsx';

const INTERVAL_MS = ROW_AUTO_SCROLL_MS;

function slides(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <ButtonLink key={index} href={`/game/${index + 1}`} size="large">
      {index + 1}
    </ButtonLink>
  ));
}

const meta = {
  title: 'Components/Patterns/Carousel',
  component: Carousel,
  args: { label: 'Folk Tales', heading: <h2>Folk Tales</h2>, children: slides(8) },
  decorators: [
    (Story) => (
      <div style={{ '--kl-slide-size': '200px', '--kl-gutter': '16px', maxWidth: 700, paddingInline: 16 }}>
        {Story()}
      </div>
    ),
  ],
  beforeEach: motionPreference('no-preference'),
  // waits for the row, which scrolls even with reduced motion
  parameters: { chromatic: { delay: 800 } },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const offset = (canvas: Canvas) => Math.abs(canvas.getByRole('list').scrollLeft);
const end = (canvas: Canvas) => canvas.getByRole('list').scrollWidth - canvas.getByRole('list').clientWidth;

async function expectToStandStill(canvas: Canvas) {
  const before = offset(canvas);
  await pass(INTERVAL_MS * 3);
  await expect(offset(canvas)).toBe(before);
}

async function expectToMove(canvas: Canvas) {
  const before = offset(canvas);
  await pass(INTERVAL_MS);
  await waitFor(() => expect(offset(canvas)).not.toBe(before));
}

async function expectToArrive(canvas: Canvas, target: number) {
  await waitFor(() => expect(Math.abs(offset(canvas) - target)).toBeLessThan(2), { timeout: 3000 });
}

/** Without an interval the row moves only on request: a page at a time, wrapping at both ends. */
export const Default: Story = {
  name: 'Eight slides',
  play: async ({ canvas, step }) => {
    await step('has a name and says what it is', async () => {
      const carousel = canvas.getByRole('region', { name: 'Folk Tales' });
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    });
    await step('next turns by the slides that fit', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Next/ }));
      await expectToArrive(canvas, 3 * 214);
    });
    await step('next stops at the end, then wraps to the start', async () => {
      while (offset(canvas) < end(canvas) - 2) {
        const before = offset(canvas);
        await userEvent.click(button(canvas, /^Next/));
        await expectToArrive(canvas, Math.min(before + 3 * 214, end(canvas)));
      }
      await userEvent.click(button(canvas, /^Next/));
      await expectToArrive(canvas, 0);
    });
    await step('previous wraps to the end', async () => {
      await userEvent.click(button(canvas, /^Previous/));
      await expectToArrive(canvas, end(canvas));
    });
  },
  parameters: contents<Story>({
    hi: { label: 'लोक कथाएँ', heading: <h2>लोक कथाएँ</h2> },
    ur: { label: 'لوک کہانیاں', heading: <h2>لوک کہانیاں</h2> },
  }),
};

export const MovesByItself: Story = {
  tags: ['behaviour'],
  args: { intervalMs: INTERVAL_MS },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    const before = offset(canvas);
    await pass(INTERVAL_MS / 2);
    await expect(offset(canvas)).toBe(before);
    await expectToMove(canvas);
  },
};

export const WrapsByItself: Story = {
  tags: ['behaviour'],
  args: { intervalMs: INTERVAL_MS, children: slides(4) },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Next/ });
    await pass(INTERVAL_MS);
    await expectToArrive(canvas, end(canvas));
    await pass(INTERVAL_MS);
    await expectToArrive(canvas, 0);
  },
};

export const StandsStillWhileHovered: Story = {
  tags: ['behaviour'],
  args: { intervalMs: INTERVAL_MS },
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    const carousel = canvas.getByRole('region');
    await step('hovered', async () => {
      await userEvent.hover(carousel);
      await expectToStandStill(canvas);
    });
    await step('left again', async () => {
      await userEvent.unhover(carousel);
      await expectToMove(canvas);
    });
  },
};

export const StandsStillWhileFocusIsInside: Story = {
  tags: ['behaviour'],
  args: { intervalMs: INTERVAL_MS },
  beforeEach: withClock,
  play: async ({ canvas, step }) => {
    await step('a slide has focus', async () => {
      canvas.getByRole('link', { name: '1' }).focus();
      await expectToStandStill(canvas);
    });
    await step('focus moves on inside', async () => {
      await userEvent.tab();
      await expectToStandStill(canvas);
    });
    await step('focus leaves', async () => {
      (document.activeElement as HTMLElement).blur();
      await expectToMove(canvas);
    });
  },
};

/** What a thumb aims at does not move: the first touch of the page, anywhere, ends the motion. */
export const StandsStillOnceTouched: Story = {
  tags: ['behaviour'],
  args: { intervalMs: INTERVAL_MS },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Pause/ });
    await fireEvent.touchStart(document.body);
    await fireEvent.touchEnd(document.body);
    await expectToStandStill(canvas);
    await expect(canvas.queryByRole('button', { name: /^Pause/ })).toBeNull();
  },
};

/** Automatic motion can be paused (WCAG 2.2.2). */
export const Paused: Story = {
  tags: ['behaviour'],
  args: { intervalMs: INTERVAL_MS },
  beforeEach: withClock,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Folk Tales' }));
    await userEvent.unhover(canvas.getByRole('region'));
    (document.activeElement as HTMLElement).blur();
    await expectToStandStill(canvas);
    await expect(button(canvas, /^Resume Folk Tales/)).toBeVisible();
  },
};

/** With reduced motion nothing moves by itself, so there is no pause button. */
export const ReducedMotion: Story = {
  tags: ['behaviour'],
  args: { intervalMs: INTERVAL_MS },
  beforeEach: [withClock, motionPreference('reduce')],
  play: async ({ canvas }) => {
    await expectToStandStill(canvas);
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull();
  },
};

export const EverythingInView: Story = {
  args: { intervalMs: INTERVAL_MS, children: slides(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A long heading does not push the buttons out of view. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { label: overlongStory.title, heading: <h2>{overlongStory.title}</h2> },
  globals: onPhone,
  play: async ({ canvas }) => {
    const { right } = (await canvas.findByRole('button', { name: /Next/ })).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeft: Story = {
  tags: ['behaviour'],
  args: { label: 'لوک کہانیاں', heading: <h2>لوک کہانیاں</h2> },
  globals: inUrdu,
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: /آگے$/ });
    for (let at = 0; at < end(canvas) - 2; at = offset(canvas)) {
      await userEvent.click(next);
      await expectToArrive(canvas, Math.min(at + 3 * 214, end(canvas)));
      await expect(canvas.getByRole('list').scrollLeft).toBeLessThan(0);
    }
    await userEvent.click(next);
    await expectToArrive(canvas, 0);
  },
};
