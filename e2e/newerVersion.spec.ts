import type { Page } from '@playwright/test';
import type { GameSession, Story, StoryStructure } from '@kathaloka/contract/entities';
import { type Asking, signedInByApi, writeStory } from './support/adminServer.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { creditsOf, taleOn } from './support/tale.ts';
import { expect } from './support/test.ts';

const test = onOwnServer();

const OLD = 'Halfway over, the lamp goes out.';

/** A story whose middle scene has one choice, and is told verbatim. */
const crossing = (middle: string, choice: string): StoryStructure => ({
  start_node: 'ghat',
  nodes: {
    ghat: { text: 'The ferryman waits.', choices: [{ text: 'Step in', target: 'river' }] },
    river: { text: middle, mode: 'verbatim', choices: [{ text: choice, target: 'bank' }] },
    bank: { text: `On the bank: ${choice}.`, mode: 'verbatim', choices: [] },
  },
});

interface Publication {
  readonly story_structure: StoryStructure;
  readonly note: string;
}

async function publish({ ask }: Asking, id: string, { story_structure, note }: Publication): Promise<void> {
  await ask(`/stories/${id}`, { method: 'PUT', data: { story_structure } });
  await ask(`/stories/${id}/publish`, { method: 'PUT', data: { note } });
}

const offerOn = (page: Page) => page.getByRole('region', { name: 'Version 2 of this story is published.' });
const goOn = (page: Page) => offerOn(page).getByRole('button', { name: 'Go on in version 2' }).click();
const choicesOn = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button');

async function expectMoved(page: Page): Promise<void> {
  await expect(page.getByText('Your game goes on in version 2.').first()).toBeVisible();
  await expect(offerOn(page)).toBeHidden();
  await expect(page.getByRole('log')).toContainText(OLD);
  await expect(choicesOn(page)).toHaveText([/Row to the second lamp/]);
}

test('a game moves to an offered newer version, at its scene and free of charge, and its other tab follows', async ({
  page,
  context,
  request,
}, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await registerByApi(page, aPerson(info));
  const author = await signedInByApi(request, member);
  const { id } = await writeStory(author, 'The Second Lamp');
  await publish(author, id, { story_structure: crossing(OLD, 'Row on'), note: 'First' });
  const tale = taleOn(page, member, await author.ask<Story>(`/stories/${id}`));

  await test.step('a game stands in the middle of version 1, in two tabs, when version 2 is published', async () => {
    await page.goto(`/game/${id}`);
    await page.getByRole('button', { name: 'PLAY', exact: true }).click();
    // wait for the play screen: the story's page has choices too
    await expect(page).toHaveURL(/\/play\//);
    await choicesOn(page).filter({ hasText: 'Step in' }).click();
    await expect(choicesOn(page)).toHaveText([/Row on/]);
    const story_structure = crossing('Halfway over, the lamp burns.', 'Row to the second lamp');
    await publish(author, id, { story_structure, note: 'A second lamp' });
  });

  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(page.url());
  await page.reload();
  await expect(offerOn(other)).toContainText('A second lamp');
  await expect(offerOn(page)).toContainText('A second lamp');
  const session = `/game/sessions/${page.url().split('/').at(-1)}`;
  const { current_xp, session_data } = await author.ask<GameSession>(session);
  const credits = await creditsOf(member);

  await test.step('moved: the same scene with the choices of version 2, and nothing is paid', async () => {
    await goOn(page);
    await expectMoved(page);
    await tale.expectBalance(current_xp, credits);
    const moved = await author.ask<GameSession>(session);
    expect(moved.session_data.narrative_history).toEqual(session_data.narrative_history);
  });

  await test.step('the other tab, which still offers it, is told that the game goes on there', async () => {
    await goOn(other);
    await expectMoved(other);
    await tale.expectBalance(current_xp, credits);
  });

  await test.step('played to the end of version 2', async () => {
    await choicesOn(page).click();
    await expect(page.getByRole('log')).toContainText('On the bank: Row to the second lamp.');
    await expect(page.getByRole('button', { name: 'Turn the page' })).toBeAttached();
  });
});
