import type { Locator, Page } from '@playwright/test';
import type { FinishedTasks, Story, User } from '@kathaloka/contract/entities';
import { COMMAND_XP } from '@kathaloka/contract/limits';
import { aPerson } from './person.ts';
import { type Member, registerByApi, storyNamed } from './registerByApi.ts';
import { expect, test } from './test.ts';

type Command = keyof typeof COMMAND_XP;

/** What a player sees of a session. */
export interface Tale {
  readonly member: Member;
  readonly story: Story;
  readonly log: ReturnType<Page['getByRole']>;
  /** The buttons of the choices, in order. */
  readonly choices: ReturnType<Page['getByRole']>;
  readonly input: ReturnType<Page['getByRole']>;
  readonly command: (name: string) => ReturnType<Page['getByRole']>;
  /** The XP and credits that are left, as they are said; what tasks have paid meanwhile is added to the credits. */
  readonly expectBalance: (xp: number, credits: number) => Promise<void>;
  /** Waits until nothing is being told. */
  readonly told: () => Promise<void>;
  /** What can be done with the newest part: beside it, and on a phone behind its sign, which opens for it. */
  readonly tool: (name: string | RegExp) => Promise<Locator>;
}

/** Somebody new presses PLAY on a bundled story. Texts are not typed out, so that they can be read immediately. */
export async function playNew(page: Page, title: string): Promise<Tale> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await registerByApi(page, aPerson(test.info()));
  const story = await storyNamed(member, title);
  await page.goto(`/game/${story.id}`);
  await page.getByRole('button', { name: 'PLAY', exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
  const tale = taleOn(page, member, story);
  // the story's page, which has the first choices as well, stays until the play screen is loaded
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
    told: () => expect(page.getByText(/^(?:AI is thinking|The connection was lost)/)).toHaveCount(0),
    async tool(name) {
      const sign = page.locator('[data-newest="true"] [aria-haspopup="menu"]');
      if (!(await sign.isVisible())) return page.getByRole('log').getByRole('button', { name });
      await sign.click();
      await expect(page.getByRole('menu')).toBeVisible();
      return page.getByRole('menuitem', { name });
    },
  };
}

/** The credits of the account, as the server counts them, without the rewards of tasks. */
export async function creditsOf(member: Member): Promise<number> {
  const rewards = await rewardsOf(member);
  return (await member.ask<User>('/auth/me')).credits - rewards;
}

/** What tasks have paid so far. */
async function rewardsOf({ ask }: Member): Promise<number> {
  const { finished } = await ask<FinishedTasks>('/progress/finished?after=0');
  return finished.reduce((sum, { coin_reward }) => sum + coin_reward, 0);
}

/** What a command of the story costs, in XP. */
export function costOf({ game_config }: Story, command: Command): number {
  return game_config.commands[command]?.cost ?? COMMAND_XP[command];
}
