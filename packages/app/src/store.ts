import type { ClientState } from '@kathaloka/api';
import { configureStore, type EnhancedStore, type ThunkDispatch } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { combineReducers, type UnknownAction } from 'redux';
import { client } from './client.ts';

const reducer = combineReducers(client.reducers);

interface AppStore extends EnhancedStore<ClientState> {
  readonly dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>;
}

/** Creates a store for one page, Storybook story or test. */
export function createStore(): AppStore {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(client.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
