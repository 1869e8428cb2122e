import { LANDING_LOCK_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { pass, withClock } from '../../testing/clock.ts';
import { onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { landingPictures } from '../../testing/landingPictures.ts';
import { motionPreference } from '../../testing/motion.ts';
import { withLongWords } from '../../testing/longWords.tsx';
import { queries } from '../../theme/queries.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Reading/LandingScreen',
  component: LandingScreen,
  args: { pictures: landingPictures, lockMs: 0, cardLockMs: 0 },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: motionPreference('reduce'),
  afterEach: () => window.scrollTo({ top: 0, behavior: 'instant' }),
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dots = () => within(screen.getByRole('navigation', { name: 'Sections' }));

async function expectSection(name: string) {
  await waitFor(() => expect(dots().getByRole('button', { current: true })).toHaveAccessibleName(name));
  await drawn();
}

/** The browser reports the current section one frame after scrolling. */
async function drawn() {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

function wheel(deltaY: number) {
  return fireEvent.wheel(screen.getByRole('main'), { deltaY });
}

async function swipe(deltaY: number) {
  const main = screen.getByRole('main');
  const finger = (clientY: number) => new Touch({ identifier: 1, target: main, clientX: 100, clientY });
  const [from, to] = [finger(400), finger(400 + deltaY)];
  await fireEvent.touchStart(main, { touches: [from], changedTouches: [from] });
  await fireEvent.touchMove(main, { touches: [to], changedTouches: [to] });
  await fireEvent.touchEnd(main, { touches: [], changedTouches: [to] });
}

export const Default: Story = {
  name: 'For guests',
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    await step('five sections, three ways in', async () => {
      await expect(canvas.getAllByRole('region')).toHaveLength(5);
      for (const name of ['Get Started', 'Begin Your Saga', 'Start Your Legend'])
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/home');
    });
    await step('six leaves and six features', async () => {
      // a small screen shows the leaves one by one
      const leaves = window.matchMedia(queries.small).matches ? 1 : 6;
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(leaves + 6);
    });
    await step('no header or footer of the site', async () => {
      await expect(canvas.queryByRole('contentinfo')).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
    });
  },
};

/** The wheel moves section by section, and scrolls natively at the ends. */
export const ByWheel: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onDesktop,
  play: async () => {
    await expect(await wheel(-100)).toBe(true);
    await expect(await wheel(100)).toBe(false);
    await expectSection('What is it');
    await wheel(100);
    await expectSection('How it works');
    const section = screen.getByRole('region', { name: 'How it works' });
    await waitFor(() => expect(section.getBoundingClientRect().top).toBeCloseTo(0, 0));
    await wheel(-100);
    await expectSection('What is it');
  },
};

/** After a move, wheel events are ignored for half a second. */
export const RestsBetweenMoves: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { lockMs: LANDING_LOCK_MS },
  beforeEach: withClock,
  globals: onDesktop,
  play: async () => {
    await expect(LANDING_LOCK_MS).toBe(500);
    await wheel(100);
    await expect(await wheel(100)).toBe(false);
    await expectSection('What is it');
    await pass(LANDING_LOCK_MS);
    await wheel(100);
    await expectSection('How it works');
  },
};

/** Zooming and horizontal scrolling stay native. */
export const LeavesOtherWheelsAlone: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onDesktop,
  play: async () => {
    const main = screen.getByRole('main');
    await expect(await fireEvent.wheel(main, { deltaY: 100, ctrlKey: true })).toBe(true);
    await expect(await fireEvent.wheel(main, { deltaY: 10, deltaX: 80 })).toBe(true);
    await expectSection('Welcome');
  },
};

/** A movement of over 50 px is a swipe. On a small screen it steps through six cards before it moves on. */
export const BySwipe: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('a short touch moves nothing', async () => {
      await swipe(-40);
      await expectSection('Welcome');
    });
    await step('a swipe goes on', async () => {
      await swipe(-60);
      await expectSection('What is it');
      await swipe(-60);
      await expectSection('How it works');
    });
    await step('six leaves, one at a time', async () => {
      for (let leaf = 1; leaf <= 6; leaf += 1) {
        await waitFor(() => expect(canvas.getByText(`${leaf} of 6`)).toBeVisible());
        await expectSection('How it works');
        await swipe(-60);
      }
      await expectSection('Features');
    });
    await step('and back to the last of them', async () => {
      await swipe(60);
      await expectSection('How it works');
      await expect(canvas.getByText('6 of 6')).toBeVisible();
    });
  },
};

export const ByDots: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onDesktop,
  play: async () => {
    await userEvent.click(dots().getByRole('button', { name: 'Begin' }));
    await expectSection('Begin');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Start Your Legend' })).toBeInTheDocument());
  },
};

export const ByLinks: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onDesktop,
  play: async () => {
    const header = within(screen.getByRole('navigation', { name: 'On this page' }));
    await userEvent.click(header.getByRole('link', { name: 'Features' }));
    await expectSection('Features');
    await expect(header.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'true');
    await expect(screen.getByRole('region', { name: 'What the road holds' })).toHaveFocus();
  },
};

export const ByMenu: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onPhone,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog'));
    await userEvent.click(menu.getByRole('link', { name: 'How it works' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectSection('How it works');
    await expect(screen.getByRole('region', { name: 'How it works' })).toHaveFocus();
  },
};

/** Keyboard, scroll bar and screen readers scroll natively, and the dots follow. */
export const ByAnythingElse: Story = {
  tags: ['behaviour', 'no-visual'],
  globals: onDesktop,
  play: async () => {
    screen.getByRole('region', { name: 'What the road holds' }).scrollIntoView({ behavior: 'instant' });
    await expectSection('Features');
    screen.getByRole('link', { name: 'Start Your Legend' }).focus();
    await expectSection('Begin');
  },
};

/** If a section is taller than the window, for example when zoomed, the wheel first scrolls to its end. */
export const LowWindow: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'low' } },
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '720px', height: '320px' } } } },
  },
  play: async () => {
    const hero = screen.getAllByRole('region')[0] as HTMLElement;
    await expect(hero.offsetHeight).toBeGreaterThan(window.innerHeight);
    await expect(await wheel(100)).toBe(true);
    await expectSection('Welcome');
    hero.scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(await wheel(100)).toBe(false);
    await expectSection('What is it');
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Phone, globals: onTablet };
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onPhone };
