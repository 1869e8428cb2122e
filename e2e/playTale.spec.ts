import sharp from 'sharp';
import { expectFocusIn } from './support/expectFocusIn.ts';
import { costOf, creditsOf, playNew, type Tale } from './support/tale.ts';
import { violations } from './support/scan.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'How to Move an Elephant';

/** Presses the first choice until the story ends. Returns the choices taken. */
async function chooseToTheEnd({ log, choices, told }: Tale): Promise<string[]> {
  const chosen: string[] = [];
  while ((await choices.count()) > 0) {
    const text = (await choices.first().locator('[lang]').textContent())!;
    await choices.first().click();
    await expect(log).toContainText(`Selected: ${text}`);
    await told();
    chosen.push(text);
  }
  return chosen;
}

test('a whole story from PLAY to an ending: Immerse, Show, Undo, Redo, free text, another telling, choices', async ({
  page,
}) => {
  const tale = await playNew(page, TITLE);
  const { log, choices, command, input, told, tool, member, story, expectBalance } = tale;
  await expect(page.getByRole('heading', { name: /^How to Move an/ })).toBeVisible();
  const [immerse, show] = [costOf(story, 'immerse'), costOf(story, 'show')];
  const [xp, credits] = [story.initial_xp, await creditsOf(member)];
  const afterImmerse = xp - immerse;
  await expectBalance(xp, credits);

  await command('Immerse').click();
  await expectBalance(afterImmerse, credits - 1);
  await told();
  const offered = await choices.allTextContents();

  await command('Show').click();
  const picture = log.getByRole('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expectBalance(afterImmerse - show, credits - 1);

  await command('Undo').click();
  await expect(picture).toHaveCount(0);
  await expectBalance(afterImmerse, credits - 1);
  await command('Redo').click();
  await expect(picture).toBeVisible();
  await expectBalance(afterImmerse - show, credits - 1);

  // typed words that match a choice take it; any other words do not leave the scene
  const [first = ''] = await choices.locator('[lang]').allTextContents();
  await input.fill('I hum an old song.');
  await input.press('Enter');
  await expect(log).toContainText('I hum an old song.');
  await told();
  await expect(input).toHaveValue('');
  await expect(choices).toHaveText(offered);

  await (await tool(/^Tell it another way/)).click();
  await expect(log.getByText('Telling 2 of 2')).toBeVisible();
  await log.getByRole('button', { name: 'Previous telling' }).click();
  await expect(log.getByText('Telling 1 of 2')).toBeVisible();

  await input.fill(first);
  await page.getByRole('button', { name: 'Act', exact: true }).click();
  await expect(choices).not.toHaveText(offered);
  await told();
  // a retelling of an authored scene would have the same words
  await expect(await tool(/^Tell it another way/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await chooseToTheEnd(tale);
  await expect(log.getByText('The end', { exact: true })).toBeVisible();
  await expect(command('Continue')).toHaveCount(0);
  await expect(input).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await expect(page.getByRole('region', { name: /^The end/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: /^The end/ })).toBeVisible();
  await page.getByRole('button', { name: 'Read the last part again' }).click();
  await expect(log.getByText('The end', { exact: true })).toBeVisible();
});

test('an ending is free, its card is saved, it is on the shelf, and its page leads to another ending', async ({
  page,
}) => {
  const tale = await playNew(page, TITLE);
  const { choices } = tale;
  await chooseToTheEnd(tale);
  const first = page.url();
  await page.getByRole('button', { name: 'Turn the page' }).click();
  const ending = page.getByRole('region', { name: /^The end/ });
  await expect(ending.getByText(/ · 0 credits spent$/)).toBeVisible();
  await expect(ending.getByText('You have found 1 of 4 endings')).toBeVisible();
  await expect(ending.getByRole('region', { name: 'The next story' }).getByRole('link')).toBeVisible();
  const name = (await ending.getByRole('heading', { level: 2 }).locator('bdi').textContent())!;

  const star = ending.getByRole('radio', { name: '4 stars' });
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/rating')), star.check()]);
  await page.reload();
  await expect(star).toBeChecked();

  await ending.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this ending' });
  const card = dialog.getByRole('img', { name: `A card: ${TITLE}. ${name}.` });
  await expect(card).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('how-to-move-an-elephant.jpg');
  expect(await sharp(await download.path()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  await page.keyboard.press('Escape');

  await ending.getByRole('link', { name: 'Back to the story' }).click();
  const endings = page.getByRole('region', { name: 'Your endings' });
  await expect(endings.getByText('You have found 1 of 4 endings')).toBeVisible();
  await expect(endings.getByText(name, { exact: true })).toBeVisible();

  await page.goto('/profile');
  const shelf = page.getByRole('region', { name: 'Endings you have found' });
  await expect(shelf.getByText(name, { exact: true })).toBeVisible();
  await shelf.getByRole('link', { name: `${TITLE}: open its last page` }).click();
  await expect(ending.getByRole('heading', { level: 2 })).toContainText(name);

  await ending.getByRole('button', { name: 'Go back to the fork' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(choices.first()).toBeVisible();
  await choices.last().click();
  await tale.told();
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await expect(ending.getByText('You have found 2 of 4 endings')).toBeVisible();
  await page.goto(first);
  await expect(ending.getByText('You have found 2 of 4 endings')).toBeVisible();
  await ending.getByRole('button', { name: 'Begin again' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(choices.first()).toBeVisible();
});

test('an open story is found on Home and continues, and another game begins from an earlier turn', async ({
  page,
}) => {
  const { log, choices, told } = await playNew(page, TITLE);
  const first = (await log.locator('[lang="en"]').first().textContent())!;
  await choices.first().click();
  await told();
  const before = await choices.allTextContents();
  const session = page.url();
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Continue playing' });
  const link = row.getByRole('link', { name: `Continue ${TITLE}` });
  const fetched = page.waitForResponse((response) => response.url().endsWith(session.split('/').at(-1)!));
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL(session);
  await expect(choices).toHaveText(before);

  await log.getByText(first.slice(0, 40)).hover();
  await log.getByRole('button', { name: 'Begin again from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin again' }).click();
  await expect(page).not.toHaveURL(session);
  await expect(log).toContainText(first.slice(0, 40));
  await expect(choices).not.toHaveText(before);
  await page.goto(session);
  await expect(choices).toHaveText(before);

  // beginning again from a later turn includes the text before it
  const second = (await log.locator('[lang="en"]').last().textContent())!;
  await choices.first().click();
  await told();
  await expect(choices).not.toHaveText(before);
  await log.getByText(second.slice(0, 40)).hover();
  await log.getByRole('button', { name: 'Begin again from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin again' }).click();
  await expect(page).not.toHaveURL(session);
  await expect(choices).toHaveText(before);
  await expect(log).toContainText(first.slice(0, 40));
  await expect(log).toContainText(/Selected: /);
  await expect(log.getByText(second.slice(0, 40))).toBeVisible();
});

test('the reasons of a turn show its scene, how the player got there, and who told it', async ({ page }) => {
  const { log, choices, told, tool } = await playNew(page, TITLE);
  const named = { name: 'Why this?' };
  const panel = page.getByRole('complementary', named).or(page.getByRole('dialog', named));
  await page.keyboard.press('w');
  await expect(panel).toContainText('The tale begins here.');
  await expect(panel).toContainText('The author, word for word');
  await expectFocusIn(panel);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  const choice = (await choices.first().locator('[lang]').textContent())!;
  await choices.first().click();
  await expect(log).toContainText(`Selected: ${choice}`);
  await told();
  await (await tool(named.name)).click();
  await expect(panel).toContainText('Meeting, part 1 of this scene');
  await expect(panel).toContainText(`You chose: “${choice}”`);
  await expect(panel).toContainText('Tenali, built in');
  await expect(panel).toContainText('in a scene that is new to you');
  await expectFocusIn(panel);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expectFocusIn(log.locator('[data-newest="true"]'));
});

test('by keyboard alone: from PLAY to an ending', async ({ page }) => {
  const tale = await playNew(page, TITLE);
  const { log, choices, input, told, expectBalance, member, story } = tale;
  const immerse = costOf(story, 'immerse');
  const [xp, credits] = [story.initial_xp, await creditsOf(member)];
  await expect(choices.first()).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expectFocusIn(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('i');
  await expectBalance(xp - immerse, credits - 1);
  await page.keyboard.press('u');
  await expectBalance(xp, credits - 1);
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await page.keyboard.type('I count the tusks, 1 and 2');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('I count the tusks, 1 and 2');
  await told();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  let turns = 0;
  for (; (await choices.count()) > 0 && turns < 20; turns += 1) {
    const text = (await choices.first().locator('[lang]').textContent())!;
    await page.keyboard.press('1');
    await expect(log).toContainText(`Selected: ${text}`);
    await told();
  }
  expect(turns).toBeGreaterThan(2);
  await expect(log.getByText('The end', { exact: true })).toBeVisible();
});

test('in a low window, nearly half is text, and the choices and commands can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { log, choices, input, command } = await playNew(page, TITLE);
  const sizes = [
    [720, 450],
    [640, 360],
    [390, 500],
    [320, 480],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    const share = (await log.boundingBox())!.height / height;
    expect.soft(share, `${size}: text`).toBeGreaterThanOrEqual(0.45);
    // on a phone they unfold
    const unfold = page.getByRole('button', { name: 'Commands', exact: true });
    if (await unfold.isVisible()) await unfold.click();
    for (const name of ['Continue', 'Immerse', 'Show', 'Undo'])
      await expect.soft(command(name), `${size}: ${name}`).toBeInViewport({ ratio: 1 });
    await log.focus();
    await expect.soft(input, `${size}: input`).toBeInViewport({ ratio: 1 });
    await choices.last().scrollIntoViewIfNeeded();
    await expect.soft(choices.last(), `${size}: choices`).toBeInViewport({ ratio: 0.9 });
    await choices.first().scrollIntoViewIfNeeded();
  }
});
