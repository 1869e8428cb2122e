import type { SelectedChoice } from '@kathaloka/contract/entities';
import { answerOf, withAnswer } from '@kathaloka/story';
import {
  beginReading,
  goBack,
  hintsAt,
  makeMove,
  type Move,
  type Place,
  placeOf,
  type Reading,
  type Refused,
  stateOf,
} from '../runtime/reading.ts';
import { readSave, replay, saveReading, type SavedReading, storyDigest } from '../runtime/savedReading.ts';
import type { StoryFile } from '../runtime/storyFile.ts';
import { type Brought, openTale, type Tale } from '../runtime/tale.ts';
import { make } from './dom.ts';
import { drawSheet } from './drawSheet.ts';
import { drawChoices, drawEnd, drawHeader, drawScene } from './drawTale.ts';
import { drawTools } from './drawTools.ts';
import { saveFile } from './saveFile.ts';
import { readStored, type StoredPlay, NOTHING_STORED, writeStored } from './storage.ts';
import { directionOf, type Words } from './words.ts';

export interface PlayerOptions {
  /** The key under which the browser stores the play. */
  readonly storyId: string | null;
  readonly language: string | undefined;
  readonly brought: Brought | undefined;
  /** The player’s own words, for a reader who has chosen this language of the story, or none. */
  readonly wordsFor: (chosen: string | undefined) => Words;
  /** Called after each move, and at an ending. */
  readonly onPlace: (place: Place, tale: Tale, reading: Reading) => void;
}

/** The number of abandoned plays to which Back leads. */
const LEFT_MAX = 5;

/** Plays one story in one element. */
export class Player {
  readonly root: HTMLElement;
  readonly #story: StoryFile;
  readonly #options: PlayerOptions;
  readonly #digest: string;
  readonly #key: string;
  readonly #note = make('p', { className: 'note' }, { attributes: { role: 'status' } });
  /** Elements that are replaced on every redraw. */
  #log = make('div');
  #choices = make('div');
  #tools: HTMLElement = make('footer');
  #header: HTMLElement = make('header');
  #inPercent = false;
  #tale: Tale;
  #words: Words;
  #reading: Reading;
  #stored: StoredPlay = NOTHING_STORED;

