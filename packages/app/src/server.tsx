import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { PageRenderer } from '@kathaloka/contract/rendering';
import { loadWords } from '@kathaloka/ui';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppTree } from './AppTree.tsx';
import { client } from './client.ts';
import { loadPageAt } from './routing/AppRoutes.tsx';
import { createStore } from './store.ts';
import { fillStore } from './rendering/fillStore.ts';
import { withStyleRules } from './rendering/styleRules.ts';

/**
 * The maximum chunk size, with which React renders every part in place: with smaller chunks it uses scripts to move
 * late parts into place.
 */
const ONE_PIECE = Number.POSITIVE_INFINITY;

/** Renders a page as guests see it. If a part fails, the whole page fails. */
export const renderPage: PageRenderer['renderPage'] = async ({ url, language, theme, answers }) => {
  const [words] = await Promise.all([loadWords(language), loadPageAt(new URL(url, 'http://page').pathname)]);
  const cache = createCache({ key: 'css' });
  // collects the styles instead of writing them before each element
  cache.compat = true;
  const store = createStore();
  fillStore(store.dispatch, answers);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <AppTree
        store={store}
        answers={answers}
        preferences={{ theme, language }}
        words={words}
        inRouter={(page) => <StaticRouter location={url}>{page}</StaticRouter>}
      />
    </CacheProvider>,
    {
      progressiveChunkSize: ONE_PIECE,
      onError: (error) => void failures.push(error),
    },
  );
  // cancels the timers that remove unused answers
  store.dispatch(client.api.util.resetApiState());
  if (failures.length > 0) throw failures[0];
  const { html, rules } = withStyleRules(await new Response(prelude).text());
  const collected = Object.values(cache.inserted).filter((each) => typeof each === 'string');
  return {
    html,
    styles: { names: Object.keys(cache.inserted).join(' '), rules: collected.join('') + rules },
  };
};
