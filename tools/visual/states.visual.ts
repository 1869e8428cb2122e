import { expect, type Page, test } from '@playwright/test';
import { compileErrors } from './compileErrors.ts';

/** All states, one after the other, in one page: loading Storybook for each would take an hour. */
test.describe.configure({ timeout: 900_000 });

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly tags: readonly string[];
}

async function statesOf(page: Page): Promise<Entry[]> {
  const index: { entries: Record<string, Entry> } = await (await page.request.get('/index.json')).json();
  return Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('behaviour'),
  );
}

async function openFirst(page: Page, { id }: Entry): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await ended(page, id);
}

/** Waits until a story has been shown and checked. */
async function ended(page: Page, id: string): Promise<void> {
  await page.waitForFunction((story) => {
    const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') ?? {};
    return currentRender?.id === story && ['finished', 'errored', 'aborted'].includes(currentRender.phase);
  }, id);
}

async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await ended(page, id);
}

/** What is wrong with the shown state. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // a bar at the foot of the window lies over what scrolls
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) || isBar(element.parentElement));
    const rings = [...document.querySelectorAll<HTMLElement>('#storybook-root *, [data-base-ui-portal] *')]
      .filter((element) => element.matches(':focus-visible, :has(> :focus-visible)'))
      .filter((element) => {
        const { outlineStyle, outlineColor } = getComputedStyle(element);
        return outlineStyle === 'solid' && !/^transparent$|, 0\)$|\/ 0\)$/.test(outlineColor);
      })
      .map((element) => `a focus ring on ${element.outerHTML.slice(0, 90)}`);
    const error = document.body.classList.contains('sb-show-errordisplay')
      ? [`throws ${document.querySelector('#error-message')?.textContent.slice(0, 300)}`]
      : [];
    // the words in a field, and what lies over their beginning
    const covered = [...document.querySelectorAll<HTMLInputElement>('#storybook-root input')].flatMap(
      (field) => {
        const { left, right, top, height, width } = field.getBoundingClientRect();
        const isText = /^(?:text|search|email|password|)$/.test(field.type);
        if (
          !isText ||
          !field.value ||
          !field.checkVisibility() ||
          width < 20 ||
          top < 0 ||
          top + height > innerHeight
        )
          return [];
        const isRightToLeft = field.matches(':dir(rtl)');
        const { paddingInlineStart } = getComputedStyle(field);
        const inset = parseFloat(paddingInlineStart) + 4;
        const over = document.elementFromPoint(
          isRightToLeft ? right - inset : left + inset,
          top + height / 2,
        );
        if (!over || isBar(over) || over === field || field.contains(over) || over.contains(field)) return [];
        return [`${over.outerHTML.slice(0, 90)} lies over the words of a field`];
      },
    );
    return [...error, ...rings, ...covered];
  });

for (const width of [390, 1440]) {
  test(`every state is shown without a fault at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const states = await statesOf(page);
    expect(states.length).toBeGreaterThan(800);
    await openFirst(page, states.at(-1)!);
    const faults: string[] = [];
    for (const { id, tags } of states) {
      const isMadeForMore = await page.evaluate(async (storyId) => {
        const { storyStoreValue } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
        const { storyGlobals } = await storyStoreValue.loadStory({ storyId });
        return ['tablet', 'desktop', 'zoomed'].includes(storyGlobals.viewport?.value);
      }, id);
      if (isMadeForMore && width === 390) continue;
      await show(page, id);
      const found = await faultsOf(page);
      faults.push(
        ...found
          .filter((fault) => !tags.includes('focused') || !/ring/.test(fault))
          .map((fault) => `${id}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  });
}

/** Components whose stories have data from helpers that the printer does not follow far enough to compile. */
const NOT_PRINTED_WHOLE = [
  'components-account-newpasswordfields',
  'components-patterns-datatable',
  'components-playing-eyesclosed',
  'components-playing-playlog',
  'components-writing-findingspanel',
  'components-writing-sceneinspector',
  'components-writing-structuretab',
  'screens-playing-playscreen',
  'screens-playing-progressscreen',
];

test('the code of every state compiles', async ({ page }) => {
  const states = (await statesOf(page)).filter(
    ({ id, title }) => !title.startsWith('Foundations/') && !NOT_PRINTED_WHOLE.includes(id.split('--')[0]!),
  );
  await openFirst(page, states[0]!);
  const codes = new Map<string, string>();
  for (const { id } of states) {
    const code: unknown = await page.evaluate(async (storyId) => {
      const { storyStoreValue } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const story = await storyStoreValue.loadStory({ storyId });
      const context = { ...storyStoreValue.getStoryContext(story), ...story, args: story.initialArgs };
      return Promise.resolve(story.parameters.docs.source.transform('', context)).catch(String);
    }, id);
    codes.set(id, String(code));
  }
  expect(compileErrors(codes)).toEqual([]);
});
