import { carousel } from './en/carousel.ts';
import { combobox } from './en/combobox.ts';
import { errors } from './en/errors.ts';
import { field } from './en/field.ts';
import { home } from './en/home.ts';
import { notFound } from './en/notFound.ts';
import { numbers } from './en/numbers.ts';
import { overlay } from './en/overlay.ts';
import { play } from './en/play.ts';
import { playPanels } from './en/playPanels.ts';
import { product } from './en/product.ts';
import { shell } from './en/shell.ts';
import { story } from './en/story.ts';
import { structure } from './en/structure.ts';
import { table } from './en/table.ts';

/** Every string that a person reads, by area. It is the type that every other language satisfies. */
export const en = {
  carousel,
  combobox,
  errors,
  field,
  home,
  notFound,
  numbers,
  overlay,
  play,
  playPanels,
  product,
  shell,
  story,
  structure,
  table,
};

export type Words = typeof en;
export type WordsArea = keyof Words;
