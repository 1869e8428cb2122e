import { carousel } from './en/carousel.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { notFound } from './en/notFound.ts';
import { numbers } from './en/numbers.ts';
import { product } from './en/product.ts';
import { shell } from './en/shell.ts';
import { story } from './en/story.ts';

/** Every string that a person reads, by area. It is the type that every other language satisfies. */
export const en = {
  carousel,
  errors,
  home,
  notFound,
  numbers,
  product,
  shell,
  story,
};

export type Words = typeof en;
export type WordsArea = keyof Words;
