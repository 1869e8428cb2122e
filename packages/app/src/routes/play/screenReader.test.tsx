import { virtual } from '@guidepup/virtual-screen-reader';
import { mockCall } from '@kathaloka/api/testing';
import { aSessionEnding, aStory, aUser } from '@kathaloka/contract/fixtures';
import { en, loadWords, WordsProvider } from '@kathaloka/ui';
import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';
import { aPlayOf, TALES } from '../../testing/plays.ts';

const server = appServer();

afterEach(() => virtual.stop());

/** The live announcements of a screen reader during an action, one per line. */
async function announced(act: () => Promise<unknown>): Promise<readonly string[]> {
  await virtual.clearSpokenPhraseLog();
  await act();
  const phrases = await virtual.spokenPhraseLog();
  return phrases.flatMap((phrase) => /^(?:polite|assertive): (.+)/.exec(phrase)?.[1] ?? []);
}

/**
 * What a screen reader reads after each of this many Tab presses. Moves the focus back to the first stop afterwards.
 */
async function readByTab(count: number): Promise<readonly string[]> {
  const read: string[] = [];
  for (let at = 0; at < count; at += 1) {
    await virtual.press('Tab');
    read.push(await virtual.lastSpokenPhrase());
  }
  for (let at = 1; at < count; at += 1) await virtual.press('Shift+Tab');
  return read;
}

/** Everything that a screen reader reads in a part of the page. */
async function readAll(part: HTMLElement): Promise<readonly string[]> {
  await virtual.stop();
  await virtual.start({ container: part });
  for (let at = 0; at < 100 && !(await virtual.lastSpokenPhrase()).startsWith('end of region'); at += 1)
    await virtual.next();
  return virtual.spokenPhraseLog();
}

/** Opens a session of the tale, with the focus before its choices. */
async function openTale(language: keyof typeof TALES) {
  const words = await loadWords(language);
  const { play, ending } = { ...en, ...words };
  const { session, handlers } = aPlayOf(language);
  server.use(
    ...handlers,
    mockCall('getEnding', () => aSessionEnding({ forks: [], closed: null, next: null })),
    mockCall('getStory', () => aStory({ id: session.story_id })),
  );
  render(
    <WordsProvider words={words}>
      <PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />
    </WordsProvider>,
  );
  const log = await screen.findByRole('log');
  await within(log).findByText(TALES[language][0].sentences[0], { exact: false });
  await virtual.start({ container: document.body });
  // later, the page itself moves the focus here, after each choice
  (await screen.findByRole('group', { name: play.choices })).parentElement?.focus();
  return { play, ending };
}

const LANGUAGES = Object.keys(TALES) as (keyof typeof TALES)[];

describe.each(LANGUAGES)('A whole play by screen reader in %s', (language) => {
  it('reads each sentence once, in order, with the choices and their keys, to the last page', async () => {
    const { play, ending } = await openTale(language);
    const scenes = TALES[language];
    const told: (readonly string[])[] = [];
    for (const [at, { choices }] of scenes.slice(0, -1).entries()) {
      const next = scenes[at + 1]!;
      expect(await readByTab(choices.length)).toEqual(
        choices.map((text, index) => `button, ${text}, key shortcuts ${index + 1}`),
      );
      told.push(
        await announced(async () => {
          await virtual.press('Enter');
          await screen.findAllByText(next.choices[0] ?? play.theEnd);
        }),
      );
    }
    const texts = scenes.slice(1).map(({ sentences }) => sentences.join(' '));
    expect(told).toEqual([[texts[0]], [texts[1], play.theEnd]]);

    expect(await readByTab(1)).toEqual([`button, ${ending.turnPage}`]);
    await virtual.press('Enter');
    const page = await screen.findByRole('region', { name: new RegExp(`^${play.theEnd}`) });
    expect(page).toHaveFocus();
    const read = (await readAll(page)).join('\n');
    expect(read).toContain('The Coin Keeps Its Name');
    expect(read).toContain(`button, ${ending.beginAgain}`);
  });
});
