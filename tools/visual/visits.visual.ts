import fs from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, test } from '@playwright/test';
import { BEHAVIOUR } from '../../.storybook/indexer.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

const INDEX = path.resolve(import.meta.dirname, '../../storybook-static/index.json');
const { entries } = JSON.parse(fs.readFileSync(INDEX, 'utf8')) as { entries: Record<string, Entry> };
const shown = Object.values(entries).filter(
  ({ type, tags = [] }) => type === 'story' && !tags.includes(BEHAVIOUR),
);

/** As many in one page: enough to be quick, and few enough to be begun again after a crash of the browser. */
const IN_ONE_PAGE = 40;

const preview = '#storybook-preview-iframe';

/** With room for the manager and its panel around a desktop of 1440 × 900: a lower page has other tools. */
const WINDOW = { width: 1900, height: 1300 };
test.use({ viewport: WINDOW });

/** How a story ended in the whole of Storybook, whose manager puts elements of its own beside it. */
async function outcomeOf(frame: FrameLocator, storyId: string): Promise<string> {
  return frame.locator('body').evaluate(async (body, id) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    let failed: string | undefined;
    const listen = ({ message }: Error) => (failed = message);
    channel.on('playFunctionThrewException', listen);
    channel.emit('selectStory', { storyId: id });
    const hasEnded = () => {
      const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      return currentRender?.id === id && ['finished', 'errored', 'aborted'].includes(currentRender.phase);
    };
    // the test's own time limit ends a story that never does
    while (!hasEnded()) await new Promise((resolve) => requestAnimationFrame(resolve));
    // a check that fails after the story's own play function does not change the phase, and shows the error page
    channel.off('playFunctionThrewException', listen);
    if (failed !== undefined) return failed;
    const isErrorPage = /sb-show-(?:errordisplay|nopreview)/.test(body.className);
    return isErrorPage
      ? (body.querySelector('#error-message')?.textContent ?? 'an error page')
      : Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').currentRender.phase;
  }, storyId);
}

for (let from = 0; from < shown.length; from += IN_ONE_PAGE) {
  const some = shown.slice(from, from + IN_ONE_PAGE);
  test(`no error stands in place of the stories from ${some[0]?.id} on`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto(`/?path=/story/${shown.at(-1)?.id}&globals=a11y.manual:!true`);
    const frame = page.frameLocator(preview);
    // the whole of Storybook, with its manager, may take a minute on a busy machine
    await expect(frame.locator('#storybook-root > *').first()).toBeAttached({ timeout: 120_000 });
    const wrong: Record<string, string> = {};
    for (const { id } of some) {
      const outcome = await outcomeOf(frame, id);
      if (outcome !== 'finished') wrong[id] = outcome;
    }
    expect(wrong).toEqual({});
  });
}