  constructor(story: StoryFile, options: PlayerOptions) {
    this.#story = story;
    this.#options = options;
    this.#digest = storyDigest(story);
    this.#key = options.storyId ?? `${story.title} ${this.#digest}`;
    const stored = readStored(this.#key);
    this.#stored = stored ?? NOTHING_STORED;
    const save = this.#stored.save;
    this.#tale = this.#taleIn(options.language ?? save?.language);
    this.#words = this.#wordsOf(this.#tale);
    const begun = save && save.moves.length > 0 ? replay(this.#tale, save) : null;
    this.#reading = begun?.reading ?? this.#begun();
    this.root = make(
      'article',
      { tabIndex: -1 },
      { children: [this.#header, this.#log, this.#choices, this.#note, this.#tools] },
    );
    this.#drawAll();
    if (stored === null) this.#say(this.#words.notStored);
    else if (begun) this.#say(begun.isWhole ? this.#words.resumed : this.#words.changed);
  }

  /** Chooses by the number shown before a choice. */
  press(digit: number): void {
    this.#choices.querySelectorAll<HTMLButtonElement>('.choice')[digit - 1]?.click();
  }

  #taleIn = (language: string | undefined): Tale =>
    openTale(this.#story, { language, brought: this.#options.brought });

  /** The player's own words; a reader who has switched the story's language gets them in that language as well. */
  #wordsOf({ language }: Tale): Words {
    const unasked = this.#taleIn(this.#options.language).language;
    return this.#options.wordsFor(language === unasked ? undefined : language);
  }

  #tellIn(language: string): void {
    this.#tale = this.#taleIn(language);
    this.#words = this.#wordsOf(this.#tale);
  }

  #say(text: string): void {
    this.#note.textContent = text;
  }

  /** Redraws everything in new elements, so that no live region reads it out. */
  #drawAll(): void {
    const words = this.#words;
    Object.assign(this.root, { lang: words.tag, dir: directionOf(words.tag) });
    const header = drawHeader(this.#tale);
    this.#header.replaceWith(header);
    this.#header = header;
    const isNamed = header.querySelector('h2') !== null;
    // ids are local to the shadow root; a story without a title keeps the player's own label
    if (isNamed) this.root.setAttribute('aria-labelledby', 'title');
    else this.root.setAttribute('aria-label', words.tale);
    const log = make(
      'div',
      {},
      { attributes: { role: 'log', 'aria-label': words.tale, 'aria-relevant': 'additions' } },
    );
    log.append(...this.#reading.steps.map((_, at) => this.#sceneAt(at)));
    this.#log.replaceWith(log);
    this.#log = log;
    this.#drawBelow();
  }

  #sceneAt(at: number): HTMLElement {
    const { steps } = this.#reading;
    const move = steps[at]!.move;
    const chosen =
      move && 'choose' in move ? chosenAt(placeOf(this.#tale, this.#reading, at - 1), move) : null;
    return drawScene(this.#tale, this.#words, {
      place: placeOf(this.#tale, this.#reading, at),
      chosen,
    });
  }

  /** Draws the choices or the ending, and the tools. */
  #drawBelow(): void {
    const words = this.#words;
    const place = placeOf(this.#tale, this.#reading);
    const choices = make('div', { className: 'choices', tabIndex: -1 }, { attributes: { role: 'group' } });
    choices.setAttribute('aria-label', place.is_ending ? words.theEnd : words.choices);
    if (place.is_ending) choices.append(this.#endOf(place));
    else if (place.choices.length === 0) choices.append(make('p', { textContent: words.unwritten }));
    else
      choices.append(
        ...drawChoices(this.#tale, words, place.choices, {
          onChoose: (at, answer) => this.#move({ choose: at, answer }),
          inPercent: this.#inPercent,
        }),
      );
    const sheet = drawSheet(place, words);
    if (sheet) choices.append(sheet);
    this.#choices.replaceWith(choices);
    this.#choices = choices;
    const hasMoved = this.#reading.steps.length > 1;
    const open = {
      back: hasMoved || this.#stored.left.length > 0,
      again: hasMoved,
      percent: place.choices.some(({ odds }) => odds !== null) ? this.#inPercent : null,
    };
    const tools = drawTools(this.#tale, words, open, {
      onBack: () => this.#back(),
      onAgain: () => this.#again(),
      onSave: () => saveFile(`${this.#tale.story.title || 'story'}.save.json`, this.#save()),
      onLoad: (file) => void this.#load(file),
      onLanguage: (language) => this.#tell(language),
      onPercent: () => this.#tellChances(),
    });
    this.#tools.replaceWith(tools);
    this.#tools = tools;
  }

  #endOf(place: Place): HTMLElement {
    const { entered, plays } = this.#stored;
    const known = new Set([...entered, ...stateOf(this.#reading).scenes]);
    const { endings } = this.#tale;
    return drawEnd(this.#tale, this.#words, {
      place,
      found: endings.filter(({ scene }) => known.has(scene)).length,
      of: endings.length,
      hints: hintsAt(this.#tale, this.#reading, { plays: Math.max(1, plays), entered: known }),
    });
  }

  #move(move: Move): void {
    const moved = makeMove(this.#tale, this.#reading, move);
    if (moved.refused) return this.#refuse(moved.refused, this.#words.short);
    this.#reading = moved.reading;
    this.#store(stateOf(moved.reading).is_completed);
    this.#say('');
    const scene = this.#sceneAt(moved.reading.steps.length - 1);
    this.#log.append(scene);
    this.#drawBelow();
    // the log reads the scene out; the focus moves to the next choices
    this.#choices.focus({ preventScroll: true });
    scene.scrollIntoView({ behavior: scrolling(), block: 'start' });
    this.#options.onPlace(placeOf(this.#tale, this.#reading), this.#tale, this.#reading);
  }

  #again(): void {
    this.#stored = { ...this.#stored, left: [...this.#stored.left, this.#save()].slice(-LEFT_MAX) };
    this.#standAt(this.#begun());
    this.#say(this.#words.begunAgain);
  }

  /** A new play, with dice of its own. */
  #begun = (): Reading => beginReading(this.#tale, Math.random().toString(36).slice(2));

  #tellChances(): void {
    this.#inPercent = !this.#inPercent;
    this.#drawBelow();
    this.#tools.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  }

  #back(): void {
    const left = this.#stored.left.at(-1);
    if (left && this.#reading.steps.length === 1) return this.#backTo(left);
    const moved = goBack(this.#tale, this.#reading);
    if (moved.refused) this.#refuse(moved.refused, this.#words.noWayBack);
    else this.#standAt(moved.reading);
  }

  /** Returns to the play that the reader abandoned last by starting over. */
  #backTo(left: SavedReading): void {
    const words = this.#words;
    const { reading, isWhole } = replay(this.#tale, left);
    this.#stored = { ...this.#stored, left: this.#stored.left.slice(0, -1) };
    this.#standAt(reading);
    this.#say(isWhole ? words.resumed : words.changed);
  }

  /** Only missing XP is reported: no other refused choice can be clicked. */
  #refuse(refused: Refused, tooDear: Words['short']): void {
    if (refused.code === 'xp_short') this.#say(tooDear(refused.required_xp, refused.current_xp));
  }

  #standAt(reading: Reading): void {
    this.#reading = reading;
    this.#store(false);
    this.#say('');
    this.#drawAll();
    this.#choices.focus({ preventScroll: true });
    this.#log.lastElementChild?.scrollIntoView({ behavior: scrolling(), block: 'start' });
    this.#options.onPlace(placeOf(this.#tale, reading), this.#tale, reading);
  }

  /** Continues the same play in another language. */
  #tell(language: string): void {
    const save = this.#save();
    this.#tellIn(language);
    // the old reading has its deeds in the old language
    this.#reading = replay(this.#tale, save).reading;
    this.#store(false);
    this.#say('');
    this.#drawAll();
    this.#tools.querySelector('select')?.focus();
  }

  #save = (): SavedReading => saveReading(this.#digest, this.#tale, this.#reading);

  #store(hasEnded: boolean): void {
    const { left, plays, entered } = this.#stored;
    const seen = hasEnded ? [...new Set([...entered, ...stateOf(this.#reading).scenes])] : entered;
    this.#stored = { save: this.#save(), left, plays: plays + (hasEnded ? 1 : 0), entered: seen };
    if (!writeStored(this.#key, this.#stored)) this.#say(this.#words.notStored);
  }

  async #load(file: File): Promise<void> {
    const words = this.#words;
    const save = readSave(await file.text());
    if (!save) return this.#say(words.noSave);
    if (
      save.story !== this.#digest &&
      save.title !== this.#tale.story.title &&
      save.title !== this.#story.title
    )
      return this.#say(words.otherStory(save.title));
    this.#tellIn(save.language);
    const { reading, isWhole } = replay(this.#tale, save);
    this.#standAt(reading);
    this.#say(isWhole ? this.#words.resumed : this.#words.changed);
  }
}

const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

function chosenAt(
  { choices }: Place,
  { choose, answer }: Extract<Move, { choose: unknown }>,
): SelectedChoice {
  const text = typeof choose === 'string' ? choose : (choices[choose]?.text ?? '');
  return withAnswer(text, answerOf(answer ?? ''));
}
