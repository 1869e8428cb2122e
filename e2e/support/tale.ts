import type { Locator, Page } from '@playwright/test';
import type { FinishedTasks, Story, User } from '@kathaloka/contract/entities';
import { COMMAND_XP } from '@kathaloka/contract/limits';
import { aPerson } from './person.ts';
import { type Member, registerByApi, storyNamed } from './registerByApi.ts';
import { expect, test } from './test.ts';

type Command = keyof typeof COMMAND_XP;

/** The play screen of a session. */
export interface Tale {
  readonly member: Member;
  readonly story: Story;
  readonly log: ReturnType<Page['getByRole']>;
  /** The buttons of the choices, in order. */
  readonly choices: ReturnType<Page['getByRole']>;
  readonly input: ReturnType<Page['getByRole']>;
  readonly command: (name: string) => ReturnType<Page['getByRole']>;
  /** Expects the displayed XP and credits; rewards of tasks are added to the credits. */
  readonly expectBalance: (xp: number, credits: number) => Promise<void>;
  /** Waits until no turn is running. */
  readonly told: () => Promise<void>;
  /** Finds a tool of the newest part. On a phone, opens their menu first. */
  readonly tool: (name: string | RegExp) => Promise<Locator>;
}

/** Starts a bundled story with a new account. Texts appear without typing, so that they can be read immediately. */
export async function playNew(page: Page, title: string): Promise<Tale> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await registerByApi(page, aPerson(test.info()));
  const story = await storyNamed(member, title);
  await page.goto(`/game/${story.id}`);
  await page.getByRole('button', { name: 'PLAY', exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
  const tale = taleOn(page, member, story);
  // the story's page, which also shows the first choices, stays until the play screen is loaded
  await expect(tale.input).toBeVisible();
  await expect(tale.choices.first()).toBeVisible();
  return tale;
}

export function taleOn(page: Page, member: Member, story: Story): Tale {
  const input = page.getByRole('textbox', { name: 'Custom action' });
  return {
    member,
    story,
    log: page.getByRole('log'),
    choices: page.getByRole('group', { name: 'Choices' }).getByRole('button'),
    input,
    command: (name) => page.getByRole('group', { name: 'Commands' }).getByRole('button', { name }),
    expectBalance: (xp, credits) =>
      expect(async () => {
        const all = credits + (await rewardsOf(member));
        await expect(input).toHaveAccessibleDescription(`${xp} XP, ${all} credits`, { timeout: 1000 });
      }).toPass({ timeout: 10_000 }),
    async told() {
      await expect(page.getByText(/^(?:AI is thinking|The connection was lost)/)).toHaveCount(0);
      await expect(page.locator('[data-more-below]')).toHaveCount(0);
    },
    async tool(name) {
      const sign = page.locator('[data-newest="true"] [aria-haspopup="menu"]');
      if (!(await sign.isVisible())) return page.getByRole('log').getByRole('button', { name });
      await sign.click();
      await expect(page.getByRole('menu')).toBeVisible();
      return page.getByRole('menuitem', { name });
    },
  };
}

/** The credits of the account on the server, without rewards of tasks. */
export async function creditsOf(member: Member): Promise<number> {
  const rewards = await rewardsOf(member);
  return (await member.ask<User>('/auth/me')).credits - rewards;
}

/** The rewards of tasks so far. */
async function rewardsOf({ ask }: Member): Promise<number> {
  const { finished } = await ask<FinishedTasks>('/progress/finished?after=0');
  return finished.reduce((sum, { coin_reward }) => sum + coin_reward, 0);
}

/** The price of a command in this story, in XP. */
export function costOf({ game_config }: Story, command: Command): number {
  return game_config.commands[command]?.cost ?? COMMAND_XP[command];
}
