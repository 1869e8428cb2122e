import type { SelectedChoice } from '@kathaloka/contract/entities';
import { drawLine, drawMarkdown } from '../markdown/draw.ts';
import type { Place, PlaceChoice } from '../runtime/reading.ts';
import type { Tale } from '../runtime/tale.ts';
import { isSecondClick, make, signedBy } from './dom.ts';
import { drawChanges, drawCheck, oddsText } from './drawSheet.ts';
import { directionOf, type Words } from './words.ts';

const langOf = ({ language }: Tale) => ({ lang: language, dir: directionOf(language) });
/** The attributes of the player's own words within the tale, which may be in another language. */
const ownLang = ({ tag }: Words) => ({ lang: tag, dir: directionOf(tag) });

export function drawHeader(tale: Tale): HTMLElement {
  const { title, tagline, cover_image_url, image_alt } = tale.story;
  const address = cover_image_url === null ? null : safeCover(cover_image_url);
  return make('header', langOf(tale), {
    children: [
      address === null ? null : cover(address, image_alt),
      title === '' ? null : make('h2', { id: 'title', textContent: title }),
      tagline === '' ? null : make('p', { className: 'tagline', textContent: tagline }),
    ],
  });
}

/** The URL of a cover. Null unless it is an embedded picture, or a file on the web or on this computer. */
function safeCover(address: string): string | null {
  const isPicture = /^data:image\/(?:svg\+xml|png|jpeg|webp|avif|gif)[;,]/i.test(address);
  if (isPicture) return address;
  if (!URL.canParse(address, document.baseURI)) return null;
  return /^(?:https?|file):$/.test(new URL(address, document.baseURI).protocol) ? address : null;
}

function cover(src: string, alt: string): HTMLImageElement {
  const picture = make('img', { src, alt, decoding: 'async' });
  picture.addEventListener('error', () => picture.remove());
  return picture;
}

/** Draws a scene, below the choice that led to it. */
export function drawScene(
  tale: Tale,
  words: Words,
  { place, chosen }: { readonly place: Place; readonly chosen: SelectedChoice | null },
): HTMLElement {
  const { chapter } = place;
  return make(
    'section',
    { className: 'scene', ...langOf(tale) },
    {
      attributes: signedBy('author'),
      children: [
        chosen === null ? null : drawChosen(chosen, tale, words),
        chapter &&
          make(
            'h3',
            { className: 'chapter' },
            {
              children: [
                make(
                  'small',
                  { ...ownLang(words), textContent: words.chapter(chapter.number, chapter.of) },
                  { attributes: signedBy('house') },
                ),
                chapter.title,
              ],
            },
          ),
        drawCheck(place, words),
        drawMarkdown(place.text),
        drawChanges(place, words),
      ],
    },
  );
}

/** The choice that was taken, with the answer below. */
const drawChosen = ({ text, answer }: SelectedChoice, tale: Tale, words: Words): HTMLElement =>
  make(
    'p',
    { className: 'chosen', ...ownLang(words) },
    {
      attributes: signedBy('house'),
      children: [
        `${words.chosen} `,
        make('span', langOf(tale), { attributes: signedBy('author'), children: [drawLine(text)] }),
        ...(answer === undefined
          ? []
          : [make('br'), make('span', langOf(tale), { attributes: signedBy('player'), children: [answer] })]),
      ],
    },
  );

export interface Choosing {
  /** Called with the index of a choice, and the answer if it asks. */
  readonly onChoose: (at: number, answer: string | null) => void;
  /** Whether chances are told in percent as well. */
  readonly inPercent: boolean;
}

export function drawChoices(
  tale: Tale,
  words: Words,
  choices: readonly PlaceChoice[],
  { onChoose, inPercent }: Choosing,
): Node[] {
  const buttons = choices.flatMap((choice, at) => {
    const odds = choice.odds === null ? null : oddsText(choice.odds, words, inPercent);
    const button = choiceButton(tale, words, { ...choice, odds }, at);
    if (!choice.asks) {
      button.addEventListener('click', (event) => isSecondClick(event) || onChoose(at, null));
      return [button];
    }
    const form = answerForm(tale, words, choice, (answer) => onChoose(at, answer));
    button.setAttribute('aria-expanded', 'false');
    button.addEventListener('click', () => {
      form.hidden = !form.hidden;
      button.setAttribute('aria-expanded', String(!form.hidden));
      if (!form.hidden) form.querySelector('input')?.focus();
    });
    form.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      button.click();
      button.focus();
    });
    return [button, form];
  });
  const isFull = choices.some(({ puts_down }) => puts_down);
  return isFull ? [make('p', { textContent: words.handsFull }), ...buttons] : buttons;
}

function choiceButton(
  tale: Tale,
  words: Words,
  { text, because, odds }: Pick<PlaceChoice, 'text' | 'because'> & { readonly odds: string | null },
  at: number,
): HTMLButtonElement {
  const label = make('span', langOf(tale), {
    children: [
      drawLine(text),
      because === null
        ? null
        : make(
            'span',
            { className: 'because', ...ownLang(words) },
            { children: [`${words.because} `, make('span', { ...langOf(tale), textContent: because })] },
          ),
      odds === null ? null : make('span', { className: 'because', ...ownLang(words), textContent: odds }),
    ],
  });
  const disc = make(
    'span',
    { className: 'disc', textContent: String(at + 1) },
    { attributes: { 'aria-hidden': 'true' } },
  );
  return make('button', { type: 'button', className: 'choice' }, { children: [disc, label] });
}

function answerForm(
  tale: Tale,
  words: Words,
  { text }: PlaceChoice,
  onAnswer: (answer: string | null) => void,
): HTMLFormElement {
  const field = make(
    'input',
    { type: 'text', maxLength: 80, autocomplete: 'off', ...langOf(tale) },
    {
      attributes: { 'aria-label': text },
    },
  );
  const send = make('button', { type: 'submit', className: 'tool main', textContent: words.answer });
  const without = make('button', { type: 'button', className: 'tool', textContent: words.withoutAnswer });
  without.addEventListener('click', (event) => isSecondClick(event) || onAnswer(null));
  const form = make(
    'form',
    { hidden: true, noValidate: true },
    {
      children: [make('p', { textContent: words.answerHint }), field, send, without],
    },
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (field.value.trim() === '') field.focus();
    else onAnswer(field.value);
  });
  return form;
}

export interface End {
  readonly place: Place;
  readonly found: number;
  readonly of: number;
  readonly hints: readonly string[];
}

/** Draws the end below the last scene. */
export function drawEnd(tale: Tale, words: Words, { place, found, of, hints }: End): HTMLElement {
  return make(
    'div',
    { className: 'end' },
    {
      children: [
        make('strong', {
          ...(place.ending === null ? {} : langOf(tale)),
          textContent: place.ending ?? words.theEnd,
        }),
        place.is_lost ? make('p', { textContent: words.lost }) : null,
        make('span', { textContent: of > 1 ? words.found(found, of) : words.onlyEnding }),
        hints.length === 0
          ? null
          : make(
              'div',
              { className: 'hints' },
              {
                children: [
                  make('span', { textContent: words.hints }),
                  make('ul', langOf(tale), {
                    children: hints.map((hint) => make('li', { textContent: hint })),
                  }),
                ],
              },
            ),
      ],
    },
  );
}
