import type { ClientState } from '@kathaloka/api';
import { combineReducers, configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { client } from './client.ts';

const reducer = combineReducers(client.reducers);

/** Creates a store for one page, story or test. */
export function createStore(): EnhancedStore<ClientState> {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(client.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
