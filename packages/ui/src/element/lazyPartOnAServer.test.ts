import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

it('A server renders lazy parts', async () => {
  const Part = lazyPart(() => Promise.resolve(() => createElement('p', null, 'The part')));
  const { prelude } = await prerender(createElement(Part));
  expect(await new Response(prelude).text()).toContain('<p>The part</p>');
});
