import { API_BASE } from '@kathaloka/contract/calls';
import { ADMIN } from '../../e2e/support/ownServer.ts';
import { type Visitor, a, some } from './visitor.ts';

/** What one person does from beginning to end, in any engine. */
export interface Journey {
  readonly name: string;
  readonly take: (visitor: Visitor) => Promise<void>;
}

const PASSWORD = 'Lamp!oil1';
const TALE = 'How to Move an Elephant';
const ENDED = 'Turn the page';

let people = 0;
const newName = (): string => `til_${process.pid}_${(people += 1)}`;

/** Has an account and is signed in, without the way through the form. */
async function becomesMember(visitor: Visitor): Promise<void> {
  await visitor.open('/terms-of-service');
  await visitor.driver.run(
    async (address, username, password) => {
      const body = { username, email: `${username}@example.com`, password, confirm_password: password };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      const { tokens, user } = (await answer.json()) as {
        tokens: { access_token: string };
        user: { id: string };
      };
      localStorage.setItem('tokens', JSON.stringify({ ...tokens, user_id: user.id }));
      localStorage.setItem('token', tokens.access_token);
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('kathaloka.editor-tour', 'seen');
      sessionStorage.setItem('kathaloka.greeted', 'yes');
    },
    `${API_BASE}/auth/register`,
    newName(),
    PASSWORD,
  );
}

async function opensStory(visitor: Visitor, title: string): Promise<void> {
  const id = await visitor.driver.run(
    async (address, wanted) => {
      const found = (await (await fetch(address + encodeURIComponent(wanted))).json()) as {
        id: string;
        title: string;
      }[];
      return found.find((story) => story.title === wanted)!.id;
    },
    `${API_BASE}/stories/search/?limit=10&q=`,
    title,
  );
  await visitor.open(`/game/${id}`);
  await visitor.sees(a('heading', title));
}

