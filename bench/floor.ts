/** The minimal size of a page on this stack: its libraries, each used once, in the same build as the app. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = `
  import { createRoot } from 'react-dom/client';
  import { createElement, startTransition, Suspense, lazy } from 'react';
  import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
  import { Provider } from 'react-redux';
  import { combineReducers, configureStore } from '@reduxjs/toolkit';
  import { setupListeners } from '@reduxjs/toolkit/query';
  import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
  import styled from '@emotion/styled';
  const Title = styled.h1\`color: red;\`;
  const api = createApi({
    baseQuery: fetchBaseQuery({ baseUrl: '/' }),
    endpoints: (build) => ({
      one: build.query({ query: () => 'one' }),
      pages: build.infiniteQuery({
        infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: () => 2 },
        query: () => 'pages',
      }),
      change: build.mutation({ query: () => ({ url: 'change', method: 'POST' }) }),
    }),
  });
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer }),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  function Page() {
    const { data } = api.useOneQuery();
    api.usePagesInfiniteQuery();
    api.useChangeMutation();
    useNavigate();
    return createElement(Title, null, useLocation().pathname, String(data));
  }
  const Later = lazy(() => Promise.resolve({ default: Page }));
  const routes = createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Later) }));
  const app = createElement(Suspense, null, createElement(BrowserRouter, null, routes));
  startTransition(() => createRoot(document.body).render(createElement(Provider, { store }, app)));
`;

/** The size in kB, compressed by Brotli. */
export async function stackFloor(): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: path.join(ROOT, 'packages/app') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      'react-router': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs'),
      '@emotion/is-prop-valid': path.join(ROOT, 'tools/lib/everyProp.mjs'),
    },
    write: false,
    logLevel: 'error',
  });
  return brotliCompressSync(outputFiles[0]!.contents).length / 1000;
}
