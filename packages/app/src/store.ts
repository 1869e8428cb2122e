import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { combineReducers, type Store } from 'redux';
import { client } from './client.ts';

const reducer = combineReducers({ [client.reducerPath]: client.reducer });

/** A store of its own for every page, story and test. */
export function createStore(): Store {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(client.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