async function beginsToPlay(visitor: Visitor): Promise<void> {
  await becomesMember(visitor);
  await opensStory(visitor, TALE);
  await visitor.clicks(a('button', 'PLAY'));
  await visitor.isAt(/^\/play\//);
  await visitor.until('for choices', isReady, ENDED);
}

async function fillsInLogin(
  visitor: Visitor,
  username: string,
  label: string,
  password = PASSWORD,
): Promise<void> {
  await visitor.types(a('field', label), username);
  await visitor.types(a('field', 'Password'), password);
  await visitor.clicks(a('button', 'Sign In'));
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'from the landing page to Home, where every cover in sight is drawn',
    async take(visitor) {
      await visitor.open('/');
      await visitor.clicks(a('link', 'Get Started'));
      await visitor.isAt(/^\/home$/);
      await visitor.sees(a('heading', 'Featured Stories'));
      await visitor.until('for the covers in sight', () =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .every((image) => image.naturalWidth > 0),
      );
    },
  },
  {
    name: 'registers, leaves, asks for the account, and comes to it through the login',
    async take(visitor) {
      const username = newName();
      await visitor.open('/register');
      await visitor.types(a('field', 'Username'), username);
      await visitor.types(a('field', 'Email'), `${username}@example.com`);
      await visitor.types(a('field', 'Password'), PASSWORD);
      await visitor.types(a('field', 'Confirm password'), PASSWORD);
      await visitor.findsNothingWrong();
      await visitor.clicks(a('button', 'Create Account'));
      await visitor.isAt(/^\/home$/);
      await visitor.open('/profile');
      await visitor.clicks(a('button', 'Logout'));
      await visitor.isAt(/^\/login$/);
      await visitor.open('/account');
      await visitor.isAt(/^\/login$/);
      await fillsInLogin(visitor, username, 'Username or Email', 'Not!the1one');
      await visitor.sees(a('alert'));
      await fillsInLogin(visitor, username, 'Username or Email');
      await visitor.isAt(/^\/account$/);
      await visitor.reads(`${username}@example.com`);
    },
  },
  {
    name: 'searches by keyboard and opens what was found',
    async take(visitor) {
      await visitor.open('/terms-of-service');
      await visitor.tabsTo(a('combobox', 'Search stories'));
      await visitor.types(a('combobox', 'Search stories'), 'elephant');
      await visitor.sees(some('option', TALE));
      await visitor.presses('ArrowDown', 'Enter');
      await visitor.isAt(/^\/game\//);
      await visitor.sees(a('heading', TALE));
    },
  },
  {
    name: 'likes and saves a story, which is still so after a reload',
    async take(visitor) {
      await becomesMember(visitor);
      await opensStory(visitor, TALE);
      for (const name of ['Like', 'Bookmark']) {
        await visitor.clicks(a('button', name));
        await visitor.until(`for ${name} to be pressed`, isPressed, name);
      }
      await visitor.findsNothingWrong();
      await opensStory(visitor, TALE);
      for (const name of ['Like', 'Bookmark'])
        await visitor.until(`for ${name} to be pressed`, isPressed, name);
    },
  },
  {
    name: 'plays a story to an ending by its choices',
    async take(visitor) {
      await beginsToPlay(visitor);
      await visitor.findsNothingWrong();
      for (let turns = 0; turns < 20; turns += 1) {
        await visitor.until('for the next choices, or an ending', isReady, ENDED);
        if (await visitor.driver.run((ended) => document.body.innerText.includes(ended), ENDED)) return;
        await visitor.presses('1');
        await visitor.until('for the choice to be taken', isTold, turns + 1);
      }
      throw new Error('The story does not end.');
    },
  },
  {
    name: 'acts in words of their own, takes it back, brings it back, and finds it again after a reload',
    async take(visitor) {
      const words = 'I ask the elephant for its opinion of committees.';
      await beginsToPlay(visitor);
      await visitor.types(a('textbox', 'Custom action'), words);
      await visitor.presses('Enter');
      await visitor.until('for the words in the log', isInLog, words, true);
      await visitor.until('for the turn to be told', isReady, ENDED);
      await visitor.clicks(some('button', 'Undo'));
      await visitor.until('for the words to leave the log', isInLog, words, false);
      await visitor.clicks(some('button', 'Redo'));
      await visitor.until('for the words in the log', isInLog, words, true);
      await visitor.driver.open(await visitor.driver.run(() => location.href));
      await visitor.until('for the words in the log', isInLog, words, true);
    },
  },
  {
    name: 'chooses Urdu and palm leaf: the page turns round, has them after a reload, and fits 320 px',
    async take(visitor) {
      await visitor.open('/home');
      await visitor.clicks(a('radio', 'Palm leaf'));
      await visitor.until('for palm leaf', () => document.documentElement.dataset.theme === 'palm-leaf');
      await visitor.tabsTo(a('combobox', 'Language'));
      await visitor.presses('End');
      await visitor.until('for Urdu', isUrdu);
      await visitor.open('/home');
      await visitor.until('for Urdu', isUrdu);
      await visitor.driver.resize(320, 640);
      await visitor.until('for a page that fits', () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth <= clientWidth;
      });
    },
  },
  {
    name: 'writes the beginning of a story, which is there again after the tab was closed',
    async take(visitor) {
      await becomesMember(visitor);
      await visitor.open('/create-story');
      await visitor.types(a('textbox', 'Title'), 'The Lamp at the Ford');
      await visitor.types(a('textbox', 'Tagline'), 'One crossing, and two ways to end it.');
      await visitor.clicks(a('tab', 'Story Structure'));
      await visitor.types(a('textbox', 'Scene text'), 'You stand at the ford.');
      await visitor.until('for the draft to be stored', () => /saved/i.test(document.body.textContent));
      await visitor.driver.open('about:blank');
      await visitor.open('/create-story');
      await visitor.until(
        'for the title to be there again',
        () =>
          document.querySelector<HTMLInputElement>('input[name="title"], main input')?.value ===
          'The Lamp at the Ford',
      );
    },
  },
  {
    name: 'an administrator signs in, and sorts and filters the list of stories',
    async take(visitor) {
      await visitor.open('/admin');
      await fillsInLogin(visitor, ADMIN.username, 'Email or Username', ADMIN.password);
      await visitor.isAt(/^\/admin\/stories/);
      await visitor.sees(a('table'));
      await visitor.findsNothingWrong();
      await visitor.clicks(a('button', 'Title'));
      await visitor.isAt(/sort=title/);
      await visitor.until(
        'for a sorted column',
        () => document.querySelector('[aria-sort="ascending"]') !== null,
      );
      await visitor.types(a('searchbox', 'Search stories'), 'churel');
      await visitor.isAt(/q=churel/);
      await visitor.until('for the only story', () => document.querySelectorAll('tbody tr').length === 1);
    },
  },
  {
    name: 'by keyboard alone from Home into a story, to the login, and back to the story',
    async take(visitor) {
      await visitor.open('/home');
      await visitor.sees(a('heading', 'Featured Stories'));
      await visitor.tabsTo(a('link', 'Skip to content'));
      await visitor.presses('Enter');
      await visitor.until(
        'for the focus in the main part',
        () => document.activeElement?.localName === 'main',
      );
      for (let presses = 0; presses < 40; presses += 1) {
        await visitor.presses('Tab');
        if (await visitor.driver.run(isAtStoryLink)) break;
      }
      await visitor.presses('Enter');
      await visitor.isAt(/^\/game\//);
      await visitor.tabsTo(a('button', 'PLAY'));
      await visitor.presses('Enter');
      await visitor.sees(a('dialog'));
      await visitor.presses('Escape');
      await visitor.seesNo(a('dialog'));
      await visitor.until(
        'for the focus back at PLAY',
        () => document.activeElement?.textContent.includes('PLAY') === true,
      );
    },
  },
];

const isAtStoryLink = (): boolean =>
  document.activeElement?.getAttribute('href')?.startsWith('/game/') === true;
const isUrdu = (): boolean =>
  document.documentElement.lang === 'ur' && document.documentElement.dir === 'rtl';
const isPressed = (name: string): boolean =>
  [...document.querySelectorAll('main [aria-pressed="true"]')].some((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).startsWith(name),
  );
const isInLog = (words: string, isThere: boolean): boolean =>
  document.querySelector('[role="log"]')?.textContent.includes(words) === isThere;
const isTold = (choices: number): boolean =>
  (document.querySelector('[role="log"]')?.textContent.match(/Selected: /g) ?? []).length >= choices;
const isReady = (ended: string): boolean => {
  // what waits for the end of the text is not in it
  const text = document.body.innerText;
  const choice = document.querySelector('[aria-label="Choices"] button');
  return (
    !text.includes('AI is thinking...') &&
    (text.includes(ended) || (choice !== null && choice.getAttribute('aria-disabled') !== 'true'))
  );
};
