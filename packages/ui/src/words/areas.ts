import type { Words } from './en.ts';
import { carousel } from './en/carousel.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { notFound } from './en/notFound.ts';
import { numbers } from './en/numbers.ts';
import { product } from './en/product.ts';
import { shell } from './en/shell.ts';
import { story } from './en/story.ts';
import { useArea } from './WordsProvider.tsx';

// One hook for each area: a component brings the English of its own area into a bundle, and no other.

export function useCarouselWords(): Words['carousel'] {
  return useArea('carousel', carousel);
}

export function useErrorsWords(): Words['errors'] {
  return useArea('errors', errors);
}

export function useHomeWords(): Words['home'] {
  return useArea('home', home);
}

export function useNotFoundWords(): Words['notFound'] {
  return useArea('notFound', notFound);
}

export function useNumbers(): Words['numbers'] {
  return useArea('numbers', numbers);
}

export function useProductWords(): Words['product'] {
  return useArea('product', product);
}

export function useShellWords(): Words['shell'] {
  return useArea('shell', shell);
}

export function useStoryWords(): Words['story'] {
  return useArea('story', story);
}
