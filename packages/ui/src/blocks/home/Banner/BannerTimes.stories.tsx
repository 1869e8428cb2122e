import { aStory } from '@kathaloka/contract/fixtures';
import { BANNER_INTERVAL_MS, BANNER_LOCK_MS, BANNER_SWIPE_PX } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { pass, withClock } from '../../../testing/clock.ts';
import { inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { motionPreference } from '../../../testing/motion.ts';
import { withInertLinks } from '../../../testing/inertLinks.tsx';
import * as ur from '../../../words/ur.ts';
import { Banner } from './Banner.tsx';

const TITLES = ['The Ferryman of Three Crossings', 'How to Play', 'Join the beta', 'Meet the storytellers'];

const meta = {
  title: 'Components/Home/Banner',
  component: Banner,
  args: {
    story: aStory(),
    guideHref: '#guide',
    communityHref: '#chat',
  },
  globals: onDesktop,
  decorators: [withInertLinks],
  beforeEach: [withClock, motionPreference('no-preference')],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const slideOf = (canvas: Canvas) =>
  canvas.getByRole('region').querySelector('[data-shown="true"]') as HTMLElement;
const shown = (canvas: Canvas) => slideOf(canvas).querySelector('h2')?.textContent;

async function expectToShow(canvas: Canvas, place: number) {
  await waitFor(() => expect(shown(canvas)).toBe(TITLES[place]), { timeout: 3000 });
}

async function expectToStandStill(canvas: Canvas) {
  const before = shown(canvas);
  await pass(BANNER_INTERVAL_MS * 3);
  await expect(shown(canvas)).toBe(before);
}

/** The banner advances every five seconds, and wraps around. */
export const MovesByItself: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(BANNER_INTERVAL_MS).toBe(5000);
    for (const place of [0, 1, 2, 3, 0]) {
      await expectToShow(canvas, place);
      await pass(BANNER_INTERVAL_MS);
    }
    await expect(slideOf(canvas).parentElement).toHaveAttribute('aria-live', 'off');
  },
};

export const StandsStill: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const banner = canvas.getByRole('region');
    await step('paused while hovered', async () => {
      await userEvent.hover(banner);
      await expectToStandStill(canvas);
      await userEvent.unhover(banner);
    });
    await step('paused while focused, and its pause button comes first in the focus order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus();
      await expectToStandStill(canvas);
    });
    await step('paused by its button', async () => {
      await userEvent.keyboard('{Enter}');
      (document.activeElement as HTMLElement).blur();
      await expectToStandStill(canvas);
      await expect(canvas.getByRole('button', { name: 'Resume slides' })).toBeVisible();
      await expect(slideOf(canvas).parentElement).toHaveAttribute('aria-live', 'polite');
    });
  },
};

export const ReducedMotion: Story = {
  tags: ['behaviour'],
  beforeEach: motionPreference('reduce'),
  play: async ({ canvas }) => {
    await expectToStandStill(canvas);
    await expect(canvas.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  },
};

export const ChosenFromTheList: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Meet the storytellers/ }));
    await expectToShow(canvas, 3);
    await expect(canvas.getByRole('button', { name: /^Meet the storytellers/ })).toHaveAttribute(
      'aria-current',
    );
    await expect(await canvas.findByRole('link', { name: 'Join the chat' })).toHaveAttribute('href', '#chat');
  },
};

/** Input within 300 ms of a transition is ignored. */
export const RestsBetweenTwoChanges: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(BANNER_LOCK_MS).toBe(300);
    await userEvent.click(canvas.getByRole('button', { name: /^How to Play/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Join the beta/ }));
    await expectToShow(canvas, 1);
    await pass(BANNER_LOCK_MS);
    await userEvent.click(canvas.getByRole('button', { name: /^Join the beta/ }));
    await expectToShow(canvas, 2);
  },
};

async function swipe(canvas: Canvas, from: number, to: number) {
  const slide = slideOf(canvas);
  const at = (clientX: number) => new Touch({ identifier: 1, target: slide, clientX, clientY: 100 });
  await fireEvent.touchStart(slide, { touches: [at(from)], changedTouches: [at(from)] });
  await fireEvent.touchEnd(slide, { touches: [], changedTouches: [at(to)] });
}

export const Swiped: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await expect(BANNER_SWIPE_PX).toBe(50);
    await step('too short', async () => {
      await swipe(canvas, 200, 151);
      await expectToShow(canvas, 0);
    });
    await step('on', async () => {
      await swipe(canvas, 200, 150);
      await expectToShow(canvas, 1);
    });
    await step('back, and round', async () => {
      await pass(BANNER_LOCK_MS);
      await swipe(canvas, 150, 210);
      await expectToShow(canvas, 0);
      await pass(BANNER_LOCK_MS);
      await swipe(canvas, 150, 210);
      await expectToShow(canvas, 3);
    });
  },
};

/** In a right-to-left language the swipe directions are reversed. */
export const SwipedRightToLeft: Story = {
  tags: ['behaviour'],
  globals: { ...inUrdu, ...onPhone },
  play: async ({ canvas }) => {
    await swipe(canvas, 150, 210);
    await waitFor(() => expect(shown(canvas)).toBe(ur.banner.guide.title), { timeout: 3000 });
  },
};

export const Dots: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the beta' }));
    await expectToShow(canvas, 2);
    await expect(canvas.getByRole('button', { name: 'Join the beta' })).toHaveAttribute('aria-current');
  },
};
