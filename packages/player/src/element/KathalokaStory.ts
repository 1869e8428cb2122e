import type { Place, Reading } from '../runtime/reading.ts';
import { readStory, readStoryText } from '../runtime/readStory.ts';
import type { ReadStory, StoryFault } from '../runtime/storyFile.ts';
import type { Brought, Tale } from '../runtime/tale.ts';
import { make } from './dom.ts';
import { Player } from './Player.ts';
import { STYLES } from './styles.ts';
import { directionOf, interfaceLanguage, type Words, wordsIn } from './words.ts';

/** The detail of `kathaloka-move` and `kathaloka-ending`. */
export interface PlaceDetail {
  readonly place: Place;
  readonly reading: Reading;
  readonly tale: Tale;
}

/**
 * `<kathaloka-story src="story.json">`: plays a story of the open format. The story may also stand within the element, in a
 * `<script type="application/json">`, or be set as its property `story`.
 */
export class KathalokaStory extends HTMLElement {
  static readonly observedAttributes = ['src', 'language', 'interface'];

  readonly #root = this.attachShadow({ mode: 'open' });
  #given: unknown;
  #brought: Brought | undefined;
  #player: Player | undefined;
  /** Counts the loads, so that only the latest one is shown. */
  #loading = 0;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.addEventListener('keydown', (event) => this.#press(event as KeyboardEvent));
  }

  /** The story as parsed JSON, instead of a URL. */
  get story(): unknown {
    return this.#given;
  }
  set story(story: unknown) {
    this.#given = story;
    this.#begin();
  }

  /** What the reader brings along from other stories. */
  get brought(): Brought | undefined {
    return this.#brought;
  }
  set brought(brought: Brought | undefined) {
    this.#brought = brought;
    this.#begin();
  }

  connectedCallback(): void {
    this.#takeEarlier();
    // while the page is being parsed, the content of the element is still missing
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#begin(), { once: true });
    else this.#begin();
  }

  /** Properties set before the element was defined hide its accessors: sets them again. */
  #takeEarlier(): void {
    for (const name of ['story', 'brought'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name] as never;
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now && this.#loading > 0) this.#begin();
  }

  /**
   * The player’s own words: in the language of the attribute `interface`, the chosen translation, the page or the
   * browser, in this order.
   */
  #wordsFor(wanted?: string): Words {
    const around = this.closest('[lang]')?.getAttribute('lang');
    const tags = [this.getAttribute('interface'), wanted, around, ...navigator.languages];
    return wordsIn(interfaceLanguage(tags));
  }

  #begin(): void {
    if (!this.isConnected) return;
    this.#loading += 1;
    const loading = this.#loading;
    const src = this.getAttribute('src');
    const inside = this.querySelector('script[type="application/json"]')?.textContent;
    if (this.#given !== undefined) this.#show(readStory(this.#given));
    else if (src !== null) void this.#fetch(src, loading);
    else if (inside !== undefined) this.#show(readStoryText(inside));
  }

  async #fetch(src: string, loading: number): Promise<void> {
    const { loading: text } = this.#wordsFor();
    this.#draw(make('p', { className: 'note', textContent: text }, { attributes: { role: 'status' } }));
    const fetched = await textAt(src);
    if (loading !== this.#loading) return;
    if (fetched.fault) this.#drawFailure(fetched.fault);
    else this.#show(readStoryText(fetched.text));
  }

  #draw(...children: Node[]): void {
    const { tag } = this.#wordsFor();
    const root = make('article', { tabIndex: -1, lang: tag, dir: directionOf(tag) }, { children });
    this.#root.replaceChildren(root);
  }

  #drawFailure(fault: StoryFault): void {
    this.#player = undefined;
    const { retry, failed } = this.#wordsFor();
    const again = make('button', { type: 'button', className: 'tool', textContent: retry });
    again.addEventListener('click', () => this.#begin());
    this.#draw(
      make('p', { className: 'note', textContent: failed }, { attributes: { role: 'alert' } }),
      again,
    );
    this.#tell('kathaloka-fault', fault);
  }

  #show({ story, fault }: ReadStory): void {
    if (!story) return this.#drawFault(fault);
    this.#player = new Player(story, {
      storyId: this.getAttribute('story-id'),
      language: this.getAttribute('language') ?? undefined,
      brought: this.#brought,
      wordsFor: (language) => this.#wordsFor(language),
      onPlace: (place, tale, reading) => {
        const detail: PlaceDetail = { place, tale, reading };
        this.#tell('kathaloka-move', detail);
        if (place.is_ending) this.#tell('kathaloka-ending', detail);
      },
    });
    this.#root.replaceChildren(this.#player.root);
    if (this.hasAttribute('takes-focus')) this.#player.root.focus({ preventScroll: true });
  }

  /** The details are in English, for the author of the file. */
  #drawFault(fault: StoryFault): void {
    this.#player = undefined;
    const { line, column, path, message } = fault;
    const words = this.#wordsFor();
    const place = line === undefined || column === undefined ? path : words.place(line, column);
    const detail = make(
      'p',
      { lang: 'en', dir: 'ltr' },
      { children: [make('code', { textContent: place }), ` ${message}`] },
    );
    const alert = make(
      'div',
      { className: 'note' },
      {
        attributes: { role: 'alert' },
        children: [make('strong', { textContent: words.unplayable }), detail],
      },
    );
    this.#draw(alert);
    this.#tell('kathaloka-fault', fault);
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Digits choose, as in the app, while the focus is in the element and outside of text fields. */
  #press(event: KeyboardEvent): void {
    const { key, target } = event;
    const isTyped = target instanceof HTMLInputElement;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.repeat;
    if (isTyped || isModified || !/^[1-9]$/.test(key)) return;
    event.preventDefault();
    this.#player?.press(Number(key));
  }
}

type Fetched =
  | { readonly text: string; readonly fault?: never }
  | { readonly fault: StoryFault; readonly text?: never };

async function textAt(path: string): Promise<Fetched> {
  const fault = (message: string): Fetched => ({ fault: { code: 'not_fetched', path, message } });
  try {
    const answer = await fetch(path);
    return answer.ok ? { text: await answer.text() } : fault(`This address answers ${answer.status}.`);
  } catch {
    return fault('This address cannot be reached.');
  }
}
